/** What lies under my cup, in sight all the time; on a phone that is passed round it lies under a cloth. */
import type { Bid, DiceView } from '../../../games/dice/state.ts'
import * as kit from '../../look/kit.module.css'
import * as css from './bidding.module.css'
import { DiceRow } from './Die.tsx'
import { diceWords as t } from './words.ts'

interface HandProps {
  readonly view: DiceView
  /** What I am about to say; or else the standing bid is what my dice are held against. */
  readonly bid: Bid | undefined
}

export function Hand({ view: { hand, table }, bid = table.bids.at(-1) }: HandProps) {
  if (hand.dice.length === 0) return null
  return (
    <p class={css.hand} data-hand>
      <span class={kit.unseen}>{t().mine} </span>
      <DiceRow dice={hand.dice} bid={bid} ones={table.options.ones} />
    </p>
  )
}
