/** When bots make their moves, in simulated time: nobody may read off the clock how long they thought. */

import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { findGame, games } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { anyMove, type Level } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { type Frame, parseFrame } from '../../protocol/frames.ts'
import { legible, type Packed } from '../../protocol/wire/packed.ts'
import { settingsFor } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { Disk, storeOn } from '../../test/sim/disk.ts'
import { World } from '../../test/sim/world.ts'
import { House } from '../house/house.ts'
import { alone } from '../house/neighbours.ts'
import { type Limits, limits as standard, thinkingTime } from '../limits.ts'
import { deviceOf } from '../net/socket.ts'
import type { Ports, Thought } from '../ports.ts'
import { Outbox } from '../store/outbox.ts'
import { wake } from '../table/clock.ts'
import { decide, enact, next } from '../table/conduct.ts'

/** How long a bot thinks: what it holds decides. */
type Pace = (thought: Thought) => number

/** So many turns at most until something has happened that takes no time. */
const IDLE = 1000

/** A house in a world of its own, in which everything but thinking takes no time. */
class Parlour {
  readonly world = new World(1)
  readonly disk = new Disk()
  /** What bots were asked to think about, and when. */
  readonly thoughts: {
    readonly at: number
    readonly table: string
    readonly seat: number
    readonly question: number
  }[] = []
  readonly #ports: Ports
  house: House

  constructor(pace: Pace, limits: Partial<Limits> = {}) {
    const { world } = this
    const soon = (work: () => void) => void world.after(0, work)
    const store = storeOn(this.disk, async (commit) => commit())
    const metrics: Ports['metrics'] = {
      count() {},
      trouble(_, error) {
        throw error
      },
    }
    this.#ports = {
      store,
      outbox: new Outbox(store, soon, metrics),
      neighbours: alone,
      clock: { now: () => world.now, at: (time, work) => world.at(time, work) },
      passwords: { lock: async (password) => password, opens: async () => true },
      metrics,
      post: { knows: () => false, write() {} },
      limits: { ...standard, awayGrace: 0, ...limits },
      thinking: thinkingTime,
      fresh: (bytes) => world.fresh(bytes),
      think: (thought) => this.#think(thought, pace(thought)),
      ways: () => [],
      conduct: { decide, next, enact, wake },
    }
    this.house = new House(this.#ports)
  }

  /** Another house on the same disk. */
  open(): void {
    this.house = new House(this.#ports)
  }

  /** Two worlds with the same public things see the same moves, however long they were thought over. */
  #think({ table, game, view }: Thought, time: number): Promise<{ readonly kind: string }> {
    const { seat, agenda } = view
    this.thoughts.push({ at: this.world.now, table, seat, question: agenda.question })
    const rules = sure(findGame(game), 'game')
    const move = anyMove(rules, rules.moves(view), seeded(agenda.question * 16 + seat))
    return new Promise((done) => void this.world.after(time, () => done(move)))
  }

  /** Somebody who notes when each step of the game was heard. */
  guest(token: string) {
    const { world } = this
    const player = new Player(token, 'stays out')
    const steps: { readonly at: number; readonly text: string }[] = []
    const guest = {
      device: deviceOf(player.token),
      address: 'here',
      alive: true,
      send: (frame: Frame | Packed) => {
        const text = legible(frame)
        if (parseFrame(text)?.is === 'change') steps.push({ at: world.now, text })
        player.hear(text)
      },
    }
    player.plug((text) => {
      const ask = JSON.parse(text)
      if (ask.is !== 'hello') world.after(0, () => void this.house.hear(guest, ask))
    })
    return Object.assign(player, { steps })
  }

  /** Time passes until this has happened. */
  async until<T>(work: Promise<T>): Promise<T> {
    let over = false
    const ended = () => {
      over = true
    }
    work.then(ended, ended)
    // What happens without any time passing takes some turns; when even that is over, it never will happen.
    for (let idle = 0; !over; idle++) {
      await this.world.run(() => over)
      if (idle > IDLE) throw new Error('nothing happens any more')
      await turn()
    }
    return work
  }

  async pass(time: number): Promise<void> {
    let over = false
    this.world.after(time, () => {
      over = true
    })
    await this.world.run(() => over)
  }
}

const TOKEN = 'ab'.repeat(32)
const SEATS = 4

/** A game of bots alone, and somebody who watches it. */
async function puppetShow(game: Game, pace: Pace, limits: Partial<Limits> = {}) {
  const parlour = new Parlour(pace, limits)
  const host = parlour.guest(TOKEN)
  const { code } = await parlour.until(host.must({ is: 'create', settings: settingsFor(SEATS, {}, game) }))
  await parlour.until(host.must({ is: 'enter', code: sure(code, 'code') }))
  for (let seat = 0; seat < SEATS; seat++) await parlour.until(host.must({ is: 'hire', seat, level: 'hard' }))
  await parlour.until(host.must({ is: 'start' }))
  await parlour.until(host.until(() => host.room?.stage === 'playing'))
  return { parlour, host, from: host.steps.length }
}

/** So many moves, as an onlooker hears them. */
async function moves(show: Awaited<ReturnType<typeof puppetShow>>, count: number) {
  const { parlour, host, from } = show
  await parlour.until(host.until(() => host.steps.length >= from + count || host.room?.stage === 'over'))
  return host.steps.slice(from, from + count)
}

/** Nobody but the bot itself knows what goes into this. */
const within = (seed: number, most: number): Pace => {
  const luck = seeded(seed)
  return () => luck(most)
}

const MOVES = 80

describe('the moment at which a bot moves', () => {
  test.each(games)('$key: is the same in two worlds in which it thinks differently long', async (game) => {
    const quick = await moves(await puppetShow(game, () => 3), MOVES)
    const slow = await moves(await puppetShow(game, () => standard.botHard - 1), MOVES)
    const mixed = await moves(await puppetShow(game, within(7, standard.botHard)), MOVES)
    expect(quick.length).toBeGreaterThan(5)
    expect(slow).toEqual(quick)
    expect(mixed).toEqual(quick)
  })

  test('is one or more whole steps later for who thinks longer than that, and tells no more', async () => {
    const { botHard, botStep } = standard
    const gaps = async (over: number) => {
      const heard = await moves(await puppetShow(at(games, 0), () => botHard + over, { botSpread: 0 }), 8)
      return new Set(heard.slice(1).map(({ at: time }, step) => time - at(heard, step).at))
    }
    expect(await gaps(0)).toEqual(new Set([botHard]))
    expect(await gaps(1)).toEqual(new Set([botHard + botStep]))
    expect(await gaps(botStep)).toEqual(new Set([botHard + botStep]))
    expect(await gaps(botStep + 1)).toEqual(new Set([botHard + 2 * botStep]))
  })

  test('is as soon as it can where nobody wants to wait', async () => {
    const limits = { botLeast: 0, botSpread: 0, botHard: 0, botStep: 0 }
    const heard = await moves(await puppetShow(at(games, 0), () => 17, limits), 5)
    for (const [step, { at: time }] of heard.slice(1).entries()) expect(time - at(heard, step).at).toBe(17)
  })
})

describe('a bot thinks as soon as it is asked', () => {
  test('and everybody who is asked at once does', async () => {
    const hoax = sure(findGame('hoax'), 'game')
    const show = await puppetShow(hoax, () => 3)
    const heard = await moves(show, MOVES)
    const { thoughts } = show.parlour
    const times = new Set(heard.map(({ at: time }) => time))
    const together = thoughts.filter((one) =>
      thoughts.some(({ at: time, seat }) => time === one.at && seat !== one.seat),
    )
    expect(together.length).toBeGreaterThan(10)
    // Nobody begins at any other moment than one at which something was just seen to happen.
    expect(
      thoughts.slice(SEATS).filter(({ at: time }) => !times.has(time) && time < sure(heard.at(-1), 'step').at),
    ).toEqual([])
  })
})

/** A person on the first seat, and two bots. */
async function seated(pace: Pace, starter: number, level: Level = 'hard') {
  const game = at(games, 0)
  const parlour = new Parlour(pace, { botSpread: 0 })
  const host = parlour.guest(TOKEN)
  const settings = settingsFor(3, {}, game)
  const fixed = { ...settings, options: { ...settings.options, starter } }
  const { code } = await parlour.until(host.must({ is: 'create', settings: fixed }))
  await parlour.until(host.must({ is: 'enter', code: sure(code, 'code') }))
  await parlour.until(host.must({ is: 'sit', seat: 0, name: 'Ada' }))
  for (const seat of [1, 2]) await parlour.until(host.must({ is: 'hire', seat, level }))
  await parlour.until(host.must({ is: 'start' }))
  await parlour.until(host.until(() => host.room?.stage === 'playing'))
  return { parlour, host }
}

/** The person was to begin and has left: a bot is asked in their place. */
async function standIn(pace: Pace) {
  const table = await seated(pace, 0)
  await table.parlour.until(table.host.must({ is: 'leave' }))
  return table
}

describe('what was thought about a question that is no more is thrown away', () => {
  test('when the person comes back before the moment, whether it was ready or not', async () => {
    for (const time of [3, 800]) {
      const { parlour, host } = await standIn(() => time)
      await parlour.pass(400)
      const { seq } = await parlour.until(host.must({ is: 'return' }))
      await parlour.pass(10_000)
      expect(host.seq).toBe(seq)
      expect(host.moves.length).toBeGreaterThan(0)
    }
  })

  test('and thought again when they go again: the bot takes its whole time once more', async () => {
    const { parlour, host } = await standIn(() => 800)
    await parlour.pass(400)
    await parlour.until(host.must({ is: 'return' }))
    const { seq } = await parlour.until(host.must({ is: 'leave' }))
    const again = parlour.world.now
    await parlour.until(host.until(() => host.seq > sure(seq, 'seq')))
    expect(parlour.world.now - again).toBe(standard.botHard)
    expect(parlour.thoughts.filter(({ question }) => question === parlour.thoughts[0]?.question).length).toBe(2)
  })

  test('and kept over a pause, after which the bot takes what was left of its time', async () => {
    const { parlour, host } = await seated(() => 3, 1)
    await parlour.pass(400)
    const { seq } = await parlour.until(host.must({ is: 'pause' }))
    await parlour.pass(10_000)
    expect(host.seq).toBe(seq)
    await parlour.until(host.must({ is: 'go on' }))
    const from = parlour.world.now
    expect(parlour.thoughts).toHaveLength(1)
    await parlour.until(host.until(() => host.seq > sure(seq, 'seq') + 1))
    expect(parlour.world.now - from).toBe(standard.botHard - 400)
  })
})

describe('puppets that hurry', () => {
  const { botLeast, botHard, botBrisk, botStep } = standard

  /** How long the bot that is asked takes once the person has had their say about it. */
  async function takes(level: Level, time: number, ...said: readonly ('brisk' | 'as ever')[]): Promise<number> {
    const { parlour, host } = await seated(() => time, 1, level)
    const from = parlour.world.now
    for (const puppets of said) await parlour.until(host.must({ is: 'hurry', puppets }))
    const { seq } = host
    await parlour.until(host.until(() => host.seq > seq))
    return parlour.world.now - from
  }

  test('move at the same moment, whatever they thought, and that is sooner; who wants it no more waits again', async () => {
    for (const time of [3, botBrisk - 1]) expect(await takes('normal', time, 'brisk')).toBe(botBrisk)
    expect(await takes('normal', botBrisk + 1, 'brisk')).toBe(botBrisk + botStep)
    expect(await takes('normal', 3, 'brisk', 'as ever')).toBe(botLeast)
  })

  test('a hard one, whose thoughts are long or short by its hand, takes as long as the longest either way', async () => {
    for (const time of [3, botBrisk + 1, botHard - 1]) expect(await takes('hard', time, 'brisk')).toBe(botHard)
  })

  test('hurry only while everybody who plays would have it so', async () => {
    const { parlour, host } = await seated(() => 3, 1)
    expect(await parlour.until(host.ask({ is: 'hurry', puppets: 'as ever' }))).toMatchObject({ why: 'not now' })
    await parlour.until(host.must({ is: 'hurry', puppets: 'brisk' }))
    expect(host.room?.hurried).toEqual([0])
    await parlour.until(host.must({ is: 'leave' }))
    expect(host.room?.hurried).toEqual([])
    expect(await parlour.until(host.ask({ is: 'hurry', puppets: 'brisk' }))).toMatchObject({ why: 'not now' })
  })
})

test('nothing that was thought is kept when the table is put away', async () => {
  const { parlour, host } = await seated(() => 3, 1)
  await parlour.until(parlour.house.open())
  const { seq } = await parlour.until(host.must({ is: 'pause' }))
  await parlour.pass(standard.idleWatched + 2 * standard.lookForDue)
  expect(parlour.house.figures.loaded).toBe(0)
  await parlour.until(host.must({ is: 'go on' }))
  expect(parlour.thoughts).toHaveLength(2)
  await parlour.until(host.until(() => host.seq > sure(seq, 'seq') + 1))
})

test('a house that opens again thinks again, and every question is answered once', async () => {
  const { parlour, host } = await standIn(() => 800)
  await parlour.pass(400)
  const { seq } = host
  await parlour.until(parlour.house.close())
  parlour.open()
  expect(parlour.thoughts).toHaveLength(1)
  await parlour.until(parlour.house.open())
  await parlour.pass(10_000)
  const { code } = sure(host.room, 'room')
  const lines = parlour.disk.lines(code, seq + 1).map(({ text }) => JSON.parse(text).deed)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.every(({ kind, by }) => kind === 'played' && by === 'bot')).toBe(true)
  expect(parlour.thoughts.length).toBeGreaterThan(lines.length)
})
