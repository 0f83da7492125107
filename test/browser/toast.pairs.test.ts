/** Seven at court: three pairs of noble and wine-taster, and an odd one, on the smallest of phones. */
import { expect, test } from 'vitest'
import { deed, leaveLedger, lookIntoIt, peek, pourAny, readLedger } from './banquet.ts'
import { misfits } from './fitting.ts'
import { freshParlour } from './fresh.ts'
import { moveOnce, playUntil, seatAtToast } from './toast.ts'
import { resize } from './window.ts'

const parlour = freshParlour()

test('the noble decides, the taster goes first, and after the round they change places', async () => {
  const [ada, ben] = await Promise.all([
    parlour().newPerson({ name: 'Ada', as: 'small' }),
    parlour().newPerson({ name: 'Ben', as: 'small', language: 'de' }),
  ])
  const eye = await seatAtToast(parlour(), [ada, ben], {
    seats: 7,
    options: { host: 6, rounds: 10, characters: 'none' },
  })
  expect(await ada.page.locator('.banquet-plate').count()).toBe(4)
  expect(await ada.page.locator('.banquet-plate.banquet-plate_pair').count()).toBe(3)

  // T7.1: the noble decides about the draw and the grievance.
  expect(await ada.text('.ledge h2')).toBe('Your noble decides.')
  expect(await ada.page.locator('.toast-court_redraw').count()).toBe(0)
  await ben.press(ben.page.locator('.toast-court_redraw .kit_go'))
  await playUntil(ben, 'closing')
  await Promise.all([moveOnce(ada), moveOnce(ben)])
  expect(eye.table.stage).toBe('turn')

  // T7.2: the taster has the goblets, the noble the tokens; what the one saw the other does not (T7.3).
  expect(eye.asked).toBe(0)
  await deed(ada, 'peek').waitFor()
  expect(await deed(ada, 'pour').getAttribute('data-state')).toBe('shut')
  expect(await misfits(ada.page)).toEqual([])
  await resize(ada.page, { width: 360, height: 640 })
  await eye.seesMove(() => peek(ada))
  await lookIntoIt(ada)
  expect(await ben.page.locator('.banquet-mine_looked').count()).toBe(0)
  await eye.untilAsked(1)
  await deed(ben, 'pour').waitFor()
  expect(await deed(ben, 'rotate').getAttribute('data-state')).toBe('shut')
  await eye.seesMove(() => pourAny(ben, 2))
  // What lies under the napkin is shared.
  await ada.page.waitForFunction(() => {
    const labels = [...document.querySelectorAll('.banquet-screen_foldLabel b')]
    return labels.reduce((sum, label) => sum + Number(label.textContent), 0) === 3
  })

  const [{ pairs }] = await Promise.all([readLedger(ada), playUntil(ada, 'ledger'), playUntil(ben, 'ledger')])
  expect(pairs).toBe(3)
  expect(eye.table.score[0]).toBe(eye.table.score[1])
  await Promise.all([leaveLedger(ada), leaveLedger(ben)])
  // T7.4
  await ada.page.locator('.toast-court_redraw .kit_go').waitFor()
  await ben.page.locator('.ledge h2').getByText('Dein Adliger entscheidet.', { exact: true }).waitFor()
})
