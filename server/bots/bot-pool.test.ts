import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
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

const wrong = { ...thought, game: 'a game that nobody plays' }

/** Begins to think, and never comes to an end. */
const LOST = `const { parentPort } = require('node:worker_threads')
parentPort.on('message', () => {
  parentPort.postMessage({ begins: true })
  for (;;);
})`

test('a bot answers out of its own thread, and the same thought comes to the same move', async () => {
  const [once, again] = await Promise.all([botPool.think(thought), botPool.think(thought)])
  expect(game.moves(look(state, seat))).toContainEqual(once)
  expect(again).toEqual(once)
})

test('a thought that goes wrong harms no other', async () => {
  const goesWrong = botPool.think(wrong)
  const right = botPool.think(thought)
  await expect(goesWrong).rejects.toThrow()
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
  let ended: Promise<unknown> | undefined
  const thread = () => {
    if (ended) return new Worker(new URL('./bot-worker.ts', import.meta.url))
    const lost = new Worker(LOST, { eval: true })
    ended = once(lost, 'exit')
    return lost
  }
  const hasty = new BotPool({ ...world, limits: { ...limits, botThinks: 0 }, clock: new StillClock(), thread })
  const [first, second] = await Promise.allSettled([hasty.think(thought), hasty.think(wrong)])
  expect([first, second]).toMatchObject([
    { status: 'rejected', reason: { message: expect.stringContaining('too long') } },
    { status: 'rejected', reason: { message: expect.not.stringContaining('too long') } },
  ])
  await ended
  await hasty.close()
})
