/** What lies over the page: nothing is said under it, and nothing there is done by a finger that only fell twice. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { refusalText } from '../../protocol/refusal-text.ts'
import { SETTLES } from '../../web/parts/settling.ts'
import { freshParlour } from './fresh.ts'
import { holdBack, settle } from './holding.ts'
import { calmly } from './person.ts'
import { join, lay, sitDown } from './table.ts'

const parlour = freshParlour()

/** A finger that falls twice, so fast that nothing has settled in between. */
const fallTwice = (page: Page, what: string) =>
  page.locator(what).evaluate(async (element) => {
    const fall = (detail: number) => element.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
    fall(1)
    await new Promise(requestAnimationFrame)
    fall(2)
  })

test('a refusal is said over the sheet in which something was asked for, and can be put away there', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada' }),
    parlour().newPerson({ name: 'Ben', as: 'phone' }),
  ])
  await join(ben, await lay(ada))
  await sitDown(ben)
  await ben.press(ben.page.getByRole('button', { name: 'Name and mark' }))
  const sheet = ben.page.getByRole('dialog')
  await sheet.locator('input[autocomplete=nickname]').fill('Ada')
  await ben.press(sheet.locator('button[type=submit]'))
  const said = sheet.getByRole('alert')
  await said.getByText(refusalText.en.name).waitFor()
  expect(await ben.page.getByRole('alert').count()).toBe(1)
  await ben.press(said.getByRole('button', { name: 'Dismiss' }))
  await expect.poll(() => said.innerText()).toBe('')
  await ben.page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await ben.page.getByRole('alert').count()).toBe(1)
})

test('what cannot be taken back is asked twice, and a finger that falls twice answers once', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone' })
  const { page } = ada
  await lay(ada)
  await page.evaluate(holdBack, SETTLES)
  await ada.press(page.getByRole('button', { name: /^Table( and settings)?$/ }))
  // Where the bar is too narrow for it, the menu has the way home.
  await page.getByRole('dialog').locator('a[href="/"]').waitFor()
  const clear = 'dialog .menu button:has-text("Clear the table away")'
  const cleared = () => ada.said.filter((frame) => frame.includes('"close"')).length
  await fallTwice(page, clear)
  await page.locator(clear, { hasText: 'Really?' }).waitFor()
  expect(cleared()).toBe(0)
  await settle(ada)
  await ada.press(page.locator(clear))
  await expect.poll(cleared).toBe(1)
})

test('whoever comes to a new page by keyboard hears its name, however long it was on its way', async () => {
  const ada = await parlour().newPerson({ name: 'Ada' })
  const { page } = ada
  const held: (() => void)[] = []
  let holds: 'held' | 'free' = 'held'
  // Fetched ahead or when it is wanted: it comes when we say so.
  await page.route(/\/assets\/About-/, async (route) => {
    if (holds === 'held') await new Promise<void>((done) => held.push(done))
    await route.continue()
  })
  await ada.goTo('/')
  await page.locator('a[href="/about"]').first().press('Enter')
  await page.waitForFunction(() => !document.querySelector('h1'), undefined, calmly)
  holds = 'free'
  for (const bring of held) bring()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1', undefined, calmly)
})
