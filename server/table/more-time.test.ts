import { afterEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at as nth, sure } from '../../kernel/at.ts'
import { satIn, welcomes } from '../../test/deserted.ts'
import { closeAll, settingsFor } from '../../test/open.ts'
import { stillHouse } from '../../test/still.ts'
import {
  comeBack,
  done,
  gameOf,
  hangUp,
  type One,
  plays,
  slowBots,
  type Three,
  type Two,
  told,
  watcher,
} from '../../test/tables.ts'
import { enact } from './conduct.ts'
import type { Deed } from './deed.ts'
import { bare, type Table } from './table.ts'

afterEach(closeAll)

const plea = { is: 'more time' } as const
const plan = { limits: slowBots, thinking: { quick: 60_000 } }
const quick = { clock: 'quick' } as const

describe('more time', () => {
  test('is given when more than half of three ask for it: one is not enough, two are', async () => {
    const { port, pass, now } = await stillHouse(plan)
    const { people } = await gameOf(port, 3, 3, quick)
    const [first, second, third] = people as Three
    const deadline = sure(first.shown.deadlines[0], 'deadline')
    pass(40_000)
    await done(third, plea, people)
    expect(second.room).toMatchObject({ pleas: [2], deadlines: [deadline, null, null], news: [] })
    expect(await told(third, plea)).toBe('not now')
    await done(second, plea, people)
    await first.until(() => first.shown.news.some(({ kind }) => kind === 'time'))
    expect(first.room).toMatchObject({ pleas: [], deadlines: [now() + 60_000, null, null] })
  })

  test.each([
    [1, 1],
    [2, 2],
    [4, 3],
    [5, 3],
  ])('with %i who play needs %i of them', async (playing, needed) => {
    const { port, pass } = await stillHouse(plan)
    const { people } = await gameOf(port, playing, 5, quick)
    const [first] = people as One
    const deadline = sure(first.shown.deadlines[0], 'deadline')
    pass(1000)
    for (let n = 1; n < needed; n++) await done(nth(people, n), plea, people)
    expect(first.shown.deadlines[0]).toBe(deadline)
    await first.must(plea)
    await first.until(() => first.shown.deadlines[0] === deadline + 1000)
  })

  test('is given twice for one question, and for the next one again', async () => {
    const { port, pass } = await stillHouse(plan)
    const { people } = await gameOf(port, 1, 3, quick)
    const [only] = people as One
    for (let n = 0; n < 2; n++) {
      pass(1000)
      const deadline = sure(only.shown.deadlines[0], 'deadline')
      await only.must(plea)
      await only.until(() => only.shown.deadlines[0] === deadline + 1000)
    }
    expect(await told(only, plea)).toBe('enough')
    await plays(only, { kind: 'shake' })
    expect(await told(only, plea)).toBe('ok')
  })

  test('is wished for one question: with the next the wishes are gone, and the patience is back', async () => {
    const { port } = await stillHouse({ ...plan, limits: { ...slowBots, moreTimes: 1 } })
    const { people } = await gameOf(port, 2, 3, quick)
    const [first, second] = people as Two
    for (const player of people) await done(player, plea, people)
    await first.until(() => first.shown.pleas.length === 0)
    expect(await told(first, plea)).toBe('enough')
    for (const kind of ['shake', 'look', 'shake']) await plays(first, { kind }, people)
    await plays(first, { kind: 'announce', claim: 0 }, people)
    await done(second, plea, people)
    expect(first.shown.pleas).toEqual([1])
    await plays(second, { kind: 'doubt' }, people)
    expect(first.shown.pleas).toEqual([])
  })

  test('comes when those who did not ask leave, or lose the line, and the rest are more than half', async () => {
    const { port, pass } = await stillHouse(plan)
    const { code, people } = await gameOf(port, 3, 3, quick)
    const [first, second, third] = people as Three
    const deadline = sure(first.shown.deadlines[0], 'deadline')
    pass(1000)
    await done(first, plea, people)
    await hangUp(third, first)
    // One of two who are here is no more than half.
    expect(first.shown.pleas).toEqual([0])
    await done(second, { is: 'leave' }, [first])
    await first.until(() => first.shown.deadlines[0] === deadline + 1000)

    pass(1000)
    const back = await comeBack(port, third, code)
    await second.must({ is: 'return' })
    await done(first, plea, [first])
    await hangUp(second, first)
    expect(first.shown.deadlines[0]).toBe(deadline + 1000)
    await hangUp(back, first)
    await first.until(() => first.shown.deadlines[0] === deadline + 2000)
  })

  test('counts nobody’s wish who has gone themselves', async () => {
    const { port, pass } = await stillHouse(plan)
    const { people } = await gameOf(port, 3, 3, quick)
    const [first, second, third] = people as Three
    const deadline = sure(first.shown.deadlines[0], 'deadline')
    pass(1000)
    await done(third, plea, people)
    await hangUp(third, first)
    expect(await told(second, { is: 'lock' })).toBe('not host')
    expect(first.room).toMatchObject({ pleas: [2], deadlines: [deadline, null, null] })
    await done(second, { is: 'leave' }, [first])
    expect(first.shown.deadlines[0]).toBe(deadline)
  })

  test('is asked for by those who play, neither by onlookers nor by people for whom others play', async () => {
    const { port } = await stillHouse(plan)
    const { code, people } = await gameOf(port, 3, 3, quick)
    const [first, second, third] = people as Three
    const looker = await watcher(port, code)
    expect(await told(looker, plea)).toBe('not seated')
    await welcomes(second)
    await second.must({ is: 'leave' })
    expect(await told(second, plea)).toBe('not now')
    await satIn({ code, host: first, owner: second, third, looker })
    expect(await told(second, plea)).toBe('not now')
    await done(looker, plea, [first])
    expect(first.shown.pleas).toEqual([1])
    // A wish belongs to the person, not to the chair.
    await done(second, { is: 'return' }, [first])
    expect(first.shown.pleas).toEqual([])
  })

  test('is nothing where no time runs: without a clock, in a pause, while only bots are asked', async () => {
    const { port } = await stillHouse(plan)
    const off = await gameOf(port, 1, 3)
    expect(await told(nth(off.people, 0), plea)).toBe('not now')
    const { people } = await gameOf(port, 1, 3, quick)
    const [only] = people as One
    await only.must({ is: 'pause' })
    expect(await told(only, plea)).toBe('not now')
    await only.must({ is: 'go on' })
    for (const kind of ['shake', 'look', 'shake']) await plays(only, { kind })
    await plays(only, { kind: 'announce', claim: 0 })
    expect(await told(only, plea)).toBe('not now')
  })

  test('H3.9 for a window that an accusation interrupts is no more than for one that it does not', async () => {
    const { port, now } = await stillHouse({ ...plan, limits: { ...slowBots, moreTimes: 1 } })
    const { people } = await gameOf(port, 3, 3, settingsFor(3, quick, findGame('hoax')))
    const [first, second, third] = people as Three
    for (const player of people) await plays(player, { kind: 'take', sort: 'gold' }, people)
    await plays(first, { kind: 'income', role: 'peasant' }, people)
    for (const player of [second, third]) await done(player, plea, people)
    await first.until(() => first.shown.pleas.length === 0)
    expect(await told(second, plea)).toBe('enough')
    await plays(third, { kind: 'accuse', seat: 0, role: 'peasant' }, people)
    expect(await told(second, plea)).toBe('ok')
    await plays(second, { kind: 'vote', vote: 'no' }, people)
    expect(second.view.table).toMatchObject({ stage: 'emperors', vote: null })
    expect(second.shown.pleas).toEqual([])
    // Nothing of the time had passed, and nothing of it is lost.
    const until = now() + 60_000 + sure(findGame('hoax')?.ceremony?.(second.view.table.news), 'ceremony').length
    expect(second.shown.deadlines).toEqual([null, until, until])
    expect(await told(second, plea)).toBe('enough')
  })
})

/** A game of one person and two bots that pauses ten seconds after the deal, and goes on a minute later. */
function pausedOnce(end: Deed): Table {
  const table = bare()
  const settings = settingsFor(3, quick)
  const deeds: [number, Deed][] = [
    [0, { kind: 'opened', code: 'ABCDEF', settings, thinking: 60_000, password: null, host: 'd', seed: '00' }],
    [0, { kind: 'sat', seat: 0, device: 'd', name: 'Ada', mark: 'key' }],
    [0, { kind: 'hired', seat: 1, level: 'easy', mark: 'moon' }],
    [0, { kind: 'hired', seat: 2, level: 'easy', mark: 'bell' }],
    [0, { kind: 'called' }],
    [0, { kind: 'gathered' }],
    [0, { kind: 'dealt' }],
    [10_000, { kind: 'wished', seat: 0 }],
    [70_000, end],
  ]
  for (const [at, deed] of deeds) enact(table, deed, 1_000_000 + at)
  return table
}

test('a pause that ended in the old way is read as it was written: all time is new', () => {
  const since = (end: Deed) => sure(pausedOnce(end).play, 'play').since.filter((time) => time !== null)
  expect(since({ kind: 'went on', seat: 0 })).toEqual([1_070_000])
  expect(since({ kind: 'resumed', seat: 0, grace: 0 })).toEqual([1_060_000])
})

describe('a pause', () => {
  test('gives nobody new time: what was left is left', async () => {
    const { port, pass } = await stillHouse({ ...plan, limits: { ...slowBots, grace: 5000 } })
    const { people } = await gameOf(port, 1, 3, quick)
    const [only] = people as One
    const deadline = sure(only.shown.deadlines[0], 'deadline')
    pass(50_000)
    await done(only, { is: 'pause' })
    pass(1_000_000)
    await done(only, { is: 'go on' })
    expect(only.shown.deadlines[0]).toBe(deadline + 1_000_000)
  })

  test.each([
    ['a moment to find one’s place', 5000, 5000],
    ['never more than half of the time there is', 600_000, 30_000],
  ])('leaves %s', async (_, grace, left) => {
    const { port, pass, now } = await stillHouse({ ...plan, limits: { ...slowBots, grace } })
    const { people } = await gameOf(port, 1, 3, quick)
    const [only] = people as One
    pass(59_000)
    await done(only, { is: 'pause' })
    pass(7000)
    await done(only, { is: 'go on' })
    expect(only.shown.deadlines[0]).toBe(now() + left)
  })

  test('does not run down for one who leaves and comes back meanwhile, nor up', async () => {
    const { port, pass, now } = await stillHouse({ ...plan, limits: { ...slowBots, grace: 0 } })
    const { people } = await gameOf(port, 1, 3, quick)
    const [only] = people as One
    pass(10_000)
    await only.must({ is: 'pause' })
    pass(100_000)
    await only.must({ is: 'leave' })
    pass(100_000)
    await only.must({ is: 'return' })
    pass(100_000)
    await done(only, { is: 'go on' })
    expect(only.shown.deadlines[0]).toBe(now() + 50_000)
  })
})
