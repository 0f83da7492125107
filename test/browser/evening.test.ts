/**
 * The whole evening. Four play, and found a circle; the next time one tap lays its table, a fifth comes by the link, and they play three
 * games with a TV; the podium, and the book of the circle.
 */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { playOut, type Seated } from '../open.ts'
import { gameOf, sameDevice } from '../tables.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { storiedParlour } from './fresh.ts'
import type { Person, Visitor } from './person.ts'
import { sitDown, twinOf } from './table.ts'
import { resize } from './window.ts'

const parlour = storiedParlour()
const button = ({ page }: Person, name: string | RegExp) => page.getByRole('button', { name })
const heading = ({ page }: Person, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const circle = ({ page }: Person, hasText: string) => page.locator('[data-circle]', { hasText })

/** Somebody with a page, on the device of one who has played without. */
async function opens({ token }: Seated, visitor: Partial<Visitor>): Promise<Person> {
  const person = await parlour().newPerson(visitor)
  await person.context.addInitScript((own) => localStorage.setItem('humbug.token', own), token)
  return person
}

/** The host starts. Beside a TV a phone folds its table away, so nobody waits to see it there. */
async function start(host: Person): Promise<void> {
  await host.press(host.page.locator('.lobby_start button.kit_go'))
  await host.page.locator('.play_frame .ledge').waitFor()
}

/** The game is played as quickly as can be; a game of tests outruns its ceremonies, so everybody looks anew. */
async function playFor(people: readonly Seated[], lookers: readonly Person[]): Promise<void> {
  await Promise.all(people.map((one) => one.until(() => one.room?.stage === 'playing')))
  // Two: the shortest way to the end.
  await playOut(people, () => 2)
  await Promise.all(
    lookers.map(async ({ page }) => {
      await page.reload()
      await page.locator('.over_places').waitFor()
    }),
  )
}

const rows = (list: Locator) => list.locator('li').allInnerTexts()
const numbers = (texts: readonly string[]) => texts.map((text) => text.match(/\d+/g))

/** A picture of the game, painted on the device, and as large as was promised. */
async function picture(person: Person): Promise<void> {
  await person.press(button(person, 'Send a picture of it'))
  const shown = person.page.getByRole('img', { name: /wins?\./ })
  const sizeOf = (image: Element) =>
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : []
  await expect.poll(() => shown.evaluate(sizeOf)).toEqual([1080, 1350])
  await person.page.keyboard.press('Escape')
}

/** One founds it at the table where all four sit, and another comes in from there; the other two do the same without a page. */
async function found(code: string, people: readonly Seated[], ada: Person, ben: Person): Promise<void> {
  await ada.press(ada.page.locator('[data-found] summary'))
  await ada.page.getByLabel('What shall the circle be called?').fill('Thursdays')
  await ada.press(button(ada, 'Found it'))
  await circle(ada, 'Thursdays').waitFor()
  await ben.goTo(`/t/${code}`)
  await ben.press(circle(ben, 'Thursdays'))
  await ben.page.getByLabel('Dein Name').fill('Ben')
  expect(await findings(ben)).toEqual([])
  await ben.press(button(ben, 'Hereinkommen'))
  await heading(ben, 'Thursdays')
  for (const [one, name, mark] of [
    [at(people, 2), 'Cleo', 'bell'],
    [at(people, 3), 'Dan', 'key'],
  ] as const) {
    await one.until(() => one.room?.circle !== undefined)
    await one.must({ is: 'circle', circle: sure(one.shown.circle, 'circle'), wish: { wants: 'join', name, mark } })
  }
}

/** How tall the last page is where so many stand on the first step. */
function heightWith(winners: number): number {
  const first = document.querySelector('.podium [data-place="1"] li')
  const step = first?.parentElement
  if (first && step) step.replaceChildren(...Array.from({ length: winners }, () => first.cloneNode(true)))
  return document.documentElement.scrollHeight
}

let founders: readonly Seated[]
let ada: Person
let ben: Person
let eve: Person
let tv: Person

test('four found a circle', async () => {
  const table = await gameOf(parlour().port, 4, 4)
  founders = table.people
  await playOut(founders)
  ;[ada, ben, eve, tv] = await Promise.all([
    opens(at(founders, 0), { name: 'Ada', as: 'small' }),
    opens(at(founders, 1), { name: 'Ben', as: 'phone', language: 'de' }),
    parlour().newPerson({ name: 'Eve', as: 'phone' }),
    parlour().newPerson({ name: 'TV', as: 'wide' }),
  ])
  await ada.goTo(`/t/${table.code}`)
  await picture(ada)
  await found(table.code, founders, ada, ben)
  await ada.press(circle(ada, 'Thursdays'))
})

let code: string
let path: string
let four: readonly Seated[]

test('one tap lays its table the next time, and everybody of the circle finds it: there, and on their first page', async () => {
  await ada.press(button(ada, 'Lay tonight’s table'))
  await ada.page.locator('.lobby .kit_rows').waitFor()
  path = new URL(ada.page.url()).pathname
  code = at(path.split('/'), 2)
  await Promise.all([
    ben
      .goTo('/')
      .then(() => ben.press(circle(ben, 'Ein Tisch ist gedeckt')))
      .then(() => ben.press(ben.page.locator(`a[href="${path}"]`)))
      .then(() => sitDown(ben)),
    tv.goTo(`/tv/${code}`).then(() => tv.page.locator('.tv_lobby .tv_code').waitFor()),
  ])
  const seated = await Promise.all(founders.slice(2).map((one) => sameDevice(parlour().port, one, code)))
  for (const [nth, one] of seated.entries()) await one.must({ is: 'sit', name: at(['Cleo', 'Dan'], nth) })
  await start(ada)
  await eve.goTo(path)
  await eve.page.getByText('After this game you may sit down.').waitFor()
  four = [...seated, ...(await Promise.all([ada, ben].map((person) => twinOf(person, code))))]
  await playFor(four, [ada])
  // One game is no evening yet.
  expect(await ada.page.getByText('This evening').count()).toBe(0)
})

let five: readonly Seated[]

test('a fifth who came by the link sits down for the second game, and a TV shows how the evening stands', async () => {
  await ada.press(button(ada, 'The same again'))
  await ada.press(button(ada, 'One more chair'))
  await eve.page.locator('.seats_ls[data-free]').waitFor()
  await sitDown(eve)
  await tv.page.locator('.tv_lobby').getByText('Eve', { exact: true }).waitFor()
  await tv.page.locator('.tv_lobby .evening_score li').nth(3).waitFor()
  await start(ada)
  five = [...four, await twinOf(eve, code)]
  await playFor(five, [ada, ben, tv])
  const scores = [ada, ben, tv].map(({ page }) => page.locator('.evening_score'))
  for (const score of scores) await score.locator('li').nth(4).waitFor()
  const [seen, gelesen, shown] = await Promise.all(scores.map(rows))
  expect(shown).toEqual(seen)
  expect(numbers(gelesen ?? [])).toEqual(numbers(seen ?? []))
  await ben.page.getByRole('heading', { name: 'Dieser Abend' }).waitFor()
  // The TV has no record, and is told by the house what the game is remembered for.
  const honours = [ada, tv].map(({ page }) => page.locator('.honours ul'))
  for (const list of honours) await list.waitFor({ state: 'attached' })
  const [reckoned, told] = await Promise.all(honours.map(rows))
  expect(told).toEqual(reckoned)
  // Nobody scrolls from a sofa.
  const hidden = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) => [
    scrollHeight - clientHeight,
    scrollWidth - clientWidth,
  ]
  expect(await tv.page.locator('.over').evaluate(hidden)).toEqual([0, 0])
  expect(await findings(ada)).toEqual([])
  expect.soft(await misfits(ada.page)).toEqual([])
  await resize(ada.page, { width: 360, height: 640 })
})

test('they play another game, and the evening ends with a podium', async () => {
  await ada.press(button(ada, 'Another game'))
  const sheet = ada.page.getByRole('dialog', { name: 'Which game next?' })
  await ada.press(sheet.locator('label', { hasText: 'Toast!' }))
  await sheet.getByText('Everybody stays on their chair').waitFor()
  expect(await findings(ada, 'structure')).toEqual([])
  await ada.press(sheet.getByRole('button', { name: 'Lay Toast!' }))
  await start(ada)
  await playFor(five, [ada])
  await ada.press(button(ada, 'End the evening'))
  await ada.press(button(ada, 'End it for everybody?'))
  await Promise.all([ada, ben, eve, tv].map(({ page }) => page.locator('.podium').waitFor()))
  expect(await rows(tv.page.locator('.podium'))).toEqual(await rows(ada.page.locator('.podium')))
  expect(await ben.text('h1')).toBe('Das war der Abend')
  await ada.page.getByRole('status').getByText('That was the evening.').waitFor({ state: 'attached' })
  expect(await ada.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const games = await rows(tv.page.locator('.evening_games'))
  expect(games.map((line) => line.match(/Rats|Toast!/)?.[0])).toEqual(['Rats', 'Rats', 'Toast!'])
  // Eve was not there in the first game, and gets no record of it.
  expect(await eve.page.getByRole('link', { name: /^Watch game/ }).allInnerTexts()).toEqual([
    'Watch game 2 again',
    'Watch game 3 again',
  ])
  for (const person of [ada, tv]) expect(await findings(person)).toEqual([])
  expect.soft(await misfits(ben.page)).toEqual([])
  expect(await tv.page.evaluate(heightWith, 1)).toBeLessThanOrEqual(900)
  // So many may share the first place.
  expect(await tv.page.evaluate(heightWith, 5)).toBeLessThanOrEqual(900)
})

test('and all of it is in the book', async () => {
  await ada.press(ada.page.getByRole('link', { name: 'Back to the parlour' }))
  await ada.press(circle(ada, 'Thursdays'))
  await ada.press(ada.page.getByRole('link', { name: 'Open the book' }))
  await ada.page.locator('.book_game').nth(3).waitFor()
  const book = await ada.page.locator('.book_game').allInnerTexts()
  const named = book.map((text) => [text.match(/Rats|Toast!/)?.[0], text.includes(code), /Eve\s+\(guest\)/.test(text)])
  expect(named).toEqual([
    ['Toast!', true, true],
    ['Rats', true, true],
    ['Rats', true, false],
    ['Rats', false, false],
  ])
})
