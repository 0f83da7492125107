/** What lists say of a table, where a letter of it is damaged before it could be said. */
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { closeAll, house, newFolder, playOut, start, tableOf } from '../../test/open.ts'
import { sameDevice } from '../../test/tables.ts'
import { openDatabase } from './database.ts'
import { databaseIn } from './database-file.ts'
import { insideCard, line, opening, write } from './samples.ts'
import { storeOn } from './sqlite.ts'

afterEach(closeAll)

/** A letter of JSON, of one of its keys, or of a key inside. */
const letters: readonly (readonly [string, string])[] = [
  ['{"card":', '?"card":'],
  ['{"card":', '{"cord":'],
  ['"stage":', '"stake":'],
]

test.each(letters)('%s that reads %s keeps no store shut, and the next write says it', async (letter, other) => {
  const file = databaseIn(newFolder())
  const db = openDatabase(file)
  onTestFinished(() => db.close())
  const fallen = storeOn(db, { ripe: 1000, longest: 1000 })
  await fallen.append([opening('AAAAAA'), opening('BBBBBB')])
  const over = { lines: [line(2)], card: { stage: 'over' } } as const
  await fallen.append([write('AAAAAA', over), write('BBBBBB', over)])
  db.prepare("UPDATE journal SET summary = replace(summary, ?, ?) WHERE code = 'AAAAAA'").run(letter, other)

  const store = storeOn(openDatabase(file))
  onTestFinished(() => store.close())
  const said = async () => (await store.mine('ada', 9)).map(({ code, stage }) => [code, stage]).toSorted()
  expect(await store.lines('AAAAAA', 2)).toEqual([line(2)])
  expect(await said()).toEqual([
    ['AAAAAA', insideCard('AAAAAA').stage],
    ['BBBBBB', 'over'],
  ])
  expect(await store.append([write('AAAAAA', { lines: [line(3)], card: { stage: 'closed' } })])).toEqual(new Set())
  expect(await said()).toEqual([
    ['AAAAAA', 'closed'],
    ['BBBBBB', 'over'],
  ])
})

test('a house opens whatever was to be said of its tables, they are played on, and lists are right', async () => {
  const open = newFolder()
  const { port: before } = await house({ data: open })
  const { code, people } = await tableOf(before, 3, 3)
  await start(people)
  // What it would leave if it fell now.
  const data = newFolder()
  const db = new DatabaseSync(databaseIn(open))
  db.prepare('VACUUM INTO ?').run(databaseIn(data))
  db.close()
  const left = new DatabaseSync(databaseIn(data))
  expect(
    Number(left.prepare("UPDATE journal SET summary = '?' WHERE summary IS NOT NULL").run().changes),
  ).toBeGreaterThan(0)
  left.close()

  const { port } = await house({ data })
  const back = await Promise.all(people.map((player) => sameDevice(port, player, code)))
  await playOut(back)
  expect(await at(back, 0).ask({ is: 'mine' })).toMatchObject({ tables: [{ code, stage: 'over' }] })
})
