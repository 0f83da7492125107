/** The first database dies, and one that followed it word by word takes its place: nothing that was acknowledged is lost. */
import { afterEach, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { openPostgres } from '../../server/store/postgres/opening.ts'
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
