/** What is erased because nobody has touched it for long, and what is not. */
import { afterEach, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { betsOf } from '../../protocol/bets.ts'
import { closeAll, connect, house, type Seated, settingsFor, tableOf } from '../../test/open.ts'
import { thePostgres } from '../../test/postgres/server.ts'
import { brinkOf, gameOf, plays, watcher } from '../../test/tables.ts'
import type { OpenHouse, Plan } from '../main.ts'
import { steadyClock } from '../ops/steady-clock.ts'
import type { Store } from '../store/store.ts'

afterEach(closeAll)

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A house that keeps what nobody touches for thirty days, or as long as is said, and what is kept there; time passes there as one likes. */
async function houseInTime(plan: Pick<Partial<Plan>, 'store'> = {}, keep = 30 * DAY) {
  const began = Date.now()
  const times = { wall: began, running: 0 }
  const steady = steadyClock(began, { wall: () => times.wall, running: () => times.running })
  const clock = { ...steady, at: () => () => {} }
  let kept: Store | undefined
  const reading = (reads: Store) => {
    kept = reads
    return reads
  }
  const opened = await house({ ...plan, reading, limits: { keep }, instead: { clock } })
  const pass = (time: number) => {
    times.wall += time
    times.running += time
  }
  const codes = async () => (await sure(kept, 'store').tables(99, Number.MAX_SAFE_INTEGER)).map(({ code }) => code)
  return { ...opened, began, times, pass, codes, tidy: () => opened.house.keeper.tidy() }
}

const ada = (people: readonly Seated[]) => at(people, 0)

/** A new table, at which nobody is. */
async function lay({ port }: OpenHouse): Promise<string> {
  const host = await connect(port)
  return sure((await host.must({ is: 'create', settings: settingsFor(3) })).code, 'code')
}

test('a table is kept for as long as the house was told, and not for longer', async () => {
  const opened = await houseInTime()
  const { pass, codes, tidy } = opened
  await lay(opened)
  pass(30 * DAY)
  await tidy()
  expect(await codes()).toHaveLength(1)
  pass(1)
  await tidy()
  expect(await codes()).toEqual([])
})

test('nothing is erased because a clock was wrong for a while', async () => {
  const opened = await houseInTime()
  const { times, pass, codes, tidy } = opened
  await lay(opened)
  times.wall += 99 * 365 * DAY
  await tidy()
  pass(HOUR / 2)
  await tidy()
  times.wall -= 99 * 365 * DAY
  pass(HOUR)
  await tidy()
  expect(await codes()).toHaveLength(1)
  pass(30 * DAY)
  await tidy()
  expect(await codes()).toEqual([])
})

test('a game is kept as long as a candle burns, however long that is', async () => {
  const { port, pass, codes, tidy } = await houseInTime({}, DAY)
  const { code, people } = await gameOf(port, 2, 3, { clock: 'week' })
  await ada(people).must({ is: 'exit' })
  await at(people, 1).must({ is: 'exit' })
  pass(6 * DAY)
  await tidy()
  expect(await codes()).toEqual([code])
  await ada(people).must({ is: 'enter', code })
  await ada(people).must({ is: 'close' })
  await ada(people).must({ is: 'exit' })
  pass(DAY + 1)
  await tidy()
  expect(await codes()).toEqual([])
})

test('a circle is kept until its next evening, and as long again', async () => {
  const { port, began, pass, codes, tidy } = await houseInTime()
  const { people } = await tableOf(port, 1, 3)
  const { code } = await ada(people).must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })
  const circle = sure(code, 'circle')
  await ada(people).must({ is: 'circle', circle, wish: { wants: 'plan', at: began + 40 * DAY, note: '' } })
  await ada(people).must({ is: 'exit' })
  pass(70 * DAY)
  await tidy()
  expect(await codes()).toEqual([circle])
  pass(1)
  await tidy()
  expect(await codes()).toEqual([])
})

test('what was bet is kept as long as its table, and as long as somebody is there', async () => {
  const { port, pass, codes, tidy } = await houseInTime()
  const { code, people } = await brinkOf(port, 2, 3)
  const eve = await watcher(port, code)
  await plays(ada(people), at(ada(people).moves, 0), [...people, eve])
  await eve.must({ is: 'bet', on: eve.seq, seat: 0, says: 'lie', sure: 80 })
  for (const one of people) await one.must({ is: 'exit' })
  pass(31 * DAY)
  await tidy()
  expect((await codes()).toSorted()).toEqual([code, betsOf(code)].toSorted())
  await eve.must({ is: 'exit' })
  await tidy()
  expect(await codes()).toEqual([])
})

test('what is kept keeps nothing else from being erased', async () => {
  const opened = await houseInTime()
  const { port, pass, codes, tidy } = opened
  await lay(opened)
  pass(1)
  const visited: string[] = []
  for (let nth = 0; nth < 21; nth++) visited.push(await lay(opened))
  await Promise.all(visited.map((code) => watcher(port, code)))
  pass(31 * DAY)
  await tidy()
  await tidy()
  expect((await codes()).toSorted()).toEqual(visited.toSorted())
})

test('a table is kept at which somebody is in another house', async () => {
  const database = await (await thePostgres()).newDatabase()
  const { pass, codes, tidy } = await houseInTime({ store: { database } })
  const other = await house({ store: { database } })
  const code = await lay(other)
  const eve = await watcher(other.port, code)
  pass(31 * DAY)
  await tidy()
  expect(await codes()).toEqual([code])
  await eve.must({ is: 'exit' })
  const left = async () => {
    await tidy()
    return codes()
  }
  await expect.poll(left).toEqual([])
})
