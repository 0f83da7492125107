import { sure } from '../../kernel/at.ts'
import { type Chance, shuffle } from '../../kernel/chance.ts'
import type { Choices } from '../../kernel/game.ts'
import type { Key } from '../banquet/characters/key.ts'
import { members } from '../banquet/houses.ts'
import { bareHand, bareTable } from '../banquet/laid.ts'
import { tokens } from '../banquet/tokens.ts'
import { toastKeys } from './deck.ts'
import { goOn } from './phases.ts'
import { parties } from './seats.ts'
import type { Options, Table, ToastState } from './state.ts'

/** What the rules leave open; what does not apply with so many seats has no choice. */
export function choices(seats: number): Choices<Options> {
  const modes = parties(seats)
  const duel = modes[0] === 'duel'
  return {
    party: modes,
    host: ['random', ...Array.from({ length: seats }, (_, seat) => seat)],
    characters: duel ? ['none'] : ['all', 'none'],
    rings: duel ? [false] : [false, true],
    dial: ['record', 'mine', 'none'],
    bag: duel ? ['usual'] : ['usual', 'mild', 'deadly', 'large'],
    rounds: [20, 10, 15, 25, 30, 35, 40],
    breaches: duel ? [false] : [true, false],
    match: modes.includes('duel') ? [3, 1, 2, 4, 5, 7] : [3],
    opens: modes.includes('duel') ? ['everybody', 'own'] : ['everybody'],
    edition: [2],
  }
}

/** A record that names none of these is of the first edition, in which one's own tokens were enough for a Toast. */
export const earlier: Partial<Options> = { opens: 'own', edition: 1 }

export function setup(seats: number, options: Options, chance: Chance): ToastState {
  const table: Table = {
    ...bareTable(seats, options.party, options.host, chance),
    news: [],
    options: { ...options },
    characters: new Array(seats).fill(null),
    dial: 'none',
    redraws: 0,
    again: [],
    chain: [],
    busy: 'free',
    breaches: [],
    full: new Array(seats).fill(0),
  }
  if (table.mode !== 'duel') dealCharacters(table, chance)
  const hands = Array.from({ length: seats }, () => ({ ...bareHand(), news: [], returned: tokens() }))
  const state: ToastState = {
    agenda: { question: 0, asked: [] },
    table,
    hands,
    box: { goblets: [], bag: tokens(), notes: null },
  }
  goOn(state, 'round', chance)
  return state
}

/** T6.1: one for each player; T7.2: one for each pair. */
function dealCharacters(table: Table, chance: Chance): void {
  if (table.options.characters === 'none') return
  const deck: Key[] = shuffle([...toastKeys], chance)
  for (const house of table.nobles.keys()) {
    const key = sure(deck.pop(), 'character card')
    for (const seat of members(table, house)) table.characters[seat] = key
  }
}
