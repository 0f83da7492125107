/** A finger that was on its way to what stood on the ledge a moment ago presses nothing else there; keys are never too early. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dice } from '../../games/dice/index.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import { SETTLES } from '../../web/parts/settling.ts'
import { freshParlour } from './fresh.ts'
import { holdBack, settle } from './holding.ts'
import { calmly } from './person.ts'
import { seatAt } from './table.ts'

const parlour = freshParlour()

declare const presses: { readonly last: number }

/** A finger, and nobody who looks whether anything came of it. */
async function tap(page: Page, what: string): Promise<void> {
  const from = await page.evaluate(() => performance.now())
  await page.locator(what).tap()
  await page.waitForFunction((since) => presses.last >= since, from, calmly)
}

const verdict = '.dice-lifted .kit_go'
const bid = '.dice-bidding .kit_go:enabled'

test('a double tap on the button of a verdict makes no move; a press after it does, and a key at once', async () => {
  const ada = await parlour().newPerson({ as: 'phone' })
  const { page } = ada
  const options = { ...defaults(dice, 2), ones: 'plain' } as unknown as Settings['options']
  const { others } = await seatAt(parlour(), [ada], { seats: 2, settings: { game: 'dice', options } })
  const [guest] = others
  if (!guest) throw new Error('no guest')
  await page.evaluate(holdBack, SETTLES)
  const moves = () => ada.said.filter((frame) => frame.includes('"move"')).length
  /** Nobody has as many as Ada says, so the next round is hers. */
  const lose = async () => {
    await guest.until(() => guest.moves.some(({ kind }) => kind === 'doubt'))
    await guest.must({ is: 'move', question: guest.view.agenda.question, move: { kind: 'doubt' } })
    await page.locator(verdict).waitFor()
  }
  const most = () => page.locator('[role=spinbutton]').press('End')

  await settle(ada)
  await most()
  await ada.press(page.locator(bid))
  await lose()
  await settle(ada)
  await tap(page, verdict)
  await most()
  await tap(page, bid)
  expect([moves(), await page.locator(bid).count()]).toEqual([1, 1])
  await settle(ada)
  await ada.press(page.locator(bid))
  await lose()

  // Neither the verdict nor what lies there after it has settled.
  await page.locator(verdict).press('Enter')
  await most()
  await page.locator(bid).press('Enter')
  await guest.until(() => guest.moves.some(({ kind }) => kind === 'doubt'))
  expect(await page.locator('[data-settling]').count()).toBe(1)
  await expect.poll(moves).toBe(3)
})
