/** What a whole game costs the database: lines, bytes that stay, and bytes of its write-ahead log. */

import { games } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { findBots } from '../../test/brains.ts'
import { closeAll, connect, house, type Seated, settingsFor, start } from '../../test/open.ts'
import type { Postgres } from '../../test/postgres/server.ts'
import type { Figure } from '../figures.ts'
import { type Costs, costs } from './costs.ts'

const PEOPLE = 4
const GAMES = 10
const chance = seeded(1)

export async function gameCosts(postgres: Postgres): Promise<Figure[]> {
  const database = await postgres.newDatabase()
  const { port } = await house({ store: { database } })
  const figures: Figure[] = []
  for (const { key } of games) {
    const people = await seatedAt(port, key)
    const before = await costs(database)
    for (let n = 0; n < GAMES; n++) {
      if (n > 0) await at(people, 0).must({ is: 'again' })
      await start(people)
      await playOn(people)
    }
    const after = await costs(database)
    const each = (name: keyof Costs) => (after[name] - before[name]) / GAMES
    figures.push(
      { name: `houses.${key}.lines_a_game`, value: Math.round(each('lines')), unit: 'lines' },
      { name: `houses.${key}.kept_kb_a_game`, value: kilobytes(each('kept')), unit: 'kB' },
      { name: `houses.${key}.wal_kb_a_game`, value: kilobytes(each('wal')), unit: 'kB' },
    )
  }
  await closeAll()
  return figures
}

async function seatedAt(port: number, key: string): Promise<Seated[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => connect(port)))
  const game = sure(
    games.find((one) => one.key === key),
    key,
  )
  const { code = '' } = await at(people, 0).must({ is: 'create', settings: settingsFor(PEOPLE, {}, game) })
  for (const [seat, person] of people.entries()) {
    await person.must({ is: 'enter', code })
    await person.must({ is: 'sit', seat, name: `Guest ${seat + 1}` })
  }
  return people
}

/** To the end, as people who think a little play. */
async function playOn(people: readonly Seated[]): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      while (person.room?.stage === 'playing') {
        await person.until(() => person.moves.length > 0 || person.room?.stage !== 'playing')
        if (person.moves.length === 0) continue
        const { view, seq } = person
        const move = findBots(person.rules.key).normal.choose(view, chance)
        const reply = await person.ask({ is: 'move', question: view.agenda.question, move })
        const seen = reply.is === 'ok' ? sure(reply.seq, 'seq') : seq + 1
        await person.until(() => person.seq >= seen)
      }
    }),
  )
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
