/** Who belongs to a circle: how a stranger comes in, another device of the same person, the next evening, and whoever goes. */
import { expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { tableOf } from '../open.ts'
import { findings } from './axe.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })
const heading = ({ page }: Person, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

test('a stranger needs its link; an evening is planned; a second device is the same person; who leaves is gone', async () => {
  const { people } = await tableOf(parlour().port, 2, 3)
  const founder = at(people, 0)
  const founding = { is: 'found', title: 'Thursdays', name: 'Ada', mark: 'moon' } as const
  const circle = sure((await founder.must(founding)).code, 'circle')
  await at(people, 1).must({ is: 'circle', circle, wish: { wants: 'join', name: 'Ben', mark: 'key' } })
  const ada = await parlour().newPerson({ as: 'phone' })
  await ada.context.addInitScript((own) => localStorage.setItem('humbug.token', own), founder.token)
  await ada.goTo(`/c/${circle}`)
  await heading(ada, 'Thursdays')

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

  // Who leaves is gone, with or without a name in the book.
  await eve.press(button(eve, 'Leave the circle'))
  await eve.press(button(eve, 'Leave, and forget my name'))
  await eve.goTo(link.pathname)
  await eve.page.getByText('does not know this device').waitFor()
})
