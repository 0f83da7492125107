/** People who play together again: a circle is founded after a game, others come in, an evening is planned and a table laid. */
import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { playOut } from '../open.ts'
import { gameOf } from '../tables.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person, Visitor } from './person.ts'

const parlour = freshParlour()

async function sitter(token: string, visitor: Partial<Visitor>): Promise<Person> {
  const person = await parlour().newPerson(visitor)
  await person.context.addInitScript((own) => localStorage.setItem('humbug.token', own), token)
  return person
}

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })
const heading = ({ page }: Person, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

test('four found a circle after a game; a fifth comes by its link; they plan an evening, and one tap lays the table', async () => {
  const { code, people } = await gameOf(parlour().port, 4, 4)
  await playOut(people)
  const ada = await sitter(at(people, 0).token, { as: 'phone' })
  await ada.goTo(`/t/${code}`)
  // A picture of the game, painted here, and as large as was promised.
  await ada.press(button(ada, 'Send a picture of it'))
  const picture = ada.page.getByRole('img', { name: /wins?\./ })
  await picture.waitFor()
  const sizeOf = (image: Element) =>
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : []
  await expect.poll(() => picture.evaluate(sizeOf)).toEqual([1080, 1350])
  await ada.page.keyboard.press('Escape')

  await ada.press(ada.page.locator('[data-found] summary'))
  await ada.page.getByLabel('What shall the circle be called?').fill('Thursdays')
  await ada.press(button(ada, 'Found it'))
  await ada.press(ada.page.locator('[data-circle]'))
  await heading(ada, 'Thursdays')

  // Those who were there see at the same table whose it is now, and come in from there.
  const ben = await sitter(at(people, 1).token, { as: 'small', language: 'de' })
  await ben.goTo(`/t/${code}`)
  await ben.press(ben.page.locator('[data-circle]', { hasText: 'Thursdays' }))
  await ben.page.getByLabel('Dein Name').fill('Ben')
  expect(await findings(ben)).toEqual([])
  await ben.press(button(ben, 'Hereinkommen'))
  await heading(ben, 'Thursdays')

  // A stranger needs the link, and the whole of it.
  const link = new URL(String(await ada.page.evaluate(() => document.querySelector('[data-link]')?.textContent)))
  const eve = await parlour().newPerson({ as: 'phone', name: 'Eve' })
  await eve.goTo(link.pathname)
  await eve.page.getByText('does not know this device').waitFor()
  await eve.goTo(`${link.pathname}${link.hash}`)
  await eve.page.getByText('“Thursdays” has 2 people').waitFor()
  await eve.page.getByLabel('Your name').fill('Eve')
  await eve.press(button(eve, 'Come in'))
  await heading(eve, 'Thursdays')

  const soon = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  await eve.page.getByLabel('When?').fill(`${soon}T20:15`)
  await eve.page.getByLabel('Where, or with what').fill('at the mill')
  await eve.press(button(eve, 'Plan it'))
  await eve.page.getByText('20:15').waitFor()
  await ada.page.reload()
  await ada.press(ada.page.getByRole('radio', { name: 'Perhaps' }))
  await ada.page.getByText('1 comes, 1 perhaps').waitFor()
  expect(await findings(ada)).toEqual([])
  expect(await misfits(ada.page)).toEqual([])

  // Another device of the same person.
  await ada.press(button(ada, 'Show the link'))
  const own = new URL(String(await ada.page.locator('[data-ticket]').textContent()))
  const tablet = await parlour().newPerson({ as: 'tablet' })
  await tablet.goTo(`${own.pathname}${own.hash}`)
  await tablet.press(button(tablet, 'This is me'))
  await heading(tablet, 'Thursdays')
  await tablet.page.getByText('on 2 devices').waitFor()

  // One tap, and everybody of the circle finds the table: here, and on their first page.
  await tablet.press(button(tablet, 'Lay tonight’s table'))
  await tablet.page.waitForURL(/\/t\//)
  await ben.goTo('/')
  await ben.press(ben.page.locator('[data-circle]', { hasText: 'Ein Tisch ist gedeckt' }))
  await ben.press(ben.page.locator(`a[href="${new URL(tablet.page.url()).pathname}"]`))
  await ben.page.waitForURL(/\/t\//)

  // Who leaves is gone, with or without a name in the book.
  await eve.press(button(eve, 'Leave the circle'))
  await eve.press(button(eve, 'Leave, and forget my name'))
  await eve.goTo(link.pathname)
  await eve.page.getByText('does not know this device').waitFor()
})
