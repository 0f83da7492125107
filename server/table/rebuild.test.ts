import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../../test/open.ts'
import { gameOf, partyOf, slowBots, staysOut } from '../../test/tables.ts'
import type { Limits } from '../limits.ts'
import { databaseIn } from '../store/database-file.ts'
import { redo } from './conduct.ts'
import type { Deed } from './deed.ts'
import { bare } from './table.ts'

afterEach(closeAll)

const HOUR = 3_600_000
const patient = { ...slowBots, promiseWithin: HOUR, showWithin: HOUR, grace: HOUR, ticketFor: HOUR, awayGrace: HOUR }
const hasty = { ...slowBots, promiseWithin: 1, showWithin: 1, grace: 1, ticketFor: 1, awayGrace: 0, snapshotEvery: 3 }

/** The snapshot that a house kept of its only table when it closed, and nothing of it for the next house. */
function takeSnapshot(data: string): { seq: number; text: string } {
  const db = new DatabaseSync(databaseIn(data))
  const { seq, text } = db.prepare('DELETE FROM snapshots RETURNING seq, text').get() ?? {}
  db.close()
  return { seq: Number(seq), text: String(text) }
}

/** What a house with other limits makes of the lines alone. */
async function rebuiltUnder(limits: Partial<Limits>, data: string, code: string) {
  const { port, close } = await house({ data, limits })
  const onlooker = await connect(port)
  await onlooker.must({ is: 'enter', code })
  await close()
  return takeSnapshot(data)
}

test('a table dealt in one house is the same to the byte in a house with other limits', async () => {
  const data = newFolder()
  const { port, close } = await house({ data, limits: patient })
  const { code, people } = await gameOf(port, 2, 3, { clock: 'relaxed' })
  const first = at(people, 0)
  await first.must({ is: 'pause' })
  await first.must({ is: 'go on' })
  await first.must({ is: 'ticket', hash: 'ab'.repeat(32) })
  await at(people, 1).must({ is: 'leave' })
  await close()
  const { seq, text } = takeSnapshot(data)
  expect(JSON.parse(text).table).toMatchObject({ stage: 'playing', code })
  expect(await rebuiltUnder(hasty, data, code)).toEqual({ seq, text })
})

test.each([
  ['promising', patient, hasty],
  ['promising', { ...patient, promiseWithin: 2 * HOUR }, patient],
  ['showing', { ...patient, promiseWithin: 0 }, hasty],
] as const)('so is one that is %s', async (stage, limits, others) => {
  const data = newFolder()
  const { port, close } = await house({ data, limits })
  const { code, people } = await partyOf(port, [staysOut(), staysOut(), staysOut()])
  const first = at(people, 0)
  if (stage === 'showing') await first.must({ is: 'promise', promise: 'cd'.repeat(32) })
  await first.must({ is: 'start' })
  await first.until(() => first.room?.stage === stage)
  await close()
  const { seq, text } = takeSnapshot(data)
  expect(JSON.parse(text).table.until).toBeGreaterThan(Date.now() + HOUR / 2)
  expect(await rebuiltUnder(others, data, code)).toEqual({ seq, text })
})

test('a call that does not say how long devices have is read as it was meant: four seconds', () => {
  const table = bare()
  const settings = settingsFor(3)
  const opened: Deed = {
    kind: 'opened',
    code: 'ABCDEF',
    settings,
    thinking: null,
    password: null,
    host: 'd',
    seed: '00',
  }
  redo(table, { at: 0, deed: opened })
  redo(table, { at: 1000, deed: { kind: 'called' } })
  expect(table).toMatchObject({ stage: 'promising', until: 5000 })
  redo(table, { at: 2000, deed: { kind: 'gathered' } })
  expect(table).toMatchObject({ stage: 'showing', until: 6000 })
  redo(table, { at: 3000, deed: { kind: 'called', within: 700 } })
  expect(table).toMatchObject({ stage: 'promising', until: 3700 })
  redo(table, { at: 4000, deed: { kind: 'gathered', within: 800 } })
  expect(table).toMatchObject({ stage: 'showing', until: 4800 })
})
