/** The skull side, where whoever loses loses all: once with the cup in one's own hand, once in another's. */
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const names = ['Ada', 'Bruno', 'Ida']
/** Everybody says the most there can be, and everybody believes it. */
const down = [
  'shake',
  2,
  'believe',
  'shake',
  4,
  'believe',
  'shake',
  6,
  'believe',
  'shake',
  8,
  'believe',
  'shake',
  10,
] as const

export async function vault(stage: Stage, windows: Windows): Promise<void> {
  const giving = await Company.playing(stage, { code: 'GRAB66', names, options: { starter: 1, odds: true } })
  await giving.play(...down, 'believe', 'shake')
  await windows.goTo('/t/GRAB66')
  await windows.shows('.rats-giver .rats-hole:enabled')
  await windows.each(async ({ page }) => {
    for (let n = 0; n < 3; n++) await page.locator('[role=slider]').press('ArrowRight')
  })
  await windows.unfocus()
  await windows.take('vault-giver')
  await giving.play(4, 'believe', 'kill')
  await windows.shows('.over')
  await windows.take('over')

  const receiving = await Company.playing(stage, { code: 'GRVFT9', names, options: { starter: 0, odds: true } })
  await receiving.play(...down, 'believe', 'shake', 'look', 4)
  await windows.goTo('/t/GRVFT9')
  await windows.shows('.rats-answer_ans.rats-answer_doubt')
  await windows.take('vault-receiver')
  await receiving.play('believe')
  await windows.shows('.rats-giver_lastword')
  await windows.take('last-word')
}
