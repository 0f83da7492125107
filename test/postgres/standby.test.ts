/** The first database dies, and one that followed it word by word takes its place. */
import { Client } from 'pg'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { openPostgres } from '../../server/store/postgres/opening.ts'
import { PostgresStore } from '../../server/store/postgres/store.ts'
import { closeAll, connect, house, playOut, settingsFor, start, tableOf } from '../open.ts'
import { Postgres } from './server.ts'

afterEach(closeAll)

const pair = ({ port: one }: Postgres, { port: two }: Postgres) =>
  `postgres://humbug@127.0.0.1:${one},127.0.0.1:${two}/postgres`

test('a follower is turned away, found when it leads, and has all that was acknowledged', async () => {
  const first = await Postgres.start('synchronous_standby_names=*')
  const second = await first.follower()
  await expect(openPostgres(second.address('postgres'))).rejects.toMatchObject({ trouble: 'standby' })

  const { port } = await house({ store: { database: pair(first, second) } })
  const { code, people } = await tableOf(port, 3, 3)
  await start(people)
  const acknowledged = Math.max(...people.map(({ seq }) => seq))
  const gone = first.crash()
  const asked = at(people, 0).ask({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
  await gone
  second.promote()
  expect(await asked).toMatchObject({ is: 'ok', code })
  const stranger = await connect(port)
  await stranger.must({ is: 'enter', code })
  expect(stranger.seq).toBeGreaterThan(acknowledged)
  await playOut(people)
  await stranger.must({ is: 'create', settings: settingsFor(3) })
})

/** The last line that this database has of a table. */
async function lastIn(postgres: Postgres, code: string): Promise<number> {
  const client = new Client({ connectionString: postgres.address('postgres') })
  await client.connect()
  const { rows } = await client.query('SELECT max(seq) AS last FROM humbug.lines WHERE code = $1', [code])
  await client.end()
  return rows[0].last
}

test('a follower that has not heard of the last moments: people see the older table, and go on from there without a gap', async () => {
  const first = await Postgres.start()
  const second = await first.follower()
  const { port } = await house({ store: { database: pair(first, second) } })
  const { code, people } = await tableOf(port, 3, 3)
  await start(people)
  const older = await lastIn(first, code)
  while ((await lastIn(second, code)) < older);
  const games = people.map(({ game }) => structuredClone(game))

  await second.crash()
  const asked = people.find(({ moves }) => moves.length > 0) ?? at(people, 0)
  expect(await asked.move(0)).toMatchObject({ is: 'ok' })
  for (const player of people) await player.until(() => player.seq > older)
  await first.crash()
  await second.open()
  second.promote()
  const seen = people.map((player) => player.until(() => player.seq === older).then(() => player.game))
  expect(await at(people, 0).ask({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })).toMatchObject({ is: 'ok' })
  expect(await Promise.all(seen)).toEqual(games)
  for (const player of people) await player.until(() => player.seq === older + 1)
  await playOut(people)
  const store = new PostgresStore(await openPostgres(second.address('postgres')), 'looks')
  onTestFinished(() => store.close())
  const lines = await store.lines(code, 1)
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, n) => n + 1))
})
