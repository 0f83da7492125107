/** Everybody drinks: the end of a course for four and more, and what it earns (G5.4 to G5.8, G8.8). */
import { sure } from '../../kernel/at.ts'
import { type Chance, pick } from '../../kernel/chance.ts'
import { type Key, keys } from '../banquet/characters/key.ts'
import { drunkAtOnce } from '../banquet/drinking.ts'
import { clockwise, houseOf, leftOf, nobleOf } from '../banquet/houses.ts'
import type { Drunk } from '../banquet/news.ts'
import { callerOf } from './caller.ts'
import { deckOf } from './deck.ts'
import { startDrinking } from './duel.ts'
import { moveUp } from './houses.ts'
import { earnings } from './scoring.ts'
import type { GobletsState, Next, Table } from './state.ts'

/** G2.4 */
const COURSES = 3

export function everybodyDrinks(state: GobletsState, chance: Chance): Next {
  const { table, hands } = state
  if (table.mode === 'duel') return startDrinking(state)
  const drunk = drunkAtOnce(state)
  const cards = hands.map(({ card }) => card)
  const earned = earnings(table, drunk, cards)
  for (const { seat, alive, target, both, other, wine } of earned) {
    table.score[seat] = sure(table.score[seat], 'score of this seat') + alive + target + both + other + wine
  }
  table.news.push({ kind: 'drunk', goblets: drunk })
  if (table.mode === 'pairs') table.news.push({ kind: 'cards', cards })
  table.news.push({ kind: 'scored', course: table.course, earned })
  if (table.course === COURSES) return 'victory'
  if (table.options.legacy) inherit(table, drunk, chance)
  passOn(state)
  return 'course'
}

/** G6.2: who drank poison discards their character; all discard, then draw clockwise from the caller's left. */
function inherit(table: Table, drunk: readonly Drunk[], chance: Chance): void {
  const fallen = clockwise(table, leftOf(table, callerOf(table))).flatMap((house) => {
    const { seat, poisoned } = sure(drunk[house], 'drinker')
    const gone = table.characters[seat]
    return poisoned && gone ? [{ seat, gone }] : []
  })
  for (const { seat, gone } of fallen) {
    table.discards.push(gone)
    table.characters[seat] = null
  }
  for (const { seat, gone } of fallen) {
    const drawn = draw(table, gone, chance)
    table.characters[seat] = drawn
    table.news.push({ kind: 'heir', seat, gone, drawn })
  }
}

/** G6.2: not the card that was just put away, while there is another. */
function draw(table: Table, gone: Key, chance: Chance): Key | null {
  if (undrawn(table).length === 0) table.discards = []
  const deck = undrawn(table)
  const others = table.options.edition > 1 ? deck.filter((key) => key !== gone) : deck
  if (others.length > 0) return pick(others, chance)
  return deck.length > 0 ? pick(deck, chance) : null
}

/** What can still be drawn. Nobody has seen its order, so luck decides when it is drawn. */
function undrawn({ options, characters, discards }: Table): Key[] {
  const seen = new Set<Key | null>([...characters, ...discards])
  const deck = deckOf(options, characters.length)
  return keys.filter((key) => deck.includes(key) && !seen.has(key))
}

/** G5.8: the caller hosts the next course; G8.9, G8.10: in pairs everybody moves up first. */
function passOn({ table, hands }: GobletsState): void {
  const caller = nobleOf(table, callerOf(table))
  if (table.mode === 'pairs') Object.assign(table, moveUp(table, hands.length))
  table.host = houseOf(table, caller)
  table.course++
}
