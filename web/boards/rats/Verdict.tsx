/** After the last die: who was right, whose brains move, and by which rule. */

import { useEffect, useRef } from 'preact/hooks'
import { DIE, LIFT, type Revealed } from '../../../games/rats/ceremony.ts'
import { type Rats, rats } from '../../../games/rats/state.ts'
import { whySettled } from '../../../games/rats/why.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import { offerFocus } from '../../app/focus.ts'
import * as kit from '../../look/kit.module.css'
import { Art, Mark } from '../../parts/Art.tsx'
import type { BoardProps } from '../board.ts'
import { Brain } from './Brains.tsx'
import * as brainsCss from './brains.module.css'
import * as diceCss from './dice.module.css'
import * as css from './verdict.module.css'
import { ratsWords as t } from './words.ts'

type Props = BoardProps<Rats> & { readonly revealed: Revealed }

function Row({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const { room, view, before, name, seat: me } = props
  const now = sure(view.table.sanity[seat], 'sanity')
  const was = before?.table.sanity[seat] ?? now
  const mark = room.chairs[seat]?.mark
  const lookOf = (brain: number) => {
    if (brain >= now) return css.gone
    return brain >= was ? css.fresh : ''
  }
  return (
    <div class={css.mvrow}>
      {mark && <Mark of={mark} />}
      <b>{seat === me ? t().you : name(seat)}</b>
      <span class={brainsCss.brains} aria-hidden="true">
        {Array.from({ length: Math.max(was, now) }, (_, at) => (
          <Brain key={at} class={lookOf(at)} />
        ))}
      </span>
      <span class={css.num}>
        {was !== now && <span class={css.was}>{was} → </span>}
        {now}
      </span>
    </div>
  )
}

const delay = (ms: number) => ({ animationDelay: `${ms}ms` })

/** The dice as they are counted, one after the other. */
function Tally({ revealed }: { readonly revealed: Revealed }) {
  const { dice } = revealed
  return (
    <p class={diceCss.tally}>
      {dice.map((face, at) => (
        <span key={at} style={delay(LIFT + at * DIE)}>
          {at > 0 && ' + '}
          {face}
        </span>
      ))}
      <b style={delay(LIFT + dice.length * DIE)}> = {rats(dice)}</b>
    </p>
  )
}

/** While the dice are counted nobody is told more than they show. */
export function Counting({ revealed, name, seat }: Pick<Props, 'revealed' | 'name' | 'seat'>) {
  const { giver, claim } = revealed
  return (
    <div class={css.counting} aria-hidden="true">
      <p>{revealed.seat === seat ? t().youLift : t().lifts(name(revealed.seat))}</p>
      <p class={css.countingClaim}>{t().tested(name(giver), t().claim(claim))}</p>
      <Tally revealed={revealed} />
    </div>
  )
}

function subOf({ revealed: { seat: doubter, verdict }, seat, name }: Props): string {
  const right = verdict === 'false'
  if (seat === doubter) return right ? t().youRight : t().youWrong
  return right ? t().verdictLie(name(doubter)) : t().verdictTrue(name(doubter))
}

/** How many there were, and what that makes of whoever spoke. */
export function headline({ revealed, seat, name }: Pick<Props, 'revealed' | 'seat' | 'name'>): string {
  const { claim, dice, verdict, giver } = revealed
  const mine = giver === seat
  const swore = mine ? t().youSwore(t().claim(claim)) : t().swore(name(giver), t().claim(claim))
  const honest = mine ? t().youHonest : t().honest(name(giver))
  return `${t().count(rats(dice))}. ${verdict === 'false' ? swore : honest}`
}

export function Verdict(props: Props) {
  const { revealed, view, name, seat, goOn, explain } = props
  const next = view.table.news.find((one) => one.kind === 'round')
  const moved = view.table.news.find((one) => one.kind === 'sanity')
  const clause = whySettled(revealed, view.table.side)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => offerFocus(button.current), [])
  return (
    <div class={css.verdict}>
      <h3>{headline(props)}</h3>
      <p class={css.sub}>{subOf(props)}</p>
      {moved && (
        <>
          <Row props={props} seat={moved.from} />
          <p class={css.fly}>
            <Brain />
            <em>{t().change(moved.lost)}</em>
          </p>
          <Row props={props} seat={moved.to} />
        </>
      )}
      <button ref={button} type="button" class={`${kit.go} ${kit.full}`} onClick={goOn}>
        {next && (next.seat === seat ? t().nextYou : t().next(name(next.seat)))}
        {!next && t().goOn}
      </button>
      <p class={css.rule}>
        <Art of="book" class={css.ruleBook} />
        <button type="button" class={kit.link} onClick={() => explain(clause)}>
          {t().whySo(clause)}
        </button>
      </p>
    </div>
  )
}
