/** A phone that several share: each of them can be forgotten by the house, alone or with all the others. */
import { expect, test } from 'vitest'
import { freshParlour } from './fresh.ts'
import { share } from './passing.ts'
import type { Person } from './person.ts'
import { join, lay, sitDown } from './table.ts'

const parlour = freshParlour()
const PIN = '2718'

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

/** Pia's phone, which Quinn and Berta share, and Ada elsewhere, who sees them come and go. */
async function company() {
  const [pia, ada] = await Promise.all([
    parlour().newPerson({ name: 'Pia', as: 'phone' }),
    parlour().newPerson({ name: 'Ada' }),
  ])
  const code = await lay(pia)
  await share(pia, 'Quinn')
  await share(pia, 'Berta', PIN)
  await join(ada, code)
  await sitDown(ada)
  return { pia, ada, code }
}

const seatsWith = ({ page }: Person, name: string) => page.locator('.seats_ls', { hasText: name })

async function sees({ ada, code }: { ada: Person; code: string }, names: readonly string[]): Promise<void> {
  await ada.goTo(`/t/${code}`)
  await ada.page.locator('.lobby .kit_rows').waitFor()
  const all = ['Pia', 'Quinn', 'Berta', 'Ada', 'N. N.']
  const seen = async () => {
    const counts = await Promise.all(all.map((name) => seatsWith(ada, name).count()))
    return all.filter((_, at) => counts[at] !== 0)
  }
  await expect.poll(seen).toEqual(names)
}

test('each by themselves, with their PIN if they have one', async () => {
  const there = await company()
  const { pia } = there
  const { page } = pia
  await sees(there, ['Pia', 'Quinn', 'Berta', 'Ada'])
  await pia.goTo('/about')
  await pia.press(button(pia, 'Forget Quinn'))
  await page.getByText('Quinn is forgotten, here and in the house.').waitFor()
  await button(pia, 'Forget Quinn').waitFor({ state: 'detached' })
  await sees(there, ['Pia', 'Berta', 'Ada', 'N. N.'])

  const typed = page.getByLabel('The PIN of Berta')
  await typed.fill('1234')
  await pia.press(button(pia, 'Forget Berta'))
  await page.getByText('That PIN opened nothing.').waitFor()
  await sees(there, ['Pia', 'Berta', 'Ada', 'N. N.'])
  await typed.fill(PIN)
  await pia.press(page.locator('button:enabled', { hasText: 'Forget Berta' }))
  await page.getByText('Berta is forgotten, here and in the house.').waitFor()
  await sees(there, ['Pia', 'Ada', 'N. N.'])
  expect(await page.getByText('Who shares this device').count()).toBe(0)
})

test('all with the device, but for whoever has a PIN; and that is said before', async () => {
  const there = await company()
  const { pia } = there
  await pia.goTo('/about')
  await pia.press(button(pia, 'Forget this device'))
  await pia.page.getByText('Only whoever has a PIN is not').waitFor()
  await pia.press(button(pia, 'In the house as well'))
  await pia.page.waitForURL(parlour().address('/'))
  await sees(there, ['Berta', 'Ada', 'N. N.'])
  expect(await pia.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('pass.')))).toEqual([])
})
