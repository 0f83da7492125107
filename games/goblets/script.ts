/** A table for tests that is played by script, with the words that only this game has: '3 yields leave', '1 retargets 2'. */
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Key } from '../banquet/characters/key.ts'
import { type Custom, type Seated, seated, type Verbs } from '../banquet/script.ts'
import type { House } from '../banquet/state.ts'
import type { Sort } from '../banquet/tokens.ts'
import { beginningPrompts } from './flow.ts'
import { goblets } from './index.ts'
import { goOn } from './phases.ts'
import { setup } from './setup.ts'
import type { Card, Goblets, Move, Options } from './state.ts'

export type Sitting = Seated<Goblets>

export interface Laid {
  readonly options?: Partial<Options>
  /** The characters by seat; nobody has one otherwise. */
  readonly characters?: Readonly<Record<Seat, Key>>
  readonly targets?: readonly House[]
  readonly cards?: Readonly<Record<Seat, Card>>
  readonly seed?: number
}

/** Sits down so many people: seat 0 hosts, nobody has a character unless it is said, everybody targets their left. */
export function sit(seats: number, laid: Laid = {}): Sitting {
  const options = { ...defaults(goblets, seats), host: 0, characters: 'none' as const, ...laid.options }
  const state = setup(seats, options, seeded(laid.seed ?? 1))
  const { table } = state
  for (const [seat, key] of Object.entries(laid.characters ?? {})) table.characters[Number(seat)] = key
  for (const [seat, card] of Object.entries(laid.cards ?? {})) {
    Object.assign(at(state.hands, Number(seat), 'hand'), { card, news: [{ kind: 'card', card }] })
  }
  if (table.mode !== 'duel') {
    table.targets = laid.targets ? [...laid.targets] : table.nobles.map((_, house, { length }) => (house + 1) % length)
  }
  if (laid.characters) {
    table.queue = beginningPrompts(table)
    goOn(state, 'prompts', seeded(1))
  }
  return seated(custom, state)
}

const verbs: Verbs<Move> = {
  yields: ([how]) => ({ kind: 'after you', leave: how === 'leave' }),
  trades: () => ({ kind: 'trade' }),
  retargets: ([house]) => ({ kind: 'retarget', house: Number(house) }),
  exchanges: ([give, take]) => ({ kind: 'exchange', give: give as Sort, take: take as Sort }),
  waits: () => ({ kind: 'wait' }),
}

const custom: Custom<Goblets> = {
  game: goblets,
  verbs,
  idles: ({ tasters, turn }) => (tasters[turn] === null ? ['passes'] : ['yields', 'passes', 'passes']),
  toasting: ['hold', 'sip', 'last', 'before'],
  earned: (news) =>
    news.flatMap((told) =>
      told.kind === 'scored'
        ? told.earned.map(({ seat, alive, target, both, other, wine }) => ({
            seats: [seat],
            points: alive + target + both + other + wine,
          }))
        : [],
    ),
}
