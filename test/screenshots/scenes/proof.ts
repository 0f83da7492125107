/** A game played to its end with honest dice; its record, checked; and the game, watched again by one who sees everything. */
import { seeded } from '../../../kernel/chance.ts'
import { playOut } from '../../open.ts'
import { Company, MY_BYTES } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

export async function proof(stage: Stage, windows: Windows): Promise<void> {
  const { people } = await Company.playing(stage, { code: 'BEWE1S', names: ['Ada', 'Bruno', 'Mara', 'Otto'] })
  const whim = seeded(3)
  await playOut(people, () => whim(100))
  await windows.goTo('/about')
  await windows.inside((bytes) => localStorage.setItem('humbug.luck.BEWE1S-1 0', bytes), MY_BYTES)
  await windows.goTo('/proof/BEWE1S/1')
  await windows.shows('.proof_own .findings_verdict')
  await windows.take('proof', 'whole')
  await windows.goTo('/replay/BEWE1S/1#m=24&fog=all')
  await windows.shows('.reckoning_awards li')
  await windows.take('replay-rats')
}
