import { afterEach, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { look } from '../../kernel/state.ts'
import { StillClock } from '../../test/still.ts'
import { limits } from '../limits.ts'
import { BotPool } from './bot-pool.ts'

const world = { limits, clock: new StillClock(), metrics: { count() {}, trouble() {} } }
const botPool = new BotPool(world)
afterEach(() => botPool.close())

const game = at(games, 0)
const [seats] = game.seats
const state = game.setup(seats, defaults(game, seats), seeded(1))
const seat = at(state.agenda.asked, 0)
const thought = {
  table: 'ABCDEF',
  game: game.key,
  level: 'random',
  nature: null,
  people: [],
  view: look(state, seat),
  seed: 7,
} as const

test('a bot answers out of its own thread, and the same thought comes to the same move', async () => {
  const [once, again] = await Promise.all([botPool.think(thought), botPool.think(thought)])
  expect(game.moves(look(state, seat))).toContainEqual(once)
  expect(again).toEqual(once)
})

test('a thought that goes wrong harms no other', async () => {
  const wrong = botPool.think({ ...thought, game: 'a game that nobody plays' })
  const right = botPool.think(thought)
  await expect(wrong).rejects.toThrow()
  expect(game.moves(look(state, seat))).toContainEqual(await right)
})

test('what is thought about when the house closes comes to nothing, and there is another thread afterwards', async () => {
  const answers: unknown[] = []
  const listen = (answer: unknown) => answers.push(answer)
  void botPool.think(thought).then(listen, listen)
  await botPool.close()
  expect(await botPool.think(thought)).toBeDefined()
  expect(answers).toEqual([])
})

test('a bot that is lost in thought is given up, and those behind it are told', async () => {
  const hasty = new BotPool({ ...world, limits: { ...limits, botThinks: 0 } })
  await expect(hasty.think(thought)).rejects.toThrow('too long')
  await hasty.close()
})
