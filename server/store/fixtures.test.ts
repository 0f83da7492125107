/** What earlier houses wrote is read by every later one: fixtures/README.md says who wrote these databases, and how. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { verify } from '../../kernel/verify.ts'
import { inAll } from '../../test/long.ts'
import { closeAll, connect, house, newFolder, playOut, type Seated, start } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { recordOf, sameDevice } from '../../test/tables.ts'
import { databaseIn } from './database-file.ts'

afterEach(closeAll)

const folder = join(import.meta.dirname, 'fixtures')
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.sql'))

interface Person {
  readonly token: string
  readonly seq: number
  readonly seat: number
  readonly game?: object | null
  readonly hand?: unknown
}

interface Kept {
  readonly code: string
  readonly stage: 'lobby' | 'playing' | 'over'
  readonly people: readonly Person[]
}

/** A folder as an earlier house left it, with what its people held in their hands. */
function left(name: string) {
  const sql = readFileSync(join(folder, name), 'utf8')
  const [first = ''] = sql.split('\n', 1)
  const data = newFolder()
  const db = new DatabaseSync(databaseIn(data))
  db.exec(sql)
  const now = Number(db.prepare('SELECT max(touched) AS now FROM tables').get()?.now)
  db.close()
  // It is as late as it was then, and stays so.
  const stopped = { instead: { clock: { now: () => now, at: () => () => {} } } }
  return { data, tables: JSON.parse(first.slice('-- '.length)) as Kept[], stopped }
}

const linesIn = (data: string) => {
  const db = new DatabaseSync(databaseIn(data))
  const lines = db.prepare('SELECT code, seq, command, text, chain FROM lines ORDER BY code, seq').all()
  db.close()
  return lines
}

const seated = (port: number, { code, people }: Kept): Promise<Seated[]> =>
  Promise.all(people.map(({ token }) => sameDevice(port, new Player(token), code)))

/** To the end of the game, and to the next one. */
async function playOn(port: number, kept: Kept): Promise<void> {
  const people = await seated(port, kept)
  const host = at(people, 0)
  if (kept.stage === 'lobby') await start(people)
  await playOut(people)
  expect(people.map(({ room }) => room?.stage)).toEqual(people.map(() => 'over'))
  const record = await (await recordOf(port, host, `${kept.code}/1`)).text()
  expect(verify(record, findGame)).toMatchObject({ fair: true })
  await host.must({ is: 'again' })
  await host.until(() => host.room?.stage === 'lobby')
}

test('there is a database of every shape before this one', () => {
  const shapes = fixtures.map((name) => readFileSync(join(folder, name), 'utf8').match(/user_version = (\d+)/)?.[1])
  expect([...new Set(shapes)].sort()).toEqual(['2', '3', '4'])
  const versions = fixtures.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/'\{"version":(\d+),/g)].map(([, version]) =>
      Number(version),
    ),
  )
  expect([...new Set(versions)].sort()).toEqual([1, 2, 3, 4, 5])
})

describe.each(fixtures)('%s', (name) => {
  test('is opened: every table stands where it stood, and nothing that was written is gone', async () => {
    const { data, tables, stopped } = left(name)
    const before = linesIn(data)
    const { port } = await house({ data, ...stopped })
    for (const kept of tables) {
      const people = await seated(port, kept)
      for (const [seat, player] of people.entries()) {
        const then = at(kept.people, seat)
        expect(player.room?.stage).toBe(kept.stage)
        expect([player.seat, player.seq]).toEqual([then.seat, then.seq])
        // Nobody kept a score of the evening then; the lines know it.
        expect(player.room?.evening?.games.length).toBe(kept.stage === 'over' ? 1 : undefined)
        // Options that came later have their defaults by now.
        if (then.game)
          expect({ game: player.game, hand: player.hand }).toMatchObject({ game: then.game, hand: then.hand })
        const mine = await player.ask({ is: 'mine' })
        expect(mine.is === 'tables' && mine.tables.map(({ code }) => code)).toEqual([kept.code])
      }
    }
    await closeAll()
    expect(linesIn(data)).toEqual(before)
  })

  const goesOn = inAll(name === fixtures[0] || name === fixtures.at(-1), true)
  test.runIf(goesOn)('is played on to the end, and its records are fair', async () => {
    const { data, tables } = left(name)
    // What their devices promised is lost with them: the deal begins again without it.
    const { port } = await house({ data, limits: { promiseWithin: 100, showWithin: 100 } })
    await Promise.all(tables.map((kept) => playOn(port, kept)))
  })

  test.runIf(name === fixtures.at(-1))('is found by a guest who never was there', async () => {
    const { data, tables, stopped } = left(name)
    const { port } = await house({ data, ...stopped })
    const guest = await connect(port)
    for (const { code, people } of tables) {
      await guest.must({ is: 'enter', code })
      await guest.until(() => guest.room?.code === code)
      expect(guest.seat).toBeNull()
      const { game = null } = at(people, 0)
      if (game) expect(guest.game).toMatchObject(game)
      else expect(guest.game).toBeUndefined()
    }
  })
})
