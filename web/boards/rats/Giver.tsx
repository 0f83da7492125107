/** My turn with the wall: shake, look or not, and say a number; or hand it on as it is. */

import { useState } from 'preact/hooks'
import { AT_LEAST } from '../../../games/rats/odds.ts'
import { type Claim, DICE, type Move, nextSeat, type Rats, type RatsView } from '../../../games/rats/state.ts'
import { whyClaim } from '../../../games/rats/why.ts'
import { sure } from '../../../kernel/at.ts'
import { language } from '../../app/language.ts'
import { vibrate } from '../../app/sound.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { BoardProps } from '../board.ts'
import { Dial } from './Dial.tsx'
import * as dialCss from './dial.module.css'
import { isFatalToSay } from './fatal.ts'
import * as css from './giver.module.css'
import { Hole } from './Hole.tsx'
import { ratsWords as t } from './words.ts'

type Props = BoardProps<Rats>
type Saying = Move & { readonly claim: Claim }

function shakeText({ table }: RatsView): string {
  if (table.stage === 'looked') return t().shakeAgain
  if (table.claim === null) return t().shake
  if (table.claim === 2 * DICE) return t().shakeVault
  return table.dice < DICE ? t().shakeAdd(table.dice + 1) : t().shakeFive
}

export function Odds({ view, claim }: { readonly view: Pick<RatsView, 'table'>; readonly claim: Claim }) {
  const { options, dice } = view.table
  if (!options.odds) return null
  const chance = sure(AT_LEAST[dice]?.[claim], 'chance')
  const percent = new Intl.NumberFormat(language.value, {
    style: 'percent',
    maximumFractionDigits: chance < 0.02 ? 1 : 0,
  })
  return <p class={css.odds}>{t().odds(t().claim(claim), dice, percent.format(chance))}</p>
}

/** Which numbers are open, and a way to the clause that closes the rest. */
function Range({
  view,
  open,
  explain,
}: {
  readonly view: RatsView
  readonly open: readonly Claim[]
  readonly explain: (clause: string) => void
}) {
  const { stage, side } = view.table
  const low = open[0]
  const high = open.at(-1)
  if (low !== undefined && high !== undefined)
    return (
      <p class={css.whynot}>
        {side === 'skull' && `${t().vault} `}
        {t().range(t().short(low), t().short(high))}{' '}
        <button
          type="button"
          class={kit.link}
          onClick={() => explain(whyClaim(view, low > 0 ? low - 1 : high + 1) ?? 'R4.3')}
        >
          {t().whyNot}
        </button>
      </p>
    )
  if (stage !== 'took') return view.table.claim === null ? <p class={css.whynot}>{t().shakeFirst}</p> : null
  return (
    <p class={css.whynot}>
      {t().noHandOn}{' '}
      <button type="button" class={kit.link} onClick={() => explain('R4.7')}>
        R4.7
      </button>
    </p>
  )
}

function sayText({ kind, claim }: Saying, receiver: string): string {
  return kind === 'hand on' ? t().handOn(t().claim(claim), receiver) : t().say(t().claim(claim), receiver)
}

export function Giver({ view, moves, room, name, play, pending, explain }: Props & { readonly view: RatsView }) {
  const sayings = moves.filter((move): move is Saying => 'claim' in move)
  const open = sayings.map(({ claim }) => claim)
  const shake = moves.find(({ kind }) => kind === 'shake')
  const look = moves.find(({ kind }) => kind === 'look')
  // It always starts on the lowest number allowed, whatever the dice show.
  const low = open[0] ?? 0
  const { question } = view.agenda
  const [turned, setTurned] = useState({ question, claim: low })
  // What was turned to belongs to the question it was turned at: another question, another start.
  const value = turned.question === question ? turned.claim : low
  const chosen = sayings.find(({ claim }) => claim === value) ?? sayings[0]
  const receiver = nextSeat(view.seat, view.seats)
  const busy = pending !== null
  const say = () => {
    if (chosen && !busy) play(chosen)
  }
  const doShake = () => {
    if (!shake || busy) return
    vibrate(30, 40, 30, 40, 30, 40, 50)
    play(shake)
  }
  const mark = room.chairs[receiver]?.mark
  return (
    <div class={css.giver}>
      <div class={dialCss.dialbox}>
        {chosen ? (
          <Dial
            open={open}
            value={chosen.claim}
            disabled={busy}
            onChange={(claim) => setTurned({ question, claim })}
            onClosed={(claim) => explain(whyClaim(view, claim) ?? 'R4.1')}
            onSay={say}
          />
        ) : (
          <div class={dialCss.none} />
        )}
        <Hole
          view={view}
          look={look && !busy ? () => play(look) : undefined}
          looking={pending?.kind === 'look'}
          shaking={pending?.kind === 'shake'}
          onTap={shake && !chosen ? doShake : undefined}
        />
      </div>
      <Range view={view} open={open} explain={explain} />
      {chosen && isFatalToSay(view, chosen.claim) && (
        <p class={css.fatal} role="alert">
          {t().lastBrain}
        </p>
      )}
      {chosen && view.hand.dice === null && <Odds view={view} claim={chosen.claim} />}
      {chosen && (
        <button type="button" class={`${kit.go} ${kit.full}`} disabled={busy} onClick={say}>
          <span>{pending?.kind === chosen.kind ? t().sending : sayText(chosen, name(receiver))}</span>
          {mark && <Mark of={mark} class={css.goMark} />}
        </button>
      )}
      {shake && (
        <button
          type="button"
          class={chosen ? `${kit.line} ${kit.full}` : `${kit.go} ${kit.full}`}
          disabled={busy}
          onClick={doShake}
        >
          {pending?.kind === 'shake' ? t().sending : shakeText(view)}
        </button>
      )}
      {chosen && <Keys eyes={look !== undefined || view.hand.dice !== null ? 'open' : 'shut'} />}
    </div>
  )
}

function Keys({ eyes }: { readonly eyes: 'open' | 'shut' }) {
  const [choose, hold, say] = t().keys
  return (
    <p class={css.keys} aria-hidden="true">
      <kbd>←</kbd>
      <kbd>→</kbd> {choose}
      {eyes === 'open' && (
        <>
          {' · '}
          <kbd>␣</kbd> {hold}
        </>
      )}
      {' · '}
      <kbd>↵</kbd> {say}
    </p>
  )
}
