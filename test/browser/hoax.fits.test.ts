/** A table of Hoax fits every window: with three, with eight and with twelve, a house of thirty cards, the longest names. */
import { expect, test } from 'vitest'
import type { Seated } from '../open.ts'
import { longName } from './banquet.crowd.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { all, aside, seatAtHoax, take, wear } from './hoax.ts'
import type { Person } from './person.ts'

const parlour = freshParlour()

async function fits({ page }: Person, state: string): Promise<void> {
  expect.soft(await misfits(page), state).toEqual([])
  await page.setViewportSize({ width: 360, height: 640 })
}

/** Ada begins. */
async function gather(seats: number): Promise<{ readonly ada: Person; readonly others: readonly Seated[] }> {
  const ada = await parlour().newPerson({ name: longName(0), as: 'small', language: 'de' })
  const { others } = await seatAtHoax(parlour(), [ada], { seats, named: longName })
  await take(ada)
  await all(others, 'take')
  await ada.page.locator('.hoax-maskcards').waitFor()
  return { ada, others }
}

async function closeSheet({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('the masks, the notes and the unmasking with three', async () => {
  const { ada } = await gather(3)
  await fits(ada, 'the masks')
  await ada.press(ada.page.locator('.hoax-asides_toNotes'))
  await ada.page.getByRole('dialog').waitFor()
  await fits(ada, 'the notes')
  await closeSheet(ada)
  await ada.press(aside(ada, 'unmask'))
  await ada.press(ada.page.locator('dialog .hoax-sheets_face').first())
  await ada.press(ada.page.locator('dialog button.hoax-sheets_guess').first())
  await fits(ada, 'the unmasking')
})

test('a window with eight', async () => {
  const { ada, others } = await gather(8)
  await wear(ada, 'thief')
  await all(others, 'illegal')
  await all(others, 'fine')
  await ada.page.locator('[data-roof] .hoax-slots_slot').first().waitFor()
  await fits(ada, 'the window')
})

test('all that twelve can build', async () => {
  const { ada, others } = await gather(12)
  await fits(ada, 'the masks')
  await wear(ada, 'peasant')
  await all(others, 'illegal')
  await all(others, 'fine')
  await all(others, 'forgive')
  await ada.page.locator('.kit_rows .hoax-choices_row').first().waitFor()
  await fits(ada, 'the bill')
})
