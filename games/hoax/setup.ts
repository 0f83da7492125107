import { sure } from '../../kernel/at.ts'
import { type Chance, shuffle } from '../../kernel/chance.ts'
import type { Choices } from '../../kernel/game.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { type Hand, type HoaxState, type Options, type Role, roles, type Table } from './state.ts'
import { STORE } from './tokens.ts'

export function choices(seats: number): Choices<Options> {
  return {
    starter: ['random', ...Array.from({ length: seats }, (_, seat) => seat)],
    spell: [1, 2],
    incomes: [true, false],
    games: [1, 2, 3, 5],
    rounds: [40, 20, 30, 60, 80],
    notes: ['record', 'own', 'nothing'],
    edition: [2],
  }
}

/** A record that names no edition is of the first. */
export const earlier: Partial<Options> = { edition: 1 }

/** H1.1 */
export const DECK: readonly Role[] = roles.flatMap((role) => [role, role])

export function setup(seats: number, options: Options, chance: Chance): HoaxState {
  const starter = options.starter === 'random' ? chance(seats) : options.starter // H1.4
  const state: HoaxState = {
    agenda: { question: 0, asked: [] },
    table: {
      news: [],
      options: { ...options },
      game: 1,
      points: many(seats, () => 0),
      last: null,
      ...freshGame(seats, starter),
    },
    hands: many(seats, () => emptyHand('peasant')),
    box: { rest: [] },
  }
  dealRoles(state, chance)
  return state
}

/** H9.3: everybody is back; the points of the series stay. */
export function dealAgain(state: HoaxState, starter: Seat, chance: Chance): void {
  Object.assign(state.table, freshGame(state.hands.length, starter))
  dealRoles(state, chance)
}

/** H1.2, H1.3 */
function dealRoles(state: HoaxState, chance: Chance): void {
  const { table, hands } = state
  const cards = shuffle([...DECK], chance)
  for (const [seat, { news }] of hands.entries()) {
    const role = sure(cards[seat], 'card')
    hands[seat] = { ...emptyHand(role), news: [...news, { kind: 'dealt', role }] }
  }
  state.box.rest = cards.slice(hands.length)
  table.news.push({ kind: 'game', game: table.game, of: table.options.games, starter: table.starter })
  ask(state, [table.starter])
}

type OfOneGame = Omit<Table, 'news' | 'options' | 'game' | 'points' | 'last'>

function freshGame(seats: number, starter: Seat): OfOneGame {
  return {
    starter,
    round: 1,
    store: { gold: STORE, wine: STORE, grain: STORE },
    purses: many(seats, () => ({ gold: 0, wine: 0, grain: 0 })),
    denied: many(seats, () => []),
    out: many(seats, () => null),
    questions: [],
    acted: many(seats, nothingSaid),
    reacted: many(seats, nothingSaid),
    acting: starter,
    stage: 'taking',
    prompt: 0,
    done: many(seats, () => false),
    cards: [],
    transfers: [],
    payment: null,
    accused: [],
    vote: null,
    question: null,
  }
}

function emptyHand(role: Role): Hand {
  return {
    news: [],
    role,
    sealed: null,
    ballot: null,
    not: [],
    shown: [],
    known: [],
  }
}

function nothingSaid(): Record<Role, number> {
  return { emperor: 0, judge: 0, pope: 0, wizard: 0, thief: 0, peasant: 0 }
}

function many<T>(seats: number, make: () => T): T[] {
  const list: T[] = []
  for (let seat = 0; seat < seats; seat++) list.push(make())
  return list
}
