/** The book of a circle on a small phone: empty, then with games in it; filtered, opened, taken home, and followed to a moment. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import type { BookGame } from '../../protocol/circle.ts'
import { bluffsIn, usualLeads } from '../../web/circle/book/bluffs.ts'
import { peopleIn } from '../../web/circle/book/people.ts'
import { playOut, type Seated, settingsFor, start, tableOf } from '../open.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person, Visitor } from './person.ts'

const parlour = freshParlour()

/** A circle of three who sit at a table of Rats and have not played yet. */
async function circleOf() {
  const { people } = await tableOf(parlour().port, 3, 3)
  const [ada, ben, cleo] = [at(people, 0), at(people, 1), at(people, 2)]
  const circle = sure((await ada.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' })).code, 'circle')
  await ben.must({ is: 'circle', circle, wish: { wants: 'join', name: 'Ben', mark: 'key' } })
  await cleo.must({ is: 'circle', circle, wish: { wants: 'join', name: 'Cleo', mark: 'bell' } })
  const book = async (): Promise<BookGame[]> => {
    const headers = { authorization: `Bearer ${ada.token}` }
    return (await fetch(`http://127.0.0.1:${parlour().port}/circles/${circle}/book`, { headers })).json()
  }
  return { people, ada, circle, book }
}

const whim = seeded(22)

async function play(people: readonly Seated[]): Promise<void> {
  await start(people)
  await playOut(people, () => whim(60))
}

/** Until somebody has lied well, and one game of Hoax. */
async function season({ people, ada, circle, book }: Awaited<ReturnType<typeof circleOf>>): Promise<BookGame[]> {
  await play(people)
  while (bluffsIn(await book(), new Map()).length === 0) {
    await ada.must({ is: 'again' })
    await play(people)
  }
  await ada.must({ is: 'circle', circle, wish: { wants: 'season', title: 'Winter' } })
  const { code } = await ada.must({
    is: 'create',
    settings: settingsFor(3, {}, sure(findGame('hoax'), 'hoax')),
    circle,
  })
  await ada.must({ is: 'enter', code: sure(code, 'code') })
  await ada.must({ is: 'sit', name: 'Ada' })
  for (const seat of [1, 2]) await ada.must({ is: 'hire', seat, level: 'random' })
  await play([ada])
  return book()
}

async function reader(token: string, visitor: Partial<Visitor>): Promise<Person> {
  const person = await parlour().newPerson(visitor)
  await person.context.addInitScript((own) => localStorage.setItem('humbug.token', own), token)
  return person
}

const shows = ({ page }: Person, games: number) =>
  page.waitForFunction((many) => document.querySelectorAll('.book_game').length === many, games)
const choose = (person: Person, name: string) => person.press(person.page.getByRole('radio', { name }).locator('..'))

test('somebody of the circle reads it; a stranger does not', async () => {
  const circle = await circleOf()
  const address = `/c/${circle.circle}/book`
  const ada = await reader(circle.ada.token, { as: 'small' })
  await ada.goTo(address)
  await ada.page.getByText('Nothing is in it yet').waitFor()
  const games = await season(circle)
  await ada.page.reload()
  await shows(ada, games.length)

  await choose(ada, 'Hoax')
  await shows(ada, 1)
  await choose(ada, 'Winter')
  await shows(ada, 1)
  await choose(ada, 'The Rats')
  await ada.page.getByText('No game of that kind').waitFor()
  await choose(ada, 'All time')
  await choose(ada, 'All games')
  await shows(ada, games.length)

  await ada.page.locator('.person summary').first().focus()
  await ada.page.keyboard.press('Enter')
  const known = ada.page.locator('.person_known')
  await known.waitFor()
  expect(peopleIn(games)[0]?.name).toBe('Ada')
  expect(await known.innerText()).toMatch(/were to be expected in this company/)
  await ada.press(ada.page.locator('summary', { hasText: 'The river as a table' }))
  await ada.page.getByRole('region', { name: 'The river as a table' }).waitFor()
  expect(await findings(ada)).toEqual([])
  expect(await misfits(ada.page)).toEqual([])

  const keeping = ada.page.waitForEvent('download')
  await ada.press(ada.page.getByRole('link', { name: 'Keep the book as a file' }))
  const kept = await keeping
  expect(kept.suggestedFilename()).toMatch(/^humbug-circle-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(readFileSync(await kept.path(), 'utf8'))
  expect(file).toMatchObject({
    circle: 'Thursdays',
    games,
    persons: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  })

  const best = at(bluffsIn(games, usualLeads(games)), 0)
  await ada.press(ada.page.getByRole('link', { name: 'See the moment', exact: true }).first())
  await ada.page.locator('.reel_told').waitFor()
  const { pathname, hash } = new URL(ada.page.url())
  expect(pathname + hash).toBe(`/replay/${best.game.table}/${best.game.round}#m=${best.claim.at}&fog=all`)

  const eve = await parlour().newPerson({ as: 'phone', language: 'de' })
  eve.forgiven.push(/404/)
  await eve.goTo(address)
  await eve.page.getByText('Für dich gibt es hier kein Buch').waitFor()
})
