/** How goblets are drunk: all at once, or one at a time in a duel and for a victory. */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { asking } from './flow.ts'
import { clockwise, houseOf, leftOf } from './houses.ts'
import { named } from './memory.ts'
import { type Drunk, tell } from './news.ts'
import type { BanquetState, Place } from './state.ts'
import { isPoisoned, tokens } from './tokens.ts'

/** Everybody drinks the goblet in front of them. */
export function drunkAtOnce({ table, box }: BanquetState): Drunk[] {
  return table.nobles.map((seat, house) => {
    const tokens = { ...sure(box.goblets[house], 'goblet') }
    return { house, seat, tokens, poisoned: isPoisoned(tokens), ...named(table, house) }
  })
}

/** Somebody drinks the goblet at this place, which leaves; all see what was in it. */
export function empty({ table, box }: BanquetState, seat: Seat, place: Place): Drunk {
  const goblet = sure(box.goblets[place], 'goblet')
  const house = houseOf(table, seat)
  const drunk = { house, seat, place, ring: null, tokens: { ...goblet }, poisoned: isPoisoned(goblet) }
  table.standing[place] = false
  table.emptied[place] = { ...goblet }
  box.goblets[place] = tokens()
  tell(table, { kind: 'drank', drunk })
  return drunk
}

export function stillIn({ table }: BanquetState): Seat[] {
  return table.nobles.filter((seat) => !table.out[seat])
}

/** Whether a duel goes on: somebody else is still in, and there is something to drink. */
export function isThirsty(state: BanquetState): boolean {
  return stillIn(state).length > 1 && state.table.standing.includes(true)
}

/** From this seat clockwise, whoever is still in drinks next. */
export function askToDrink(state: BanquetState, from: Seat): 'asked' {
  const { table } = state
  const next = sure(
    clockwise(table, from).find((seat) => !table.out[seat]),
    'drinker',
  )
  table.stage = 'drinking'
  table.turn = next
  return asking(state, next)
}

export function askNextToDrink(state: BanquetState, after: Seat): 'asked' {
  return askToDrink(state, leftOf(state.table, after))
}
