/** Cups of glass: what lay under each, and what was bid on it. */
import { readBid } from '../../../games/dice/claims.ts'
import type { Dice } from '../../../games/dice/state.ts'
import type { Shape } from '../../../kernel/state.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import type { BaredProps, Drawn, SaidProps } from '../replay.ts'
import { DiceRow, Die } from './Die.tsx'
import * as css from './lifted.module.css'
import { diceWords as t } from './words.ts'

function Bared({ state: { hands, table }, room, name }: BaredProps<Dice>) {
  return (
    <ul class={css.cups}>
      {hands.map(({ dice }, seat) => {
        const mark = room.chairs[seat]?.mark
        return (
          <li key={seat}>
            <span class={css.owner}>
              {mark && <Mark of={mark} />}
              <b title={name(seat)}>{name(seat)}</b>
            </span>
            {dice.length > 0 ? (
              <DiceRow dice={dice} bid={table.bids.at(-1)} ones={table.options.ones} />
            ) : (
              <span class={kit.quiet}>{t().dice(table.dice[seat] ?? 0)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Said({ claim: { what } }: SaidProps) {
  const { count, face } = readBid(what)
  return (
    <span class={css.said}>
      <b>{count}</b>
      <Die face={face} />
    </span>
  )
}

const dice: Drawn<Dice> = { Said, Bared }

export const drawn = dice as unknown as Drawn<Shape>
