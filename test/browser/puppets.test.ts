/** Puppets of all natures, seated on a wish, known by a mark and a word, and made into others; and a program of somebody's among them. */
import { expect, test } from 'vitest'
import { connect } from '../open.ts'
import { findings } from './axe.ts'
import { freshParlour } from './fresh.ts'
import { lay, start } from './table.ts'

const parlour = freshParlour()

test('a mixed company comes on a wish, and each of it can be made another; a program among them is known as one', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'phone', paint: 'whole' })
  const { page } = ada
  const code = await lay(ada, { seats: 4, choose: ['admitted'] })
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

  const tools = page.getByRole('button', { name: /^What to do with/ }).first()
  await ada.press(tools)
  await ada.press(sheet.getByRole('button', { name: 'Away with it' }))
  await page.locator('.seats_ls[data-free]').waitFor()
  const program = await connect(parlour().port)
  await program.must({ is: 'enter', code })
  await program.must({ is: 'bring', name: 'Ratter', of: 'Ben' })
  const row = page.locator('.seats_ls', { hasText: 'Ratter' })
  await row.getByText('a program of Ben').waitFor()
  await row.locator('.seatmark_program').waitFor()
  await ada.press(row.getByRole('button', { name: 'What to do with Ratter' }))
  expect(await sheet.locator('.menu button').allInnerTexts()).toEqual([expect.stringMatching(/^Show to the door/)])
  expect(await findings(ada)).toEqual([])
  await page.keyboard.press('Escape')
  await start(ada)
  const seat = page.locator('.ring_seat', { hasText: 'Ratter' })
  await seat.locator('.seatmark_program').waitFor()
  expect(await seat.innerText()).toContain('a program of Ben')
})
