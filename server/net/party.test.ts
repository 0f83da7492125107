/** A whole party behind one address reads what it is shown when a game is over, under the limits that a house has everyday. */
import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, house, playOut, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { partyOf, recordOf } from '../../test/tables.ts'
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
