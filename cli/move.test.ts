import { copyFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../kernel/at.ts'
import { deviceOf } from '../server/net/socket.ts'
import { keysIn } from '../server/ops/keys.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { sqliteStore } from '../server/store/sqlite.ts'
import {
  contents,
  everythingAt,
  everythingIn,
  folderOf,
  keysAt,
  moved,
  moving,
  newDatabase,
  rowsAt,
  rowsIn,
  shown,
} from '../test/moving.ts'
import { closeAll, connect, house, newFolder, playOut, type Seated, start, tableOf } from '../test/open.ts'
import { Player } from '../test/player.ts'
import { recordOf } from '../test/tables.ts'
import { inEnglish } from './heard.ts'

afterEach(closeAll)

inEnglish()

const seenBy = ({ seq, seat, room, game, hand }: Player) => ({ seq, seat, room, game, hand })

async function comeBack(port: number, code: string, { token }: Player): Promise<Seated> {
  const player = await connect(port, new Player(token))
  player.pen = `at${port}`
  await player.must({ is: 'enter', code })
  await player.until(() => player.room !== undefined)
  return player
}

async function startAgain(people: readonly Player[]): Promise<void> {
  await at(people, 0).must({ is: 'again' })
  await start(people)
}

const recordsOf = (port: number, player: Player, code: string, rounds: readonly number[]) =>
  Promise.all(rounds.map(async (round) => (await recordOf(port, player, `${code}/${round}`)).text()))

describe('a house that moves', () => {
  test('into a database and out of it goes on in the middle of its game, and keeps its records', async () => {
    const data = newFolder()
    const first = await house({ data })
    const { code, people } = await tableOf(first.port, 3, 3)
    await start(people)
    await playOut(people)
    await startAgain(people)
    const records = await recordsOf(first.port, at(people, 0), code, [1])
    expect(records[0]).toContain(code)
    await closeAll()
    const devices = people.map(({ token }) => deviceOf(token))
    const store = sqliteStore(databaseIn(data))
    const address = { endpoint: 'https://post.example/1', p256dh: 'p', auth: 'a', language: 'de' } as const
    await store.setAddress(at(devices, 0), address)
    await store.close()
    const before = contents(data)
    const kept = everythingIn(data)

    const database = await newDatabase()
    const lines = kept.lines.length
    expect(lines).toBeGreaterThan(20)
    const counts = { tables: 1, copied: 1, lines, members: 3, addresses: 1 }
    expect(await moved(data, database)).toEqual({ from: data, to: shown(database), ...counts })
    expect(contents(data)).toEqual(before)
    expect(await everythingAt(database)).toEqual(kept)
    expect(await keysAt(database)).toBe(readFileSync(keysIn(data), 'utf8'))

    const second = await house({ store: { database } })
    const there = await Promise.all(people.map((player) => comeBack(second.port, code, player)))
    expect(there.map(({ game, hand }) => [game, hand])).toEqual(people.map(({ game, hand }) => [game, hand]))
    await playOut(there)
    expect(there.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
    expect(await recordsOf(second.port, at(people, 0), code, [1])).toEqual(records)
    const both = await recordsOf(second.port, at(people, 0), code, [1, 2])
    const last = there.map(seenBy)
    await closeAll()

    // The house has only just closed: whoever moves it listens a while whether it has.
    const back = join(newFolder(), 'new')
    expect(await moved(database, back)).toMatchObject({ ...counts, lines: expect.any(Number) })
    expect(everythingIn(back)).toEqual(await everythingAt(database))
    expect(readFileSync(keysIn(back))).toEqual(readFileSync(keysIn(data)))
    expect([statSync(back).mode & 0o777, statSync(keysIn(back)).mode & 0o777]).toEqual([0o700, 0o600])
    const third = await house({ data: back })
    const again = await Promise.all(people.map((player) => comeBack(third.port, code, player)))
    expect(again.map(({ game }) => game)).toEqual(last.map(({ game }) => game))
    expect(await recordsOf(third.port, at(people, 0), code, [1, 2])).toEqual(both)
    await startAgain(again)
    await playOut(again)
    expect(again.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
  })

  test('from a folder whose house fell takes what was only in its journal', async () => {
    const data = newFolder()
    const { port } = await house({ data })
    const { code, people } = await tableOf(port, 1, 3)
    const fallen = newFolder()
    for (const rest of ['', '-wal']) copyFileSync(databaseIn(data) + rest, databaseIn(fallen) + rest)
    expect(rowsIn(fallen, 'SELECT 1 FROM journal')).not.toEqual([])
    const database = await newDatabase()
    const { lines } = await moved(fallen, database)
    expect(lines).toBe(at(people, 0).seq)
    expect(await rowsAt(database, 'SELECT code, count(*)::integer AS n FROM humbug.lines GROUP BY code')).toEqual([
      { code, n: at(people, 0).seq },
    ])
  })

  test('says in both languages what it moved, and is moved only once', async () => {
    const data = await folderOf(3)
    const database = await newDatabase()
    const { lines, members } = everythingIn(data)
    const said = await moving(data, database)
    expect(said).toEqual({
      status: 0,
      out: `${shown(database)}: 3 tables with ${lines.length} lines, ${members.length} members and 2 addresses moved and compared; 0 of the tables had been there.\n`,
      err: '',
    })
    const { out } = await moving(data, database, '--lang', 'de')
    expect(out).toBe(
      `${shown(database)}: 3 Tische mit ${lines.length} Zeilen, ${members.length} Mitglieder und 2 Adressen umgezogen und verglichen; 3 der Tische waren schon da.\n`,
    )
    expect(await everythingAt(database)).toEqual(everythingIn(data))
  })
})
