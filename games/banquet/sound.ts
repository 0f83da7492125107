/** What must hold of everybody's tokens at every table where goblets stand. */
import { at } from '../../kernel/at.ts'
import { houseOf } from './houses.ts'
import type { BanquetState, Held } from './state.ts'
import { alike, count, sorts, type Tokens, tokens } from './tokens.ts'

/** What is wrong with a hand, if anything: as many tokens as the table shows, the same as the partner's, its own notes. */
export function unsoundHand(state: BanquetState): string | undefined {
  const { table, hands } = state
  for (const [seat, hand] of hands.entries()) {
    const house = houseOf(table, seat)
    const flaw = flawOf(state, hand, house, at(hands, at(table.nobles, house, 'noble'), 'hand'))
    if (flaw) return `seat ${seat} ${flaw}`
    const deciding = table.stage === 'taking' && state.agenda.asked.includes(seat)
    if ((hand.dipped !== null) !== deciding) return `seat ${seat} has looked before it takes, or the other way`
  }
  return undefined
}

function flawOf({ table, box }: BanquetState, hand: Held, house: number, noble: Held): string | undefined {
  if (count(hand.tokens) !== at(table.screens, house, 'screen')) return 'holds another number of tokens than all see'
  if (sorts.some((sort) => hand.tokens[sort] < 0 || hand.tokens[sort] > hand.had[sort]))
    return 'holds what it never had'
  if (!alike(hand.tokens, noble.tokens) || !alike(hand.had, noble.had)) return 'sees something else than its partner'
  if ((hand.fished !== null) !== (table.taken === house)) return 'has taken a token and does not know it'
  if (hand.dipped && !alike(hand.dipped, at(box.goblets, house, 'goblet'))) return 'looked into another goblet'
  if (table.dial === 'none' && hand.memory.length > 0) return 'remembers what nobody may'
  return undefined
}

/** All that lies behind screens and in goblets, drunk or not. */
export function everything({ table, hands, box }: BanquetState): Tokens {
  const all = tokens()
  const behind = table.nobles.map((noble) => at(hands, noble, 'hand').tokens)
  for (const some of [...behind, ...box.goblets, ...table.emptied]) {
    if (some) for (const sort of sorts) all[sort] += some[sort]
  }
  return all
}
