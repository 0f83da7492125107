/** How smoothly the wall is lifted: the time between the pictures, from the first of the ceremony to the verdict. */

import type { Page } from 'playwright-core'
import { ceremony, type Revealed } from '../../games/rats/ceremony.ts'
import { sure } from '../../kernel/at.ts'
import { perform, type Step } from '../../test/screenshots/script.ts'
import type { Figure } from '../figures.ts'
import { address, tableUnderWay, type Visited, type Visitor, withVisitor } from './visitor.ts'

const TIMES = 3
const CPU = 4
/** A picture that took longer than this has missed its turn, at sixty a second. */
const LATE = 25
const lie: Revealed = { kind: 'revealed', seat: 0, giver: 2, claim: 9, dice: [0, 0, 0, 0, 0], verdict: 'false' }
/** The verdict takes a moment to fall; after that people read. */
const LENGTH = sure(ceremony([lie]), 'ceremony').hush + 1000
/** Everybody says the most they may until all dice are in; then it is for somebody to doubt. */
const round: readonly Step[] = [2, 4, 6, 8].flatMap((claim): Step[] => ['shake', claim, 'believe']).concat('shake', 9)

export async function revealFigures(house: Visited): Promise<Figure[]> {
  const usual = await frames(house, 1)
  const slow = await frames(house, CPU)
  const late = (some: readonly number[]) =>
    Math.round((some.filter((time) => time > LATE).length / some.length) * 1000) / 1000
  return [
    { name: 'page.reveal_dropped', value: late(usual), unit: 'share' },
    { name: 'page.reveal_dropped_slow', value: late(slow), unit: 'share' },
    { name: 'page.reveal_frames', value: Math.round(usual.length / TIMES), unit: 'frames' },
    { name: 'page.reveal_frames_slow', value: Math.round(slow.length / TIMES), unit: 'frames' },
  ]
}

/** The times between the pictures of some liftings, on a machine that is so many times slower. */
async function frames(house: Visited, slower: number): Promise<number[]> {
  const { code, people, token } = await tableUnderWay(house)
  const watch = async ({ page, devtools }: Visitor) => {
    await page.goto(address(house, `/t/${code}`), { waitUntil: 'networkidle' })
    await page.locator('dialog .kit_go').tap()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const times: number[] = []
    for (let time = 0; time < TIMES; time++) {
      await perform(people, round)
      const seen = lifting(page)
      await perform(people, ['doubt'])
      times.push(...(await seen))
      await page.locator('.rats-verdict .kit_go').tap()
    }
    return times
  }
  return withVisitor(house, watch, token)
}

function lifting(page: Page): Promise<number[]> {
  return page.evaluate(async (length) => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    let begin = await frame()
    while (!document.querySelector('.rats-dice_lifted')) begin = await frame()
    const took: number[] = []
    for (let last = begin; last - begin < length; ) {
      const now = await frame()
      took.push(now - last)
      last = now
    }
    return took
  }, LENGTH)
}
