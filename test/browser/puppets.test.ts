/** Puppets of all natures: seated on a wish, known by a mark and a word, and made into others. */
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { freshParlour } from './fresh.ts'
import { lay } from './table.ts'

const parlour = freshParlour()

test('a mixed company comes on a wish, and each of it can be made another', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone', paint: 'whole' })
  const { page } = ada
  await lay(ada, { seats: 4 })
  await ada.press(page.getByRole('button', { name: 'Surprise me' }))
  await page.locator('.seats_ls[data-free]').first().waitFor({ state: 'detached' })
  const kinds = page.locator('.seats_ls em', { has: page.locator('svg') })
  await expect.poll(() => kinds.count()).toBe(3)
  expect(new Set(await kinds.allInnerTexts()).size).toBe(3)
  expect(await page.getByRole('button', { name: 'Surprise me' }).count()).toBe(0)

  await ada.press(page.getByRole('button', { name: /^What to do with/ }).first())
  const sheet = page.getByRole('dialog')
  for (const name of ['the fox', 'kind']) {
    await ada.press(sheet.locator('.choice_chip', { hasText: name }))
    await sheet.locator('.choice_chip', { has: page.locator('input:checked'), hasText: name }).waitFor()
  }
  await sheet.getByText('win about every third game').waitFor()
  expect(await findings(ada)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('the fox · plays as well as is good for you').waitFor()
})
