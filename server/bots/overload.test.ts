/** More to think than one thread can. The thread is a slow one here: what it is asked and when it answers is the test's to say. */
import { describe, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import type { Level } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { look } from '../../kernel/state.ts'
import { StillClock } from '../../test/still.ts'
import { limits } from '../limits.ts'
import type { Thought } from '../ports.ts'
import { type Answer, BotPool, type Thread } from './bot-pool.ts'

class SlowThread implements Thread {
  at: Thought | undefined
  /** One that is still opening begins with nothing. */
  opening = false
  answer: (answer: Answer) => void = () => {}
  fall: (error: unknown) => void = () => {}

  postMessage(thought: Thought): void {
    if (this.at) throw new Error('one thought at a time')
    this.at = thought
    if (!this.opening) this.answer({ begins: true })
  }

  open(): void {
    this.opening = false
    this.answer({ begins: true })
  }

  on(event: 'message' | 'error', hear: (word: never) => void): void {
    if (event === 'message') this.answer = hear as (answer: Answer) => void
    else this.fall = hear as (error: unknown) => void
  }

  async terminate(): Promise<void> {}
}

/** How long a thought takes. */
const TIMES: Readonly<Record<Level, number>> = { random: 1, easy: 1, normal: 10, hard: 200, teacher: 200 }

const game = at(games, 0)
const state = game.setup(4, defaults(game, 4), seeded(1))
const view = look(state, at(state.agenda.asked, 0))

function slowPool(make = () => new SlowThread()) {
  const clock = new StillClock()
  const threads: SlowThread[] = []
  const counted: string[] = []
  const troubles: unknown[] = []
  /** Every thought that came to a move, in order: whose, on which level, after how long. */
  const ended: { table: string; seed: number; level: Level; wait: number }[] = []
  const failed: string[] = []
  const pool = new BotPool({
    limits,
    clock,
    metrics: { count: (what) => counted.push(what), trouble: (_, error) => troubles.push(error) },
    thread: () => at(threads, threads.push(make()) - 1),
  })
  const current = () => sure(threads.at(-1), 'thread')
  const over = () => sure(current().at, 'thought')
  return {
    pool,
    clock,
    threads,
    counted,
    troubles,
    ended,
    failed,
    /** What the thread is at. */
    over,
    fall: () => current().fall(new Error('out of memory')),
    /** Lets a bot think; `end` and `failed` hear of it in time. */
    think(table: string, level: Level, seed = 0, wanted = () => true) {
      const since = clock.now()
      const thought = { table, game: game.key, level, nature: null, people: [], view, seed }
      pool.think(thought, wanted).then(
        (move) => ended.push({ table, seed, level: move.kind as Level, wait: clock.now() - since }),
        () => failed.push(table),
      )
    },
    /** The thread comes to an end with what it is at: the move tells the level on which it was thought. */
    async end(answer: Answer = { move: { kind: over().level } }) {
      const { level } = over()
      const thread = current()
      clock.pass(TIMES[level])
      thread.at = undefined
      thread.answer(answer)
      await new Promise(setImmediate)
    },
    get idle() {
      return threads.at(-1)?.at === undefined
    },
  }
}

describe('tables take turns', () => {
  test('however much one of them brings', async () => {
    const slow = slowPool()
    for (let seed = 0; seed < 4; seed++) slow.think('MANY', 'easy', seed)
    slow.think('ONE', 'easy')
    slow.think('TWO', 'easy', 0)
    slow.think('TWO', 'easy', 1)
    while (!slow.idle) await slow.end()
    const order = slow.ended.map(({ table, seed }) => `${table} ${seed}`)
    // The first was under way before the others came.
    expect(order).toEqual(['MANY 0', 'MANY 1', 'ONE 0', 'TWO 0', 'MANY 2', 'TWO 1', 'MANY 3'])
  })

  test('and what nobody waits for any more takes nobody’s time', async () => {
    const slow = slowPool()
    let wanted = true
    slow.think('A', 'easy')
    slow.think('B', 'easy', 0, () => wanted)
    slow.think('C', 'easy')
    wanted = false
    while (!slow.idle) await slow.end()
    expect(slow.ended.map(({ table }) => table)).toEqual(['A', 'C'])
  })
})

describe('a thought that does not end', () => {
  test('is ended and thought again on the next lower level; all others stay as they were', async () => {
    const slow = slowPool()
    slow.think('LOST', 'hard')
    for (const table of ['A', 'B', 'C']) slow.think(table, 'hard')
    slow.clock.pass(limits.botThinks)
    expect(slow.threads).toHaveLength(2)
    while (!slow.idle) await slow.end()
    expect(slow.ended.map(({ table, level }) => `${table} ${level}`)).toEqual([
      'A hard',
      'B hard',
      'C hard',
      'LOST normal',
    ])
    expect(slow.failed).toEqual([])
    expect(slow.counted).toEqual(['bot lowered'])
    expect(slow.troubles).toHaveLength(1)
  })

  test('is one that began so long ago, not one that has waited so long', async () => {
    const slow = slowPool()
    slow.think('A', 'hard')
    slow.think('B', 'hard')
    slow.clock.pass(limits.botThinks - TIMES.hard - 1)
    await slow.end()
    slow.clock.pass(limits.botThinks - TIMES.hard - 1)
    await slow.end()
    expect(slow.threads).toHaveLength(1)
    expect(slow.ended.map(({ table }) => table)).toEqual(['A', 'B'])
  })

  test('on any level has failed, and only then its bot moves at random', async () => {
    const slow = slowPool()
    slow.think('LOST', 'hard')
    const tried = [slow.over().level]
    for (let times = 0; times < 2; times++) {
      slow.clock.pass(limits.botThinks)
      tried.push(slow.over().level)
    }
    expect(tried).toEqual(['hard', 'normal', 'easy'])
    slow.clock.pass(limits.botThinks)
    await new Promise(setImmediate)
    expect(slow.failed).toEqual(['LOST'])
    expect(slow.counted).toEqual(['bot lowered', 'bot lowered'])
    slow.think('NEXT', 'hard')
    await slow.end()
    expect(slow.ended).toMatchObject([{ table: 'NEXT', level: 'hard' }])
  })

  test('may as well fall with its thread, or go wrong', async () => {
    const slow = slowPool()
    slow.think('FALLS', 'hard')
    slow.think('GOES WRONG', 'normal')
    slow.think('A', 'hard')
    slow.fall()
    await slow.end({ error: 'no idea' })
    while (!slow.idle) await slow.end()
    expect(slow.ended.map(({ table, level }) => `${table} ${level}`).toSorted()).toEqual([
      'A hard',
      'FALLS normal',
      'GOES WRONG easy',
    ])
    expect(slow.failed).toEqual([])
  })
})

describe('a thread that takes long to open', () => {
  const opening = () => Object.assign(new SlowThread(), { opening: true })

  test('has not thought meanwhile: nothing is ended, and nothing lowered', async () => {
    const slow = slowPool(opening)
    slow.think('A', 'hard')
    slow.think('B', 'hard')
    slow.clock.pass(limits.botOpens - 1)
    at(slow.threads, 0).open()
    while (!slow.idle) await slow.end()
    expect(slow.threads).toHaveLength(1)
    expect(slow.ended.map(({ table, level }) => `${table} ${level}`)).toEqual(['A hard', 'B hard'])
    expect(slow.counted).toEqual([])
  })

  test('lets them think as long as any other does, from then on', async () => {
    const slow = slowPool(opening)
    slow.think('A', 'hard')
    slow.clock.pass(limits.botThinks)
    at(slow.threads, 0).open()
    slow.clock.pass(limits.botThinks - 1)
    expect(slow.threads).toHaveLength(1)
    slow.clock.pass(1)
    expect(slow.threads).toHaveLength(2)
  })

  test('is given up when it never does', async () => {
    const slow = slowPool(opening)
    slow.think('A', 'hard')
    slow.clock.pass(limits.botOpens)
    expect(slow.threads).toHaveLength(2)
    expect(slow.troubles).toHaveLength(1)
    at(slow.threads, 1).open()
    await slow.end()
    expect(slow.ended).toMatchObject([{ table: 'A', level: 'normal' }])
  })
})

describe('sixty tables of twelve hard puppets', () => {
  async function overload() {
    const slow = slowPool()
    for (let table = 0; table < 60; table++) for (let seed = 0; seed < 12; seed++) slow.think(`T${table}`, 'hard', seed)
    return slow
  }

  test('leave no move to chance, and are counted as often as they were lowered', async () => {
    const slow = await overload()
    while (!slow.idle) await slow.end()
    const steps = { teacher: 0, hard: 0, normal: 1, easy: 2, random: 3 }
    expect(slow.ended).toHaveLength(720)
    expect(slow.failed).toEqual([])
    expect(new Set(slow.ended.map(({ level }) => level))).toEqual(new Set(['hard', 'normal', 'easy']))
    expect(slow.counted).toHaveLength(slow.ended.reduce((sum, { level }) => sum + steps[level], 0))
  })

  test('hold up another table by one round of theirs, and lower it by one level, and only until they are lowered themselves', async () => {
    const slow = await overload()
    for (let asked = 0; asked < 5; asked++) {
      slow.think('OTHER', 'hard', asked)
      while (slow.ended.filter(({ table }) => table === 'OTHER').length === asked) await slow.end()
    }
    const other = slow.ended.filter(({ table }) => table === 'OTHER')
    expect(other.map(({ level }) => level)).toEqual(['normal', 'hard', 'hard', 'hard', 'hard'])
    const round = 61 * TIMES.normal
    expect(at(other, 0).wait).toBeLessThanOrEqual(limits.botWaits + TIMES.hard + round)
    for (const { wait } of other.slice(1)) expect(wait).toBeLessThanOrEqual(TIMES.hard + round)
  })
})
