/** A whole party behind one address reads what it is shown when a game is over, under the limits that a house has everyday. */
import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, connect, house, playOut, settingsFor, start, tableOf } from '../../test/open.ts'
import { Player, type Wish } from '../../test/player.ts'
import { partyOf, recordOf, told } from '../../test/tables.ts'
import { limits as standard } from '../limits.ts'

afterEach(closeAll)

const { recordBurst, recordEvery, circleBurst, circleEvery } = standard
const everyday = { recordBurst, recordEvery, circleBurst, circleEvery }

const read = (port: number, path: string, token = randomBytes(32).toString('hex')) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
const statuses = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

test('twelve phones at a table of a circle all get the record and see who is at the door', async () => {
  const { port } = await house({ limits: everyday })
  const { code, people } = await partyOf(
    port,
    Array.from({ length: 12 }, () => new Player()),
  )
  const { code: circle } = await at(people, 0).must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })
  await start(people)
  await playOut(people)
  const answers = people.flatMap((one) => [
    recordOf(port, one, `${code}/1`),
    read(port, `/circles/${sure(circle, 'circle')}/door`, one.token),
  ])
  expect(await statuses(answers)).toEqual(answers.map(() => 200))
})

/** So seldom that a slow test is not forgiven any. */
const seldom = { recordEvery: 1e9, circleEvery: 1e9 }
const times = (status: number, answers: readonly number[]) => answers.filter((other) => other === status).length

test.each([
  ['/record/000000/1', 404],
  ['/circles', 200],
])('one phone that asks for %s a hundred times is refused, and keeps nothing from the others', async (path, status) => {
  const { port } = await house({ limits: { ...everyday, ...seldom } })
  const greedy = randomBytes(32).toString('hex')
  const answers = await statuses(Array.from({ length: 100 }, () => read(port, path, greedy)))
  expect([times(status, answers), times(429, answers)]).toEqual([10, 90])
  const others = await statuses(Array.from({ length: 11 }, () => read(port, path)))
  expect(times(status, others)).toBe(11)
})

test.each([
  ['/record/000000/1', 404, '/circles', 200],
  ['/circles', 200, '/record/000000/1', 404],
])('more phones than sit behind one address are refused %s, and nothing else', async (path, status, other, stays) => {
  const { port } = await house({ limits: { devicesBehind: 3, recordBurst: 1, circleBurst: 1, ...seldom } })
  const answers = await statuses(Array.from({ length: 9 }, () => read(port, path)))
  expect([times(status, answers), times(429, answers)]).toEqual([3, 6])
  expect(await statuses([read(port, other)])).toEqual([stays])
})

const { wrongTries, wrongTryEvery, tablesBurst, tablesEvery, forgetBurst, forgetEvery } = standard
const entering = { wrongTries, wrongTryEvery, tablesBurst, tablesEvery, forgetBurst, forgetEvery }
const never = { wrongTryEvery: 1e9, tablesEvery: 1e9, forgetEvery: 1e9 }

/** What one device is told that asks for this again and again. */
async function insisting(port: number, wish: Wish, often: number): Promise<string[]> {
  const greedy = await connect(port)
  const answers: string[] = []
  for (let n = 0; n < often; n++) answers.push(await told(greedy, wish))
  return answers
}

test('who guesses codes, passwords or tickets is refused, and keeps nobody else behind the address out', async () => {
  const { port } = await house({ limits: { ...entering, ...never } })
  const open = await tableOf(port, 1, 3)
  const guarded = await tableOf(port, 1, 3, {}, 'sesame')
  const wishes = [
    { is: 'enter', code: '000000' },
    { is: 'enter', code: guarded.code, password: 'barley' },
    { is: 'claim', code: open.code, ticket: 'ab'.repeat(32) },
  ] as const
  for (const wish of wishes) {
    const answers = await insisting(port, wish, 12)
    expect(answers.filter((why) => why === 'wrong tries')).toHaveLength(2)
    const other = await connect(port)
    expect(await told(other, { is: 'enter', code: open.code })).toBe('ok')
    expect(await told(other, { is: 'enter', code: guarded.code, password: 'sesame' })).toBe('ok')
  }
})

test('who lays tables that do not fit, or wants to be forgotten again and again, keeps nobody else from it', async () => {
  const { port } = await house({ limits: { ...entering, ...never } })
  const unfit = { is: 'create', settings: settingsFor(99) } as const
  const answers = await insisting(port, unfit, 14)
  expect(answers.filter((why) => why === 'too fast')).toHaveLength(2)
  expect(await insisting(port, { is: 'forget' }, 8)).toEqual([
    ...Array.from({ length: 6 }, () => 'ok'),
    'too fast',
    'too fast',
  ])
  const other = await connect(port)
  expect([await told(other, { is: 'create', settings: settingsFor(3) }), await told(other, { is: 'forget' })]).toEqual([
    'ok',
    'ok',
  ])
})

test('as many guesses, and tables, as so many devices have come from behind one address, and no more', async () => {
  const { port } = await house({ limits: { ...never, wrongTries: 1, tablesBurst: 1, devicesBehind: 3 } })
  const create = { is: 'create', settings: settingsFor(3) } as const
  const guess = { is: 'enter', code: '000000' } as const
  const each = async (wish: Wish) => {
    const answers: string[] = []
    for (let n = 0; n < 5; n++) answers.push(await told(await connect(port), wish))
    return answers
  }
  expect(await each(guess)).toEqual(['no table', 'no table', 'no table', 'wrong tries', 'wrong tries'])
  expect(await each(create)).toEqual(['ok', 'ok', 'ok', 'too fast', 'too fast'])
})
