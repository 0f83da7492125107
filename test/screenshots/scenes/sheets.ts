/** What lies over a table, or keeps it from going on. */
import { at } from '../../../kernel/at.ts'
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

export async function sheets(stage: Stage, windows: Windows): Promise<void> {
  const company = await Company.playing(stage, {
    code: 'KATZE5',
    options: { starter: 4 },
    dice: [[0], [1, 0], [2, 0, 0]],
  })
  const { people } = company
  await at(people, 1).must({ is: 'say', words: { is: 'phrase', phrase: 'good luck' } })
  await company.play('shake', 'look', 1, 'believe', 'shake', 2)
  await at(people, 2).must({ is: 'say', words: { is: 'text', text: 'Two? With that face?' } })
  await at(people, 3).must({ is: 'say', words: { is: 'emote', emote: 'stare' } })
  await company.play('believe', 'shake')
  await at(people, 0).must({ is: 'say', words: { is: 'phrase', phrase: 'thinking' } })
  await windows.goTo('/t/KATZE5')
  await windows.shows('.rats-giver .kit_go')

  const over = async (button: number, name: 'menu' | 'talk' | 'rules-sheet') => {
    await windows.press(`.bar button >> nth=${button}`)
    await windows.shows('dialog.sheet')
    await windows.take(name)
    await windows.press('dialog.sheet header button')
    await windows.gone('dialog.sheet')
  }
  await over(0, 'talk')
  await over(1, 'menu')
  await over(2, 'rules-sheet')
  await windows.press('.rats-giver .rats-giver_whynot .kit_link')
  await windows.shows('.clausesheet_clauseSheet .kit_quiet')
  await windows.take('clause-sheet')
  await windows.press('dialog.sheet header button')
  await windows.gone('dialog.sheet')

  stage.wire.cut('hung up')
  await windows.shows('.notice.notice_lost')
  await windows.take('no-line')
  stage.wire.mend()
  await windows.gone('.notice.notice_lost')

  for (const person of people) await person.must({ is: 'pause' })
  await windows.shows('.play_banner')
  await windows.take('paused')
}
