import { describe, expect, test } from 'vitest'
import { at } from '../kernel/at.ts'
import { recollect } from '../kernel/bot.ts'
import { scatter, seeded } from '../kernel/chance.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { selfPlay, shares } from '../kernel/selfplay.ts'
import { look, same } from '../kernel/state.ts'
import { findBot, findBots } from '../test/brains.ts'
import { goblets } from './goblets/index.ts'
import { games } from './index.ts'
import { rats } from './rats/index.ts'
import { teacher } from './teacher.ts'

const GAMES = 40

/** The share of the wins of a pupil among three others. */
function pupilsShare(others: 'teacher' | 'normal'): number {
  const other = findBot('rats', { level: others, nature: null, people: [0] })
  let sum = 0
  for (let game = 0; game < GAMES; game++) {
    const company = [findBots('rats').easy, other, other, other]
    sum += at(shares(selfPlay(rats, company as never, defaults(rats, 4), scatter(31, game)).ranking), 0)
  }
  return sum / GAMES
}

describe('a teacher', () => {
  test('lets a beginner win more often than those who do not teach, and not always', () => {
    expect(pupilsShare('normal')).toBeLessThan(0.2)
    const share = pupilsShare('teacher')
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.55)
  })

  test('does as those who play well wherever nothing that it could do changes how people stand', () => {
    const bots = findBots('goblets')
    const even = teacher(goblets as Game, bots, () => 0.25, [0])
    for (let seed = 0; seed < 5; seed++) {
      const state = goblets.setup(4, { ...defaults(goblets, 4), host: 0, characters: 'none' }, seeded(seed))
      const view = recollect(goblets, state, 1)
      expect(even.choose(view, seeded(seed))).toEqual(bots.normal.choose(view, seeded(seed)))
    }
  })

  test('opens a course of goblets with wine: nobody drinks for a long time', () => {
    const bot = findBot('goblets', { level: 'teacher', nature: null, people: [0] })
    for (let seed = 0; seed < 30; seed++) {
      const state = goblets.setup(4, { ...defaults(goblets, 4), host: 0, characters: 'none' }, seeded(seed))
      expect(bot.choose(recollect(goblets, state, 1), seeded(seed))).toMatchObject({ kind: 'pour', token: 'wine' })
    }
  })

  test.each(games.map((game) => [game.key, game] as const))(
    'makes legal moves at %s, by its view alone',
    (key, game) => {
      const state = game.setup(4, defaults(game, 4), seeded(3))
      const seat = at(state.agenda.asked, 0)
      const bot = findBot(key, { level: 'teacher', nature: null, people: [(seat + 1) % 4] })
      const move = bot.choose(recollect(game, state, seat), seeded(5))
      expect(game.moves(look(state, seat)).some((open) => same(open, move))).toBe(true)
      const twin = game.imagine(look(state, seat), seeded(8))
      expect(bot.choose(look(twin, seat), seeded(5))).toEqual(move)
    },
  )
})
