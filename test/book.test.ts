/** The book of a circle against a recount from the records, by a way that knows nothing of chronicles. */
import { afterEach, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { at, sure } from '../kernel/at.ts'
import { seeded } from '../kernel/chance.ts'
import { fitting } from '../kernel/game.ts'
import { read } from '../kernel/record.ts'
import type { Settings } from '../protocol/asks.ts'
import type { BookGame } from '../protocol/circle.ts'
import { pointsOf } from '../protocol/evening.ts'
import { answersIn, readingOf } from '../web/circle/book/answers.ts'
import { sittingsOf } from '../web/circle/book/company.ts'
import { peopleIn, seatsOf } from '../web/circle/book/people.ts'
import { tongueOf } from '../web/circle/book/tongue.ts'
import { winsOf } from '../web/circle/book/wins.ts'
import { closeAll, connect, house, playOut, type Seated, settingsFor, start } from './open.ts'
import { recount } from './recount.ts'
import { recordOf } from './tables.ts'

afterEach(closeAll)

const SEATS = 4

/** Two of the circle, a guest and a puppet sit down at a table and play to the end. */
async function evening(people: readonly Seated[], game: (typeof games)[number], n: () => number, circle?: string) {
  const host = at(people, 0)
  // As short as the game can be.
  const options = fitting(game, SEATS, { rounds: 10 }) as Settings['options']
  const settings = settingsFor(SEATS, { options }, game)
  const { code } = await host.must({ is: 'create', settings, ...(circle !== undefined && { circle }) })
  for (const [seat, one] of people.entries()) {
    await one.must({ is: 'enter', code: sure(code, 'code') })
    await one.must({ is: 'sit', seat, name: `Guest ${seat + 1}` })
  }
  await host.must({ is: 'hire', seat: people.length, level: 'random' })
  await start(people)
  await playOut(people, n)
}

test('every game: what the book says of its people is what their records say', async () => {
  const { port } = await house()
  const whim = seeded(22)
  const n = () => whim(60)
  const people = await Promise.all([0, 1, 2].map(() => connect(port)))
  const [ada, ben] = [at(people, 0), at(people, 1)]
  const [first, ...others] = games
  await evening(people, sure(first, 'game'), n)
  const circle = sure((await ada.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })).code, 'circle')
  await ben.must({ is: 'circle', circle, wish: { wants: 'join', name: 'Ben', mark: 'key' } })
  for (const game of others) await evening(people, game, n, circle)

  const headers = { authorization: `Bearer ${ada.token}` }
  const book: BookGame[] = await (await fetch(`http://127.0.0.1:${port}/circles/${circle}/book`, { headers })).json()
  expect(book.map(({ game }) => game)).toEqual(games.map(({ key }) => key))
  expect(peopleIn(book).map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  for (const game of book) {
    const record = await (await recordOf(port, ada, `${game.table}/${game.round}`)).text()
    const { closing } = sure(read(record), 'record')
    expect(game.ranking).toEqual(closing?.ranking)
    const recounted = recount(game.game, record)
    for (const [seat, { id }] of peopleIn([game]).entries()) {
      expect(seatsOf(game, id)).toEqual([seat])
      expect({ game: game.game, ...counted(game, id) }).toMatchObject({
        game: game.game,
        ...recounted(seat),
      })
    }
  }
  const won = (seat: number) => book.reduce((sum, { ranking }) => sum + shareOf(ranking, seat), 0)
  for (const [seat, { id }] of peopleIn(book).entries()) {
    expect(winsOf(sittingsOf(book), id)).toMatchObject({ games: book.length, won: won(seat) })
  }
  // Every pair of four gives two points away.
  for (const { ranking } of book)
    expect(ranking.reduce((sum, _, seat) => sum + pointsOf(at(ranking, seat), ranking), 0)).toBe(12)
})

/** What the book counts of somebody in one game, in the words of the recount. */
function counted(game: BookGame, person: string) {
  const { claims, told } = tongueOf([game], person)
  const read = readingOf(answersIn([game]).filter(({ hearer }) => hearer === person))
  const own = game.claims.filter(({ seat }) => seatsOf(game, person).includes(seat))
  const pours = own.filter(({ what }) => what.startsWith('poured'))
  const deeds = {
    poured: pours.length,
    poisoned: pours.filter(({ truth }) => truth === 'false').length,
    called: own.filter(({ what }) => what === 'toast').length,
  }
  return { claims, told, ...deeds, ...read }
}

function shareOf(ranking: readonly number[], seat: number): number {
  return ranking[seat] === 1 ? 1 / ranking.filter((place) => place === 1).length : 0
}
