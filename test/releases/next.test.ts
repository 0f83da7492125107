/** What a next version may bring, beside houses of the version before: a step of the database, another shape, a deed, a word. */
import { once } from 'node:events'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { at } from '../../kernel/at.ts'
import { parseFrame } from '../../protocol/frames.ts'
import { WIRE } from '../../protocol/wire/words.ts'
import { closeCodes } from '../../protocol/words.ts'
import { tableAcross } from '../houses/street.ts'
import { closeAll, connect, playOut, type Seated, start } from '../open.ts'
import { Player } from '../player.ts'
import { thePostgres } from '../postgres/server.ts'
import { closing, comeBack } from '../tables.ts'
import { NEXT_WIRE, waves } from './next.words.ts'
import { before, closeVersions, next, type OldOrNew, openVersion } from './open.ts'

let database: string
let old: OldOrNew
let young: OldOrNew
/** Who sat in the older house before there was another. */
let earlier: readonly Seated[]

beforeAll(async () => {
  database = await (await thePostgres()).newDatabase()
  old = await openVersion(before(), database)
  earlier = (await tableAcross([old], 3)).people
  young = await openVersion(next, database)
})
afterAll(async () => {
  await closeAll()
  await closeVersions()
})

/** Starts once everybody's house has heard that all chairs are taken. */
async function begun(people: readonly Seated[]): Promise<void> {
  await Promise.all(people.map((player) => player.until(() => player.room?.chairs.includes(null) === false)))
  await start(people)
}

async function playedOut(people: readonly Seated[]): Promise<void> {
  await begun(people)
  await playOut(people)
  expect(people.map(({ room }) => room?.stage)).toEqual(people.map(() => 'over'))
}

test('a step more of the database: older houses go on, and are opened again', async () => {
  const asking = new Client({ connectionString: database })
  await asking.connect()
  expect((await asking.query('SELECT mood FROM humbug.tables')).rowCount).toBe(1)
  await asking.end()
  await playedOut(earlier)
  const again = await openVersion(before(), database)
  await playedOut((await tableAcross([again, young, old], 3)).people)
  for (const house of [old, young, again]) expect(await house.troubles()).toEqual([])
})

test('tables of another shape: each passes over the snapshots of the other, and neither reads all lines again and again', async () => {
  const { people } = await tableAcross([old, young], 3)
  await playedOut(people)
  await at(people, 0).must({ is: 'again' })
  await Promise.all(people.map((player) => player.until(() => player.room?.stage === 'lobby')))
  await playedOut(people)
  for (const house of [old, young]) expect(await house.wholes()).toBeLessThan(at(people, 0).seq / 4)
})

test('a deed that only the next version knows: its table is sent on, and nothing else is touched', async () => {
  const { people: elsewhere } = await tableAcross([old], 3)
  await begun(elsewhere)
  // The older house has laid it, and cares for its puppet.
  const { code, people } = await tableAcross([old, young], 3, 4)
  const [host, ben, cleo] = [at(people, 0), at(people, 1), at(people, 2)]
  await begun(people)
  host.socket.terminate()
  const ada = await comeBack(young.port, host, code)
  const hungUp = closing(cleo)
  await ada.must({ is: 'lock' })
  await ada.must(waves)
  expect(await hungUp).toBe(closeCodes.restart)
  // The same house will never know it.
  const again = await connect(old.port, cleo)
  const stillHungUp = closing(again)
  void again.ask({ is: 'enter', code, seen: cleo.seq })
  expect(await stillHungUp).toBe(closeCodes.restart)
  const there = await comeBack(young.port, cleo, code)
  await playOut([ada, ben, there])
  await playOut(elsewhere)
  for (const { room } of [...elsewhere, ada, ben, there]) expect(room?.stage).toBe('over')
  expect([await old.troubles(), await young.troubles()]).toEqual([['desk 1'], []])
})

test('words that the other end of a line does not know: it is written to in plain text', async () => {
  const lines = [
    [old, NEXT_WIRE],
    [young, WIRE],
  ] as const
  for (const [{ port }, words] of lines) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, words)
    await once(socket, 'open')
    socket.send(JSON.stringify({ is: 'hello', token: new Player().token }))
    const [message, isBinary] = await once(socket, 'message')
    expect([parseFrame(String(message))?.is, isBinary]).toEqual(['welcome', false])
    socket.terminate()
  }
})
