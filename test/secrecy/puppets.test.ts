import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { type Bot, strengths } from '../../kernel/bot.ts'
import type { Game } from '../../kernel/game.ts'
import type { State } from '../../kernel/state.ts'
import { findBots } from '../brains.ts'
import { inAll } from '../long.ts'
import { freshSeed } from '../seed.ts'
import { compareMoves } from './puppets.ts'

const POSITIONS = inAll(
  { random: 60, easy: 60, normal: 40, hard: 8 },
  { random: 10_000, easy: 10_000, normal: 10_000, hard: 2000 },
)

test.each(games.flatMap((game) => strengths.map((level) => ({ game, key: game.key, level }))))(
  '$key: a $level puppet does the same in twin worlds',
  ({ game, key, level }) => {
    const { different, positions } = compareMoves(
      game,
      findBots(key)[level],
      POSITIONS[level],
      freshSeed(`twins of ${game.key}`),
    )
    expect(different).toEqual([])
    expect(positions).toBe(POSITIONS[level])
  },
)

test.each(games)('$key: one that peeks into the box is found out', (game) => {
  // What a puppet remembers is where something hidden could slip in.
  const recalled = (state: State) => ({ ...state, table: { ...state.table, peeked: JSON.stringify(state.hands) } })
  const peeking: Bot = {
    choose(view) {
      const { peeked } = view.table as unknown as { readonly peeked: string }
      const open = game.moves(view)
      return at(open, [...peeked].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % open.length)
    },
  }
  expect(compareMoves({ ...game, recalled } as Game, peeking, 100, 1).different).not.toEqual([])
})
