/** A table of goblets fits every window, with three, with six and with twelve, and with the longest names. */
import { expect, test } from 'vitest'
import { goblets } from '../../games/goblets/index.ts'
import { inTurn } from '../long.ts'
import { gather } from './banquet.crowd.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'

const parlour = freshParlour()

test.each(inTurn('tables of goblets', [3, 6, 12], 1))('with %i', async (seats) => {
  const { ada } = await gather(parlour(), goblets, seats, seats - 1)
  expect.soft(await misfits(ada.page), 'the table').toEqual([])
  await ada.page.locator('.banquet-plate:not(.banquet-plate_mine) > button').first().click()
  await ada.page.getByRole('dialog').waitFor()
  expect.soft(await misfits(ada.page), 'a house').toEqual([])
})
