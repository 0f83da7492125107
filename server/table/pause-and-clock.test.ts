import { afterEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { read } from '../../kernel/record.ts'
import { received } from '../../kernel/state.ts'
import { retrace } from '../../kernel/verify.ts'
import { closeAll, house, newFolder, settingsFor } from '../../test/open.ts'
import type { Player } from '../../test/player.ts'
import { type StillHouse, stillHouse } from '../../test/still.ts'
import {
  brinkOf,
  comeBack,
  done,
  gameOf,
  knows,
  lobbyOf,
  type One,
  plays,
  recordOf,
  slowBots,
  type Three,
  type Two,
  told,
  watcher,
} from '../../test/tables.ts'
import type { Limits } from '../limits.ts'
import type { Ports } from '../ports.ts'
import { databaseIn } from '../store/database-file.ts'
import { sqliteStore } from '../store/sqlite.ts'

afterEach(closeAll)

const deadlineOf = (player: Player) => sure(player.shown.deadlines[0], 'deadline')
const announced = (player: Player) => player.until(() => !player.view.agenda.asked.includes(0))

/** Time to think, and clocks that are so. */
const QUICK = 60_000
const quick = { limits: { ...slowBots, grace: 0 }, thinking: { quick: QUICK } }

/** The first seat does nothing, whatever it is asked, until it is asked no more. */
async function timeRunsOut(player: Player, { pass }: StillHouse): Promise<void> {
  while (player.view.agenda.asked.includes(0)) {
    const { seq } = player
    pass(QUICK)
    await knows([player], seq + 1)
  }
}

/** Somebody's table at this moment: what was due there until now is done. */
async function standing(player: Player): Promise<number> {
  expect(await told(player, { is: 'return' })).toBe('not now')
  return player.seq
}

/** The tables of a house at which something is due, at whatever time. */
async function dueIn(data: string): Promise<readonly string[]> {
  const store = sqliteStore(databaseIn(data))
  const due = await store.due(Number.MAX_SAFE_INTEGER)
  await store.close()
  return due
}

describe('a pause', () => {
  test('needs everybody who plays; then nobody moves, until anybody ends it', async () => {
    const { port } = await house()
    const { people } = await gameOf(port, 3, 3)
    const [first, second, third] = people as Three
    expect(await told(second, { is: 'go on' })).toBe('not now')
    await first.must({ is: 'pause' })
    await done(second, { is: 'pause' }, people)
    expect(third.room).toMatchObject({ wishes: [0, 1], paused: false, news: [] })
    expect(await told(second, { is: 'pause' })).toBe('not now')
    await plays(first, { kind: 'shake' }, people)
    await done(third, { is: 'pause' }, people)
    expect(second.room).toMatchObject({ wishes: [0, 1, 2], paused: true, news: [{ kind: 'paused' }] })
    const { question } = first.view.agenda
    const look = { is: 'move', question, move: { kind: 'look' } } as const
    expect(await told(first, look)).toBe('paused')
    await done(second, { is: 'go on' }, people)
    expect(first.room).toMatchObject({ wishes: [], paused: false, news: [{ kind: 'went on' }] })
    expect(await told(first, look)).toBe('ok')
  })

  test('that not everybody wants is called off by anybody', async () => {
    const { port } = await house()
    const { people } = await gameOf(port, 3, 3)
    const [first, second, third] = people as Three
    await first.must({ is: 'pause' })
    await second.must({ is: 'go on' })
    await second.must({ is: 'pause' })
    await done(third, { is: 'pause' }, people)
    expect(first.room).toMatchObject({ wishes: [1, 2], paused: false })
  })

  test('asks neither bots nor people for whom bots play', async () => {
    const { port } = await house({ limits: slowBots })
    const { people } = await gameOf(port, 2, 3)
    const [first, second] = people as Two
    await second.must({ is: 'leave' })
    await done(first, { is: 'pause' })
    expect(first.shown.paused).toBe(true)
    expect(await told(second, { is: 'go on' })).toBe('not now')
  })

  test('begins when the only one who did not want it leaves', async () => {
    const { port } = await house({ limits: slowBots })
    const { people } = await gameOf(port, 2, 3)
    const [first, second] = people as Two
    await done(first, { is: 'pause' }, people)
    expect(first.shown.paused).toBe(false)
    await done(second, { is: 'leave' }, people)
    expect(first.shown.paused).toBe(true)
  })

  test('can be ended by one who had left meanwhile', async () => {
    const { port } = await house({ limits: slowBots })
    const { people } = await gameOf(port, 1, 3)
    const [only] = people as One
    await only.must({ is: 'pause' })
    await only.must({ is: 'leave' })
    await done(only, { is: 'return' })
    expect(only.shown.paused).toBe(true)
    expect(await told(only, { is: 'go on' })).toBe('ok')
  })

  test('holds for bots as well', async () => {
    const data = newFolder()
    const { port, pass } = await stillHouse({ data, limits: { botLeast: 400 } })
    const { code, people: pausing } = await brinkOf(port, 1, 3)
    const { people: going } = await brinkOf(port, 1, 3)
    const [still] = pausing as One
    const [busy] = going as One
    await plays(still, { kind: 'announce', claim: 0 })
    expect(await dueIn(data)).toContain(code)
    await done(still, { is: 'pause' })
    expect(await dueIn(data)).not.toContain(code)
    await plays(busy, { kind: 'announce', claim: 0 })
    const { seq } = still
    pass(400)
    await knows([busy], busy.seq + 1)
    expect(await told(still, { is: 'pause' })).toBe('not now')
    expect(still.seq).toBe(seq)
    await still.must({ is: 'go on' })
    pass(400)
    await still.until(() => still.seq > seq + 1)
  })

  test('is for games alone', async () => {
    const { port } = await house()
    const { code, people } = await lobbyOf(port, 1, 3)
    for (const is of ['pause', 'go on', 'more time'] as const)
      expect(await told(nth(people, 0), { is })).toBe('not now')
    expect(await told(await watcher(port, code), { is: 'pause' })).toBe('not seated')
  })
})

describe('the clock', () => {
  test('moves for a seat that does nothing, not before its time, and the record says so', async () => {
    const open = await stillHouse(quick)
    const { port, pass, now } = open
    const { code, people } = await gameOf(port, 2, 3, { clock: 'quick' })
    const [idler] = people as Two
    const { seq } = idler
    expect(deadlineOf(idler)).toBe(now() + QUICK)
    pass(QUICK - 1)
    expect(await standing(idler)).toBe(seq)
    pass(1)
    await knows([idler], seq + 1)
    await timeRunsOut(idler, open)
    expect(idler.shown.deadlines).toEqual([null, now() + QUICK, null])
    await idler.must({ is: 'close' })
    const { entries } = sure(read(await (await recordOf(port, idler, `${code}/1`)).text()), 'record')
    expect(entries.length).toBeGreaterThan(1)
    expect(new Set(entries.map(({ seat, by }) => `${seat} ${by}`))).toEqual(new Set(['0 clock']))
  })

  test('T4.5 wrongs nobody where only puppets wait: one of them makes the move', async () => {
    const open = await stillHouse(quick)
    const { code, people } = await gameOf(open.port, 1, 3, { clock: 'quick' })
    const [idler] = people as One
    await timeRunsOut(idler, open)
    await idler.must({ is: 'close' })
    const { entries } = sure(read(await (await recordOf(open.port, idler, `${code}/1`)).text()), 'record')
    expect(new Set(entries.map(({ seat, by }) => `${seat} ${by}`))).toEqual(new Set(['0 bot']))
  })

  test('is a real one where nothing else was handed in: it moves by itself, and not before its time', async () => {
    const { port } = await house({ limits: { ...slowBots, grace: 100 }, thinking: { quick: 100 } })
    const before = Date.now()
    const { people } = await gameOf(port, 1, 3, { clock: 'quick' })
    await announced(nth(people, 0))
    expect(Date.now()).toBeGreaterThanOrEqual(before + 100)
  })

  test('runs for whoever is asked, and anew with every question', async () => {
    const { port, pass, now } = await stillHouse(quick)
    const { people } = await gameOf(port, 2, 3, { clock: 'quick' })
    const [first, second] = people as Two
    expect(first.shown.deadlines).toEqual([now() + QUICK, null, null])
    pass(1000)
    await plays(first, { kind: 'shake' }, people)
    expect(first.shown.deadlines).toEqual([now() + QUICK, null, null])
    pass(1000)
    await plays(first, { kind: 'announce', claim: 0 }, people)
    expect(second.shown.deadlines).toEqual([null, now() + QUICK, null])
  })

  test('is not wound up by leaving and coming back', async () => {
    const { port, pass } = await stillHouse(quick)
    const { people } = await gameOf(port, 2, 3, { clock: 'quick' })
    const [first] = people as Two
    const deadline = deadlineOf(first)
    pass(1000)
    await done(first, { is: 'leave' })
    expect(first.shown.deadlines[0]).toBeNull()
    pass(20)
    await done(first, { is: 'return' })
    // What was left is left; only the time away does not count.
    expect(deadlineOf(first)).toBe(deadline + 20)
  })

  test('stands still in a pause, and moves when what was left of the time has passed', async () => {
    const open = await stillHouse(quick)
    const { port, pass } = open
    const { people: pausing } = await brinkOf(port, 1, 3, { clock: 'quick' })
    const [paused] = pausing as One
    const deadline = deadlineOf(paused)
    pass(10_000)
    await done(paused, { is: 'pause' })
    const { people: going } = await brinkOf(port, 1, 3, { clock: 'quick' })
    await timeRunsOut(nth(going, 0), open)
    const { seq } = paused
    await done(paused, { is: 'go on' })
    expect([paused.seq, deadlineOf(paused)]).toEqual([seq + 1, deadline + QUICK])
    pass(QUICK - 10_000 - 1)
    expect(await standing(paused)).toBe(seq + 1)
    pass(1)
    await announced(paused)
    expect(paused.seq).toBe(seq + 2)
  })

  test('H3.9 stands still while somebody is accused, and goes on with what was left', async () => {
    const { port, pass } = await stillHouse(quick)
    const { people } = await gameOf(port, 3, 3, settingsFor(3, { clock: 'quick' }, findGame('hoax')))
    const [first, second, third] = people as Three
    for (const player of people) await plays(player, { kind: 'take', sort: 'gold' }, people)
    await plays(first, { kind: 'income', role: 'peasant' }, people)
    const before = sure(second.shown.deadlines[1], 'deadline')
    pass(30)
    await plays(third, { kind: 'accuse', seat: 0, role: 'peasant' }, people)
    expect(second.shown.deadlines).toEqual([null, expect.any(Number), null])
    pass(40)
    await plays(second, { kind: 'vote', vote: 'no' }, people)
    expect(second.view.table).toMatchObject({ stage: 'emperors', vote: null })
    const shown = sure(findGame('hoax')?.ceremony?.(second.view.table.news), 'ceremony').length
    expect(second.shown.deadlines.slice(1)).toEqual([before + 40 + shown, before + 40 + shown])
  })

  test('waits until everybody has seen what a doubt bared, and does not wait where nothing was', async () => {
    const { port, now } = await stillHouse(quick)
    const { people } = await brinkOf(port, 2, 3, { clock: 'quick' })
    const [first, second] = people as Two
    await plays(first, { kind: 'announce', claim: 1 }, people)
    expect(second.shown.deadlines[1]).toBe(now() + QUICK)
    await plays(second, { kind: 'doubt' }, people)
    const shown = sure(findGame('rats')?.ceremony?.(second.view.table.news), 'ceremony').length
    expect(shown).toBeGreaterThan(0)
    expect(first.shown.deadlines.filter((deadline) => deadline !== null)).toEqual([now() + QUICK + shown])
  })

  test('that is off never moves: nothing is due at that table, while it is at another', async () => {
    const data = newFolder()
    const open = await stillHouse({ ...quick, data })
    const { people: off } = await gameOf(open.port, 1, 3)
    const { code, people: on } = await gameOf(open.port, 1, 3, { clock: 'quick' })
    expect(await dueIn(data)).toEqual([code])
    await timeRunsOut(nth(on, 0), open)
    expect(nth(off, 0).shown.deadlines).toEqual([null, null, null])
    expect(await told(nth(off, 0), { is: 'more time' })).toBe('not now')
    expect(nth(off, 0).moves).toEqual([{ kind: 'shake' }])
  })
})

describe('a restart', () => {
  /** A house that closes while the clock of the first seat runs; whatever that seat announces, it is asked no more. */
  async function closedInTime() {
    const data = newFolder()
    const { port, clock, close } = await stillHouse({ ...quick, data })
    const { code, people } = await brinkOf(port, 2, 3, { clock: 'quick' })
    const [idler] = people as Two
    await close()
    const reopen = async (limits: Partial<Limits> = {}) => {
      const { port } = await stillHouse({ data, limits: { ...slowBots, ...limits } }, clock)
      await comeBack(port, idler, code)
      return port
    }
    const entries = async (port: number) => {
      await idler.must({ is: 'close' })
      return sure(read(await (await recordOf(port, idler, `${code}/1`)).text()), 'record').entries
    }
    return { idler, seq: idler.seq, deadline: deadlineOf(idler), clock, reopen, entries }
  }

  test('before the deadline changes nothing: the clock moves at the same moment, and once', async () => {
    const { idler, seq, deadline, clock, reopen, entries } = await closedInTime()
    clock.pass(1000)
    const port = await reopen()
    expect([idler.seq, deadlineOf(idler)]).toEqual([seq, deadline])
    clock.pass(deadline - clock.now() - 1)
    expect(await standing(idler)).toBe(seq)
    clock.pass(1)
    await announced(idler)
    expect(idler.seq).toBe(seq + 1)
    expect((await entries(port)).map(({ by }) => by)).toEqual([undefined, undefined, undefined, 'clock'])
  })

  test('a little after the deadline makes the move that was due, and once', async () => {
    const { idler, seq, clock, reopen, entries } = await closedInTime()
    clock.pass(QUICK + 300)
    const port = await reopen({ lateAlarm: 300 })
    await announced(idler)
    expect(idler.seq).toBe(seq + 1)
    expect((await entries(port)).map(({ by }) => by)).toEqual([undefined, undefined, undefined, 'clock'])
  })

  test('long after the deadline gives grace first, and moves when that has passed, too', async () => {
    const { idler, seq, clock, reopen, entries } = await closedInTime()
    clock.pass(QUICK + 301)
    const port = await reopen({ lateAlarm: 300, grace: 700 })
    await idler.until(() => idler.seq === seq + 1)
    expect(idler.shown.news).toEqual([{ kind: 'time' }])
    expect(deadlineOf(idler)).toBe(clock.now() + 700)
    clock.pass(699)
    expect(await standing(idler)).toBe(seq + 1)
    clock.pass(1)
    await announced(idler)
    expect(idler.seq).toBe(seq + 2)
    expect(await entries(port)).toHaveLength(4)
  })

  test('lets bots whose turn had come play on', async () => {
    const data = newFolder()
    const first = await stillHouse({ data, limits: { botLeast: 200 } })
    const { code, people } = await brinkOf(first.port, 1, 3)
    const [person] = people as One
    await plays(person, { kind: 'announce', claim: 0 })
    await first.close()
    // Drawn by lot, their moves may end the game before the person is asked.
    const think: Ports['think'] = async ({ game, view }) =>
      nth(sure(findGame(game), 'game').moves(received(view)), 0, 'move')
    const { port } = await stillHouse({ data, instead: { think } }, first.clock)
    await comeBack(port, person, code)
    await person.until(() => person.moves.length > 0)
    await person.must({ is: 'close' })
    const text = await (await recordOf(port, person, `${code}/1`)).text()
    expect(retrace(text, findGame, () => {})).toBeUndefined()
    expect(
      sure(read(text), 'record')
        .entries.slice(4)
        .every(({ by }) => by === 'bot'),
    ).toBe(true)
  })
})
