/** Setting the table for a course (G3). */
import { sure } from '../../kernel/at.ts'
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { exchange } from '../banquet/goblets.ts'
import { clockwise, leftOf, nobleOf } from '../banquet/houses.ts'
import { bareHand, clearedTable } from '../banquet/laid.ts'
import { HOUSES, type House } from '../banquet/state.ts'
import { counted, listed } from '../banquet/tokens.ts'
import { beginningPrompts } from './flow.ts'
import { DEALT, dealt, primer } from './material.ts'
import type { Card, GobletsState, Next, Table } from './state.ts'

export function setCourse(state: GobletsState, chance: Chance): Next {
  const { table, hands, box } = state
  const goblets = table.mode === 'duel' ? HOUSES : table.nobles.length
  const rings = table.mode !== 'duel' && !table.options.memory
  box.goblets = shuffle(listed(primer(goblets)), chance).map((token) => counted([token])) // G3.3
  box.annals = []
  Object.assign(table, clearedTable(), {
    rings: rings ? table.nobles.map((_, house) => house) : null, // G3.1, G6.1, G7.1
    standing: box.goblets.map(() => true),
    emptied: box.goblets.map(() => null),
    screens: table.nobles.map(() => DEALT), // G3.2
    targets: table.mode === 'duel' ? [] : dealTargets(table, chance),
    leave: false,
    out: hands.map(() => false),
    wine: hands.map(() => 0),
  } satisfies Partial<Table>)
  for (const hand of hands) Object.assign(hand, bareHand(), { tokens: dealt(), had: dealt(), card: null })
  table.news.push({ kind: 'course', course: table.course, host: nobleOf(table, table.host) })
  if (table.mode === 'pairs') dealCards(state, chance)
  table.queue = beginningPrompts(table)
  return 'prompts'
}

/** G3.4: at random; in one pass from the Host, whoever got their own house swaps with the one to their left. */
export function dealTargets(table: Table, chance: Chance): House[] {
  const targets = shuffle(
    table.nobles.map((_, house) => house),
    chance,
  )
  for (const house of clockwise(table, table.host)) {
    if (targets[house] === house) exchange(targets, house, leftOf(table, house))
  }
  return targets
}

/** G1.3, G8.3: all six Winetaster cards are shuffled, one for each taster; the rest stay unseen. */
function dealCards({ table, hands }: GobletsState, chance: Chance): void {
  table.news.push({ kind: 'pairs', nobles: [...table.nobles], tasters: [...table.tasters] })
  const cards = shuffle(winetasterCards(table), chance)
  for (const taster of table.tasters) {
    if (taster === null) continue
    const card = sure(cards.pop(), 'Winetaster card')
    const hand = sure(hands[taster], 'hand')
    hand.card = card
    hand.news.push({ kind: 'card', card })
  }
}

export function winetasterCards({ options }: Pick<Table, 'options'>): Card[] {
  return Array.from({ length: HOUSES }, (_, card) => (card < options.traitors ? 'traitor' : 'loyal'))
}
