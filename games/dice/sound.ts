import { at } from '../../kernel/at.ts'
import { same } from '../../kernel/state.ts'
import { winner } from './scoring.ts'
import { DICE, type DiceState, FACES } from './state.ts'

/** What is wrong with a state, if anything: under every cup lie as many dice as everybody knows of. */
export function sound({ table, hands }: DiceState): string | undefined {
  const isOver = winner(table) !== undefined
  for (const [seat, { dice, news }] of hands.entries()) {
    const own = at(table.dice, seat)
    if (own < 0 || own > DICE) return `seat ${seat} has ${own} dice`
    if (dice.length !== (isOver ? 0 : own)) return `${dice.length} dice lie under the cup of seat ${seat}`
    if (dice.some((die) => !FACES.includes(die))) return 'a die has no such face'
    if (news.some((threw) => !same(threw.dice, dice))) return `seat ${seat} just threw other dice`
    if ((table.places[seat] === null) !== (own > 0 && !isOver)) return `seat ${seat} is in and out at once`
  }
  return undefined
}
