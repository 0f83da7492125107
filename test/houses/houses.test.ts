/** Several houses, one memory: people of one table in different houses play one game. */
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { OpenHouse } from '../../server/main.ts'
import { closeAll, connect, house, playOut, settingsFor, start } from '../open.ts'
import { Player } from '../player.ts'
import { thePostgres } from '../postgres/server.ts'
import { quick } from './quick.ts'
import { Sights } from './sights.ts'
import { street, tableAcross } from './street.ts'

afterEach(closeAll)

const hello = { is: 'phrase', phrase: 'hello' } as const

/** Whatever these people see from now on. */
function sightsOf(people: readonly Player[]): Sights {
  const sights = new Sights()
  for (const player of people) sights.watch(player)
  return sights
}

describe('a table with people in three houses', () => {
  test('sees the same steps under the same numbers, to the end', async () => {
    const { people } = await tableAcross(await street(3), 3, 4)
    const sights = sightsOf(people)
    await start(people)
    await playOut(people)
    await Promise.all(people.map((player) => player.until(() => player.room?.stage === 'over')))
    expect(sights.wrongs).toEqual([])
    expect(new Set(people.map(({ seq }) => seq)).size).toBe(1)
  })

  test('may answer all at once: each answer counts once', async () => {
    const { people } = await tableAcross(await street(3), 3, 4, { game: 'hoax' })
    const sights = sightsOf(people)
    await start(people)
    // Some games are over sooner.
    const far = () => people.some(({ seq, room }) => seq > 120 || room?.stage === 'over')
    await Promise.all(
      people.map(async (player) => {
        while (!far()) {
          await player.until(() => far() || player.moves.length > 0)
          // One message may hold a question and its end.
          if (far() || player.moves.length === 0) continue
          const reply = await player.move(0)
          // Refused, because it has seen too little: then it looks again.
          if (reply.is === 'ok') await player.until(() => player.seq >= sure(reply.seq, 'seq'))
        }
      }),
    )
    expect(sights.wrongs).toEqual([])
  })
})

test('nothing is refused for want of what was acknowledged in another house', async () => {
  const houses = await street(3)
  for (let table = 0; table < 10; table++) {
    const { people } = await tableAcross(houses, 3, 3)
    const reply = await at(people, 0).ask({ is: 'start' })
    expect(reply.is).toBe('ok')
  }
})

describe('who is here', () => {
  test('counts in whichever house they are, and who has gone is away everywhere', async () => {
    const houses = await street(3, { limits: { awayGrace: 60_000 } })
    const { code, people } = await tableAcross(houses, 3)
    const [ada, ben, cleo] = [at(people, 0), at(people, 1), at(people, 2)]
    await Promise.all(people.map((player) => player.until(() => player.here.length === 3)))
    cleo.socket.terminate()
    for (const player of [ada, ben]) await player.until(() => player.here.length === 2)
    const again = await connect(at(houses, 0).port, cleo)
    await again.must({ is: 'enter', code })
    for (const player of [ada, ben, again]) await player.until(() => player.here.length === 3)
  })
})

test('a database that crashed is told again who is where', async () => {
  const postgres = await thePostgres()
  const database = await postgres.newDatabase()
  const houses = [
    await house({ store: { database }, limits: quick }),
    await house({ store: { database }, limits: quick }),
  ]
  const { people } = await tableAcross(houses, 2, 3)
  await Promise.all(people.map((player) => player.until(() => player.here.length === 2)))
  await postgres.crash()
  await postgres.open()
  const asking = new Client({ connectionString: database })
  await asking.connect()
  const told = async () => (await asking.query('SELECT house FROM humbug.attendance')).rows.length
  while ((await told()) < 2) {}
  await asking.end()
})

describe('a table with people in two houses', () => {
  /** As if a notice had been lost: nobody listens for a moment. */
  const deafen = async () => {
    const postgres = await thePostgres()
    await postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
  }

  test('hears a moment later what it was not told', async () => {
    const { people } = await tableAcross(await street(2, { limits: quick }), 2, 3)
    const [ada, ben] = [at(people, 0), at(people, 1)]
    await deafen()
    const { seq = 0 } = await ada.must({ is: 'say', words: hello })
    await ben.until(() => ben.seq >= seq)
  })

  test('answers what was done in the other house as it was answered there', async () => {
    const houses = await street(2)
    const { code, people } = await tableAcross(houses, 2, 3)
    const ada = at(people, 0)
    const id = ada.newId()
    const first = await ada.ask({ is: 'say', words: hello }, id)
    ada.socket.terminate()
    const again = await connect(at(houses, 1).port, ada)
    await again.must({ is: 'enter', code, seen: ada.seq })
    expect(await again.ask({ is: 'say', words: hello }, id)).toEqual(first)
    const said = ada.heard.filter((text) => text.includes('"kind":"said"'))
    expect(new Set(said.map((text) => JSON.parse(text).seq)).size).toBe(1)
  })

  test('refuses nothing that was done in the other house of which it has not heard', async () => {
    // Nobody tells it anything, and it does not look by itself.
    const houses = await street(2, { limits: { houseBeat: 3_600_000 } })
    const [here, there] = [at(houses, 0), at(houses, 1)]
    const ada = await connect(here.port, new Player(undefined, 'stays out'))
    const code = sure((await ada.must({ is: 'create', settings: settingsFor(3) })).code, 'code')
    await ada.must({ is: 'enter', code })
    await ada.must({ is: 'lock' })
    await deafen()
    ada.socket.terminate()
    const elsewhere = await connect(there.port, ada)
    await elsewhere.must({ is: 'enter', code })
    await elsewhere.must({ is: 'hire', seat: 1, level: 'random' })
    const id = ada.newId()
    const done = await elsewhere.ask({ is: 'dismiss', seat: 1 }, id)
    expect(done.is).toBe('ok')
    ada.socket.terminate()
    const back = await connect(here.port, ada)
    await back.must({ is: 'enter', code })
    // As far as this house knows, nobody ever sat there.
    expect(await back.ask({ is: 'dismiss', seat: 1 }, id)).toEqual(done)
  })

  test('shows nobody an older table than they have seen', async () => {
    const houses = await street(2)
    const { code, people } = await tableAcross(houses, 2, 3)
    const ada = at(people, 0)
    await deafen()
    const { seq = 0 } = await ada.must({ is: 'say', words: hello })
    await ada.until(() => ada.seq >= seq)
    const again = await connect(at(houses, 1).port, new Player(ada.token))
    await again.must({ is: 'enter', code, seen: seq })
    expect(
      JSON.parse(
        at(
          again.heard.filter((text) => text.includes('"is":"ok"')),
          0,
        ),
      ).seq,
    ).toBeGreaterThanOrEqual(seq)
  })

  test('stands in the list of either', async () => {
    const houses = await street(2, { limits: quick })
    const { code } = await tableAcross([at(houses, 0)], 1, 3, { listed: 'listed' })
    const stranger = await connect(at(houses, 1).port)
    for (;;) {
      const reply = await stranger.ask({ is: 'list' })
      if (reply.is === 'tables' && reply.tables.some((card) => card.code === code)) break
    }
  })

  test('counts wrong guesses in both', async () => {
    // Without a beat houses hear of each other by notices alone, and those keep their order.
    const unheard = { houseBeat: 3_600_000, houseGone: 3_600_000 }
    const houses = await street(2, { limits: { wrongTries: 3, wrongTryEvery: 600_000, ...unheard } })
    const { code, people } = await tableAcross(houses, 2, 3)
    const ben = at(people, 1)
    const { token } = new Player()
    const guess = async (port: number) => {
      const guest = await connect(port, new Player(token))
      const reply = await guest.ask({ is: 'enter', code: 'ZZZZZZ' })
      return reply.is === 'no' && reply.why
    }
    for (let n = 0; n < 3; n++) expect(await guess(at(houses, 0).port)).toBe('no table')
    // What a house says of who is here, it says after what it has counted.
    const before = ben.heard.length
    const screen = await connect(at(houses, 0).port, new Player(at(people, 0).token))
    await screen.must({ is: 'enter', code, as: 'screen' })
    await ben.until(() => ben.heard.slice(before).some((text) => text.includes('"screens":1')))
    expect(await guess(at(houses, 1).port)).toBe('wrong tries')
  })
})

describe('a house that opens', () => {
  test('in the moment in which another makes the keys has the same', async () => {
    const postgres = await thePostgres()
    const database = await postgres.newDatabase()
    const keyOf = async ({ port }: OpenHouse) => (await fetch(`http://127.0.0.1:${port}/letters`)).text()
    const first = await house({ store: { database } })
    // As if the first had not quite made them yet.
    const making = new Client({ connectionString: database })
    await making.connect()
    const { rows } = await making.query('DELETE FROM humbug.keys RETURNING text')
    await making.query('BEGIN')
    await making.query('INSERT INTO humbug.keys (text) VALUES ($1)', [at(rows, 0).text])
    const second = house({ store: { database } })
    while ((await making.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount === 0);
    await making.query('COMMIT')
    expect(await keyOf(await second)).toBe(await keyOf(first))
    await making.end()
  })
})

describe('a house that is gone', () => {
  test('leaves its bots and clocks to another', async () => {
    const houses = await street(2, { limits: quick, thinking: { quick: 100 } })
    const { people } = await tableAcross(houses, 2, 4, { game: 'rats', clock: 'quick' })
    await start(people)
    // The first house has laid the table, and sees to it.
    await at(houses, 0).close()
    const ben = at(people, 1)
    const { seq } = ben
    await ben.until(() => ben.seq > seq + 2)
  })
})
