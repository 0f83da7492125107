/** A table of Toast! fits every window, with two, with five and with twelve, and with the longest names. */
import { expect, test } from 'vitest'
import { toast } from '../../games/toast/index.ts'
import { inTurn } from '../long.ts'
import { gather } from './banquet.crowd.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'

const parlour = freshParlour()

test.each(inTurn('tables of toast', [2, 5, 12], 1))('with %i', async (seats) => {
  const { ada, others } = await gather(parlour(), toast, seats, 0)
  expect.soft(await misfits(ada.page), 'the table').toEqual([])
  await ada.page.locator('.banquet-plate:not(.banquet-plate_mine) > button').first().click()
  await ada.page.getByRole('dialog').waitFor()
  expect.soft(await misfits(ada.page), 'a house').toEqual([])
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('dialog').waitFor({ state: 'detached' })
  if (seats !== 5) return
  await ada.press(ada.page.locator('.toast-court_redraw .kit_go'))
  for (const other of others) await other.move(0)
  await ada.page.locator('.toast-pointing_grudges').waitFor()
  expect.soft(await misfits(ada.page), 'a grievance').toEqual([])
})
