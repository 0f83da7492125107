/** First, back, play, on, last; a slider; how far a step goes and how fast it plays by itself. */

import { useLayoutEffect, useState } from 'preact/hooks'
import { sure } from '../../kernel/at.ts'
import * as kit from '../look/kit.module.css'
import * as css from './reel.module.css'
import { replayWords as t } from './replay.words.ts'
import type { Show } from './show.ts'
import { lastStop, nextStop, stopAt, stopsOf, type Unit } from './stops.ts'

interface KeysProps {
  readonly show: Show
  readonly last: number
  readonly turns: readonly { readonly at: number }[]
}

const shapes = {
  first: 'M3 3H7V21H3ZM21 3V21L8 12Z',
  back: 'M19 3V21L5 12Z',
  play: 'M5 3V21L20 12Z',
  pause: 'M4 3H10V21H4ZM14 3H20V21H14Z',
  forward: 'M5 3V21L19 12Z',
  last: 'M17 3H21V21H17ZM3 3V21L16 12Z',
} as const

interface KeyProps {
  readonly of: keyof typeof shapes
  readonly onClick: () => void
  readonly disabled?: boolean
}

function Key({ of, onClick, disabled = false }: KeyProps) {
  return (
    <button
      type="button"
      class={css.key}
      data-of={of}
      aria-label={t().keys[of]}
      title={t().keys[of]}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[of]} fill="currentColor" />
      </svg>
    </button>
  )
}

/** Keys that somebody presses on a thing of its own belong to that thing. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const on = target as Element
  if (on.closest?.('input, select, textarea, dialog, [role=slider]')) return true
  const pressed = key === ' ' && on.closest?.('button, a, summary')
  return Boolean(pressed) || (key !== ' ' && on.closest?.('[role=region]') !== null)
}

export function Keys({ show, last, turns }: KeysProps) {
  const [unit, setUnit] = useState<Unit>('move')
  const stops = stopsOf(unit, turns, last)
  const { at, playing } = show
  const turn = turns.findLastIndex((one) => one.at <= at) + 1
  const back = () => show.goTo(lastStop(stops, at))
  const forward = () => show.goTo(nextStop(stops, at))
  const toggle = () => (playing === 'on' ? show.pause() : show.play())
  // At once with what is shown: a key that comes before the next frame must not step from the moment before.
  useLayoutEffect(() => {
    const ways: Readonly<Record<string, () => void>> = {
      ArrowLeft: back,
      ArrowRight: forward,
      Home: () => show.goTo(0),
      End: () => show.goTo(last),
      ' ': toggle,
    }
    const press = (event: KeyboardEvent) => {
      const way = ways[event.key]
      if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isTaken(event)) return
      event.preventDefault()
      way()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  const told = `${t().move(at, last)}${turn > 0 ? `, ${t().turn(turn)}` : ''}`
  return (
    <section class={css.reel} aria-label={t().slider}>
      <div class={css.row}>
        <Key of="first" onClick={() => show.goTo(0)} disabled={at === 0} />
        <Key of="back" onClick={back} disabled={at === 0} />
        <Key of={playing === 'on' ? 'pause' : 'play'} onClick={toggle} />
        <Key of="forward" onClick={forward} disabled={at === last} />
        <Key of="last" onClick={() => show.goTo(last)} disabled={at === last} />
        <p class={css.told}>{told}</p>
      </div>
      <div class={`${css.row} ${css.slide}`}>
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          value={stopAt(stops, at)}
          aria-label={t().slider}
          aria-valuetext={told}
          onInput={({ currentTarget }) => show.goTo(sure(stops[Number(currentTarget.value)], 'stop'))}
        />
        <button
          type="button"
          class={kit.line}
          aria-label={`${t().unit.name} ${t().unit[unit]}`}
          onClick={() => setUnit(unit === 'move' ? 'turn' : 'move')}
        >
          {t().unit[unit]}
        </button>
        <button type="button" class={kit.line} aria-label={t().speed(show.speed)} onClick={show.faster}>
          {show.speed}×
        </button>
      </div>
    </section>
  )
}
