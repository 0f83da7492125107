/** The dial from none to ten: slide the rat, tap a stop, or use the arrow keys. Closed stops stay in sight and say why. */

import { useRef } from 'preact/hooks'
import type { Claim } from '../../../games/rats/state.ts'
import { sure } from '../../../kernel/at.ts'
import sprite from '../../look/rats.svg'
import * as css from './dial.module.css'
import { ratsWords as t } from './words.ts'

const STOPS = 11
const CX = 195
const CY = 190
const OUTER = 181
const INNER = 132
const START = 187
const STEP = (START * 2 - 180) / STOPS

const turn = (degrees: number, radius: number): [number, number] => {
  const a = (degrees * Math.PI) / 180
  return [CX + Math.cos(a) * radius, CY - Math.sin(a) * radius]
}
const at = (degrees: number, radius: number) =>
  turn(degrees, radius)
    .map((n) => n.toFixed(1))
    .join(' ')
const middle = (claim: Claim) => START - STEP * (claim + 0.5)

function wedge(claim: Claim, outer: number, inner: number): string {
  const from = START - STEP * claim - 0.35
  const to = START - STEP * (claim + 1) + 0.35
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
}

interface DialProps {
  readonly open: readonly Claim[]
  readonly value: Claim
  readonly disabled: boolean
  readonly onChange: (claim: Claim) => void
  readonly onClosed: (claim: Claim) => void
  readonly onSay: () => void
}

function Stop({ claim, state }: { readonly claim: Claim; readonly state: 'open' | 'low' | 'high' }) {
  const [x, y] = turn(middle(claim), (OUTER + INNER) / 2)
  return (
    <g class={css.stop} data-state={state} data-claim={claim}>
      <path d={wedge(claim, OUTER, INNER)} class={css.stopFace} />
      <path d={wedge(claim, OUTER, OUTER - 5)} class={css.stopRim} />
      {state === 'high' && (
        <path d={`M${at(middle(claim) + 5, INNER + 24)}L${at(middle(claim) - 7, INNER + 24)}`} class={css.stopJoint} />
      )}
      <text x={x} y={y} class={claim === 0 ? css.stopNone : ''}>
        {t().short(claim)}
      </text>
      {state === 'low' && <path d={`M${x - 14} ${y + 3}L${x + 14} ${y - 4}`} class={css.stopStruck} />}
    </g>
  )
}

export function Dial({ open, value, disabled, onChange, onClosed, onSay }: DialProps) {
  const dial = useRef<SVGSVGElement>(null)
  const stops = Array.from({ length: STOPS }, (_, claim) => claim)
  const low = open[0] ?? 0
  const high = open.at(-1) ?? 0

  function stateOf(claim: Claim): 'open' | 'low' | 'high' {
    if (open.includes(claim)) return 'open'
    return claim > high ? 'high' : 'low'
  }
  function under(event: PointerEvent): Claim | undefined {
    const box = sure(dial.current, 'dial').getBoundingClientRect()
    const scale = 390 / box.width
    const x = (event.clientX - box.left) * scale - CX
    const y = CY - (event.clientY - box.top) * scale
    if (Math.hypot(x, y) < INNER - 30) return undefined
    const degrees = (Math.atan2(y, x) * 180) / Math.PI
    const from = degrees < -90 ? degrees + 360 : degrees
    return Math.min(STOPS - 1, Math.max(0, Math.floor((START - from) / STEP)))
  }
  function choose(event: PointerEvent, how: 'tap' | 'slide'): void {
    const claim = under(event)
    if (claim === undefined || disabled) return
    if (open.includes(claim)) return onChange(claim)
    if (how === 'tap') onClosed(claim)
    else onChange(Math.min(high, Math.max(low, claim)))
  }
  function key(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 2,
      PageDown: -2,
      Home: -20,
      End: 20,
    }
    const step = steps[event.key]
    if (event.key === 'Enter') onSay()
    else if (step === undefined) return
    else onChange(Math.min(high, Math.max(low, value + step)))
    event.preventDefault()
  }
  const [x, y] = turn(middle(value), (OUTER + INNER) / 2 + 4)
  // The rat sits on the coin, but never beyond the edge of a small screen.
  const rat = Math.min(40, Math.max(-40, (CX - x) / 3.5)) - 40
  return (
    <div
      class={css.dial}
      role="slider"
      tabIndex={0}
      aria-label={t().dial}
      aria-valuemin={low}
      aria-valuemax={high}
      aria-valuenow={value}
      aria-valuetext={t().claim(value)}
      aria-disabled={disabled}
      onKeyDown={key}
      onPointerDown={(event) => {
        if (under(event) === undefined) return
        event.currentTarget.setPointerCapture(event.pointerId)
        choose(event, 'tap')
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && choose(event, 'slide')}
    >
      <svg ref={dial} viewBox="0 -14 390 232" aria-hidden="true">
        <path
          d={`M${at(START + 1, OUTER + 6)}A${OUTER + 6} ${OUTER + 6} 0 0 1 ${at(180 - START - 1, OUTER + 6)}L${at(180 - START - 1, INNER - 5)}A${INNER - 5} ${INNER - 5} 0 0 0 ${at(START + 1, INNER - 5)}Z`}
          class={css.ink}
        />
        {stops.map((claim) => (
          <Stop key={claim} claim={claim} state={stateOf(claim)} />
        ))}
        <g class={css.knob} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <g style={{ transform: `rotate(${(90 - middle(value)) * 0.55}deg)` }}>
            <use href={`${sprite}#rat`} x={rat} y="-66" width="80" height="40" class={css.knobRat} />
          </g>
          <circle r="30" class={css.knobInk} />
          <circle r="26" class={css.knobFace} />
          <text class={value === 0 ? css.stopNone : ''}>{t().short(value)}</text>
        </g>
      </svg>
    </div>
  )
}
