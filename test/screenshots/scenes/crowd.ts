/** Tables that are hard to draw: twelve people, very long names, and one that only watches. */
import { Company, names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const twelve = [...names, 'Jun', 'Rosa', 'Tove', 'Emil', 'Nadia', 'Sam']
/** Twenty-four letters each, as many as a name may have; one of them without a gap. */
const long = [
  'Adalgunde von Schönwalde',
  'Bartholomäus Krähwinkler',
  'Donaudampfschifffahrtsfr',
  'Ottoline Featherstonehau',
  'Pippilotta Langstrumpfin',
  'Wilhelmina von Hohenberg',
]

export async function crowd(stage: Stage, windows: Windows): Promise<void> {
  const many = await Company.playing(stage, { code: 'VZW0EF', names: twelve, options: { starter: 7 } })
  await many.play('shake', 'look', 0, 'believe', 'shake', 'look', 0, 'believe', 'shake', 'look')
  await windows.goTo('/t/VZW0EF')
  await windows.shows('.ledge[data-light="dark"]')
  await windows.take('twelve-wait')
  await many.play(1, 'believe', 'shake', 2, 'believe', 3)
  await windows.shows('.rats-answer_ans.rats-answer_doubt')
  await windows.take('twelve-answer')

  const spelled = await Company.playing(stage, { code: 'NAMEN1', names: long, options: { starter: 5 } })
  await spelled.play('shake', 'look', 1)
  await windows.goTo('/t/NAMEN1')
  await windows.shows('.rats-answer_ans.rats-answer_doubt')
  await windows.take('long-names-answer')
  await spelled.play('believe', 'shake')
  await windows.shows('.rats-giver .rats-hole:enabled')
  await windows.take('long-names')

  const watched = await Company.playing(stage, {
    code: 'GVCKER',
    names: ['Bruno', 'Mara', 'Otto', 'Pip', 'Ida'],
    options: { starter: 1 },
    ada: 'does not sit',
  })
  await watched.play('shake', 'look', 0, 'believe', 'shake', 'look', 1, 'believe', 'shake', 'look', 3)
  await windows.goTo('/watch/GVCKER')
  await windows.shows('.rats-said')
  await windows.take('watch')
}
