/** A round and a half of the Rats at a table of six, from the first shake to the verdict over a lie. */
import { DIE, LIFT } from '../../../games/rats/ceremony.ts'
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import { hold } from '../window.ts'
import type { Windows } from '../windows.ts'

export async function round(stage: Stage, windows: Windows): Promise<void> {
  const company = await Company.playing(stage, {
    code: 'RATTE3',
    options: { starter: 0 },
    dice: [[1], [0, 1], [1, 0, 2], [1, 0, 2, 2], [0], [2, 0], [1, 0, 0], [1, 2, 0, 0]],
  })
  await windows.goTo('/t/RATTE3')
  await windows.shows('.rats-giver .kit_go')
  await windows.take('shake')

  await company.play('shake', 'look', 0)
  await company.play('believe', 'shake', 'look', 1, 'believe', 2, 'believe', 'shake', 'look')
  await windows.shows('.ledge[data-light="dark"]')
  await windows.take('wait')

  await company.play(3, 'believe', 3, 'believe', 4)
  await windows.shows('.rats-answer_ans.rats-answer_doubt')
  await windows.take('answer')

  await company.play('believe')
  await windows.shows('.rats-giver .kit_line')
  await windows.take('hand-on')

  await company.play('shake')
  await windows.shows('.rats-giver .rats-hole:enabled')
  await windows.take('dial')

  await company.play('look')
  await windows.shows('.rats-giver .kit_line')
  await windows.each(({ page }) => page.locator('[role=slider]').press('ArrowRight'))
  await windows.unfocus()
  const holds: (() => Promise<unknown>)[] = []
  await windows.each(async (window) => {
    holds.push(await hold(window, window.page.locator('.rats-giver button.rats-hole')))
  })
  await windows.shows('.rats-hole_heldDice')
  await windows.take('look')
  await Promise.all(holds.map((letGo) => letGo()))

  // Bruno doubts what is true, and starts the next round; there Ida swears to one rat too many.
  await company.play(5, 'doubt')
  await company.play('shake', 1, 'believe', 'shake', 'look', 2, 'believe', 2, 'believe', 'shake', 'look', 3)
  await company.play('believe', 'shake', 'look', 4)
  await windows.goTo('/t/RATTE3')
  await windows.shows('.rats-answer_ans.rats-answer_doubt')
  await company.play('doubt')
  await windows.shows('.rats-dice_lifted')
  await windows.inside(stopAt, LIFT + 2.5 * DIE)
  await windows.take('lift', 'window', 'as it is')
  await windows.shows('.rats-verdict .kit_go')
  await windows.unfocus()
  await windows.take('verdict')
}

/** Everything that moves stands still, so long after it began. */
function stopAt(time: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = time
  }
}
