/** What one can note of how somebody played with goblets: what went where, what was looked at, what was moved. */
import { houseOf } from '../../games/banquet/houses.ts'
import { type AnyMove, isA } from '../../games/banquet/movelist.ts'
import { goal, isLook, lastFilled } from '../../games/banquet/natures.ts'
import type { BanquetState } from '../../games/banquet/state.ts'
import { isPoison, isRemedy, type Sort } from '../../games/banquet/tokens.ts'
import type { Seat } from '../../kernel/state.ts'

function ingredient(token: Sort): string {
  if (isPoison(token)) return 'poison'
  return isRemedy(token) ? 'antidote' : 'wine'
}

/** What is done once the Toast is called is done by all alike. */
export function ofBanquet({ table, box }: BanquetState, seat: Seat, move: AnyMove): readonly string[] {
  const when = table.call ? 'last' : 'turn'
  if (isLook(move)) return [`${when} look`, `${when} look ${Math.min(table.round, 3)}`]
  if (!isA(move, 'pour')) return [`${when} ${move.kind}`]
  const house = houseOf(table, seat)
  const where = goal(table, house, move.place)
  const known = { ...table, record: box.notes?.record ?? table.record, ...(box.annals && { annals: box.annals }) }
  const echo = move.place === lastFilled(known, house) ? 'echo' : 'own idea'
  return [
    `${when} to ${where}`,
    `${when} ${ingredient(move.token)} to ${where}`,
    `${when} ${echo}`,
    `${when} ${where} ${echo}`,
  ]
}
