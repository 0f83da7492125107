/** A house closes in the middle of an evening: its guests go to another one, table by table. */
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { closeAll, connect, house, start, tableOf } from '../open.ts'
import { Player } from '../player.ts'
import { thePostgres } from '../postgres/server.ts'

afterEach(closeAll)

/** A pause that nothing else makes. */
const PAUSE = 12_345

/** The time as it is; but between two tables it stands still until it is let go. */
function heldTime() {
  const held: (() => void)[] = []
  let isHeld = () => {}
  const first = new Promise<void>((done) => (isHeld = done))
  const clock = {
    now: () => Date.now(),
    at(time: number, work: () => void) {
      if (time > Date.now() + PAUSE - 1000 && time <= Date.now() + PAUSE) {
        held.push(work)
        isHeld()
        return () => {}
      }
      const timer = setTimeout(work, time - Date.now())
      return () => clearTimeout(timer)
    },
  }
  const letGo = () => {
    for (const work of held.splice(0)) work()
  }
  return { clock, first, letGo }
}

test('a table is played on until its turn has come, and then in another house', async () => {
  const database = await (await thePostgres()).newDatabase()
  const { clock, first, letGo } = heldTime()
  const limits = { drainTable: PAUSE, drainAll: 10 * PAUSE, pingEvery: 1_000_000, lookForDue: 1_000_000 }
  const closing = await house({ store: { database }, limits, instead: { clock } })
  const other = await house({ store: { database } })
  const tables = [await tableOf(closing.port, 3, 3), await tableOf(closing.port, 3, 3)]
  for (const { people } of tables) await start(people)
  const closed = closing.close()
  await first
  const [gone, stays] = [at(tables, 0), at(tables, 1)]
  for (const player of gone.people) await player.until(() => player.farewell === 'restart')
  // The house says that it closes, still plays with those who are there, and answers no newcomer at all: so a balancer asks the next.
  const readiness = await fetch(`http://127.0.0.1:${closing.port}/readyz`)
  expect([readiness.status, await readiness.text()]).toEqual([503, 'closing\n'])
  await at(stays.people, 0).must({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
  await expect(connect(closing.port)).rejects.toThrow('socket hang up')
  const back = await connect(other.port, new Player(at(gone.people, 0).token))
  await back.must({ is: 'enter', code: gone.code })
  expect(back.room?.stage ?? 'unseen').not.toBe('closed')
  letGo()
  for (const player of stays.people) await player.until(() => player.farewell === 'restart')
  letGo()
  await closed
})

test('a house without neighbours sends everybody away at once', async () => {
  const alone = await house({ limits: { drainTable: 1_000_000, drainAll: 1_000_000 } })
  const { people } = await tableOf(alone.port, 3, 3)
  const gone = people.map(({ socket }) => once(socket, 'close'))
  await alone.close()
  await Promise.all(gone)
  expect(people.map(({ farewell }) => farewell)).toEqual(['restart', 'restart', 'restart'])
})
