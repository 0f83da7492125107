import { type Chance, shuffle } from '../../kernel/chance.ts'
import type { Choices } from '../../kernel/game.ts'
import type { Key } from '../banquet/characters/key.ts'
import { bareHand, bareTable } from '../banquet/laid.ts'
import { deckOf } from './deck.ts'
import { modeOf } from './houses.ts'
import { goOn } from './phases.ts'
import type { GobletsState, Options, Table } from './state.ts'

/** What the rules leave open; what does not apply with so many seats has no choice. */
export function choices(seats: number, { characters }: Partial<Options> = {}): Choices<Options> {
  const mode = modeOf(seats)
  const duel = mode === 'duel'
  return {
    host: ['random', ...Array.from({ length: seats }, (_, seat) => seat)],
    characters: duel ? ['none'] : ['all', 'known', 'none'],
    memory: duel ? [false] : [false, true],
    legacy: duel || characters === 'none' ? [false] : [false, true], // G6.2
    dial: ['mine', 'none', 'record'],
    rounds: [20, 10, 15, 25, 30, 35, 40],
    points: mode === 'single' ? ['hidden', 'shown'] : ['shown'],
    traitors: mode === 'pairs' ? [1, 2, 3] : [1],
    finale: duel ? ['last actions', 'drink at once'] : ['last actions'],
    edition: [2],
  }
}

/** A record that names no edition is of the first. */
export const earlier: Partial<Options> = { edition: 1 }

export function setup(seats: number, options: Options, chance: Chance): GobletsState {
  const bare = bareTable(seats, modeOf(seats), options.host, chance)
  const table: Table = {
    ...bare,
    news: [],
    options: { ...options },
    characters: dealCharacters(seats, options, chance),
    dial: options.memory ? 'none' : options.dial, // G6.1
    discards: [],
    leave: false,
    wine: [],
    tied: [],
    winner: null,
  }
  const hands = Array.from({ length: seats }, () => ({ ...bareHand(), news: [], card: null }))
  const state: GobletsState = { agenda: { question: 0, asked: [] }, table, hands, box: { goblets: [], annals: [] } }
  goOn(state, 'course', chance)
  return state
}

/** G2.2: one each; where the deck is too small for all, luck also says who goes without. */
function dealCharacters(seats: number, options: Options, chance: Chance): (Key | null)[] {
  const deck = deckOf(options, seats)
  const missing = Math.max(0, seats - deck.length)
  const cards = [...deck, ...new Array<null>(missing).fill(null)]
  return deck.length === 0 ? cards : shuffle(cards, chance).slice(0, seats)
}
