/** A table of Hoax for everybody: a turn by keys alone, and nothing that axe would mind. */

import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { clean } from './banquet.clean.ts'
import { freshParlour } from './fresh.ts'
import { all, seatAtHoax, tableOf } from './hoax.ts'
import { isOn, sees, strike } from './keys.ts'

const parlour = freshParlour()

test('a token, a mask, a claim, an accusation and an unmasking by keys, and axe at every stage', async () => {
  const ada = await parlour().newPerson({ name: 'Ada', as: 'wide' })
  const { page } = ada
  const { keyboard } = page
  const { others } = await seatAtHoax(parlour(), [ada], { seats: 4 })
  const eye = at(others, 0)
  await page.locator('.hoax-choices_picks .hoax-choices_big').first().waitFor()
  await strike(ada, '2')
  await eye.until(() => tableOf(eye).purses[0]?.wine === 1)
  await all(others, 'take')

  await page.locator('.hoax-maskcards').waitFor()
  await clean('the masks', ada)
  await page.locator('.hoax-mymask_look').focus()
  await keyboard.down(' ')
  await page.locator('.hoax-mymask_rolecard').waitFor()
  await keyboard.up(' ')
  await page.locator('.hoax-mymask_rolecard').waitFor({ state: 'detached' })
  // 4 is the Thief; from whom is a press more.
  await strike(ada, '4')
  await page.locator('dialog .hoax-sheets_ware').first().waitFor()
  await page.locator('dialog .hoax-sheets_ware').first().focus()
  await keyboard.press('Enter')
  await eye.until(() => tableOf(eye).stage === 'emperors')
  await all(others, 'illegal')
  await all(others, 'fine')
  await all(others, 'forgive')
  await page.locator('.kit_rows .hoax-choices_row').first().waitFor()
  await clean('the bill', ada)
  await strike(ada, '1')
  await eye.until(() => tableOf(eye).payment !== null)
  // That it is paid ends whatever lies open: one's own page must know of it before the next key.
  await page.locator('.kit_rows .hoax-choices_row').first().waitFor({ state: 'detached' })

  // O looks up who does what; A accuses.
  await strike(ada, 'o')
  await page.locator('dialog .hoax-overview').waitFor()
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await strike(ada, 'a')
  await sees(ada, 'dialog .hoax-choices_row')
  await page.locator('dialog .hoax-choices_row').first().focus()
  await keyboard.press('Enter')
  await page.locator('.hoax-voting_accused').waitFor()
  await clean('a vote', ada)
  const voters = others.filter((other) => other.moves.some(({ kind }) => kind === 'vote'))
  for (const voter of voters) await voter.move(1)
  await isOn(ada, '.hoax-rites_told .kit_go')
  await keyboard.press('Enter')
  await page.locator('.hoax-rites_rite').waitFor({ state: 'detached' })

  // U unmasks, held by Enter.
  await strike(ada, 'u')
  await page.locator('dialog .hoax-sheets_face').first().waitFor()
  await page.locator('dialog .hoax-sheets_face').first().focus()
  await keyboard.press('Enter')
  await page.locator('dialog button.hoax-sheets_guess').first().focus()
  await keyboard.press('Enter')
  await clean('the unmasking', ada)
  await page.locator('dialog .hoax-fuse').focus()
  await keyboard.down('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await keyboard.up('Enter')
  await page.locator('.hoax-rites_told .kit_go').waitFor()
  await clean('after it', ada)
  expect(tableOf(eye).out.filter((place) => place !== null).length).toBe(1)
})
