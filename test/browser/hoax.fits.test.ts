/** A table of Hoax fits every window: with three, with eight and with twelve, a house of thirty cards, the longest names. */
import { expect, test } from 'vitest'
import { inTurn } from '../long.ts'
import type { Seated } from '../open.ts'
import { longName } from './banquet.crowd.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { all, openAside, seatAtHoax, take, wear } from './hoax.ts'
import type { Person } from './person.ts'
import { resize } from './window.ts'

const parlour = freshParlour()

/** Phones as they are held: with the browser's bars and without. */
const phones = [
  { width: 390, height: 664 },
  { width: 390, height: 740 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

/** Runs in the page: what may be pressed on the ledge and lies out of sight, behind what sticks to the edge or below it. */
function outOfSight(): string[] {
  const asides = document.querySelector('.hoax-asides')?.getBoundingClientRect().top ?? innerHeight
  const edge = Math.min(innerHeight, asides) + 1
  return [...document.querySelectorAll<HTMLElement>('.ledge button:enabled')].flatMap((button) => {
    const { top, bottom, width } = button.getBoundingClientRect()
    return width > 0 && (top < 0 || bottom > edge) ? [button.innerText] : []
  })
}

/** What is asked, and what answers it, without scrolling. */
async function inSight({ page }: Person, state: string): Promise<void> {
  for (const phone of phones) {
    await resize(page, phone)
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await page.evaluate(outOfSight), `${state} at ${phone.width}×${phone.height}`).toEqual([])
  }
}

async function fits({ page }: Person, state: string): Promise<void> {
  expect.soft(await misfits(page), state).toEqual([])
  await resize(page, { width: 360, height: 640 })
}

/** Ada begins. */
async function gather(seats: number): Promise<{ readonly ada: Person; readonly others: readonly Seated[] }> {
  const ada = await parlour().newPerson({ name: longName(0), as: 'small', language: 'de' })
  const { others } = await seatAtHoax(parlour(), [ada], { seats, named: longName })
  await take(ada)
  await all(others, 'take')
  await ada.page.locator('.hoax-maskcards').waitFor()
  expect(await ada.text('.play_goal')).toContain('am längsten bleiben')
  return { ada, others }
}

async function closeSheet({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const states = {
  async 'the masks, the notes and the unmasking with three'() {
    const { ada } = await gather(3)
    await inSight(ada, 'the masks')
    await fits(ada, 'the masks')
    await ada.press(ada.page.locator('.hoax-asides_toNotes'))
    await ada.page.getByRole('dialog').waitFor()
    await fits(ada, 'the notes')
    await closeSheet(ada)
    await ada.press(openAside(ada, 'unmask'))
    await ada.press(ada.page.locator('dialog .hoax-sheets_face').first())
    await ada.press(ada.page.locator('dialog button.hoax-sheets_guess').first())
    await fits(ada, 'the unmasking')
  },
  async 'a window with eight'() {
    const { ada, others } = await gather(8)
    await wear(ada, 'thief')
    await all(others, 'illegal')
    await all(others, 'fine')
    await ada.page.locator('[data-roof] .hoax-slots_slot').first().waitFor()
    await fits(ada, 'the window')
    // Somebody else's turn: whatever was built, what I am asked is in sight.
    await all(others, 'pass')
    await ada.press(ada.page.locator('.kit_rows .hoax-choices_row').last())
    await ada.page.locator('.ledge .hoax-choices_bold[aria-keyshortcuts="p"]').waitFor()
    await inSight(ada, 'the last call')
  },
  async 'all that twelve can build'() {
    const { ada, others } = await gather(12)
    await fits(ada, 'the masks')
    await wear(ada, 'peasant')
    await all(others, 'illegal')
    await all(others, 'fine')
    await all(others, 'forgive')
    await ada.page.locator('.kit_rows .hoax-choices_row').first().waitFor()
    await fits(ada, 'the bill')
  },
}

test.each(inTurn('tables of hoax', Object.entries(states), 1))('%s', (_, fitsIn) => fitsIn())
