/** A table of Toast! for everybody: the grievance by keys alone, and nothing that axe would mind. */
import { expect, test } from 'vitest'
import { clean } from './banquet.clean.ts'
import { deed, peek, pourAny } from './banquet.ts'
import { freshParlour } from './fresh.ts'
import { isOn } from './keys.ts'
import { pastTheDraw, playUntil, seatAtToast } from './toast.ts'

const parlour = freshParlour()

test('axe finds nothing at the draw, the grievances, on a turn, in a sheet and on the ledger', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
  const { page } = ada
  const eye = await seatAtToast(parlour(), [ada], { seats: 4, options: { host: 0, rings: true, dial: 'record' } })
  await page.locator('.toast-court_redraw .kit_go').waitFor()
  await clean('the draw', ada)
  // All are asked at once, and perhaps once more (T1.4): either way another question follows.
  await eye.seesMove(() => page.locator('.toast-court_redraw .kit_go').press('Enter'))
  await pastTheDraw([ada], eye)

  await page.locator('.toast-pointing_grudges').waitFor()
  await clean('a grievance', ada)
  await page.keyboard.press('2')
  await page.waitForFunction(() => document.activeElement?.matches('.toast-pointing_grudges button:nth-child(2)'))
  await eye.seesMove(() => page.keyboard.press('Enter'))
  expect(eye.table.chain[1]).toBe(2)
  // Puppets play on behind the end of the grievances, and after a while it goes by itself: nothing long is done here.
  await isOn(ada, '.toast-court_closing .kit_go')
  await page.keyboard.press('Enter')
  await page.locator('.toast-court_closing').waitFor({ state: 'detached' })

  await eye.untilAsked(0)
  await deed(ada, 'pour').waitFor()
  await clean('my turn', ada)
  await eye.seesMove(() => pourAny(ada, 1))
  await eye.seesMove(() => peek(ada))
  await clean('after a look', ada)
  await ada.press(page.locator('.banquet-plate:not(.banquet-plate_mine) > button').first())
  await page.getByRole('dialog').waitFor()
  await clean('a house', ada)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await playUntil(ada, 'ledger')
  await clean('the ledger', ada)
})
