/** A game thought over behind one chair: what the coach says, and a moment that is tried again. */
import { seeded } from '../../../kernel/chance.ts'
import { playOut } from '../../open.ts'
import { Company, names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const coaches = 'details:has(h2:text-matches("^(The coach|Der Kiebitz)$"))'

export async function coach(stage: Stage, windows: Windows): Promise<void> {
  const { people } = await Company.playing(stage, { code: 'C0ACH9', names: names.slice(0, 4) })
  const whim = seeded(3)
  await playOut(people, () => whim(100))
  await windows.goTo('/replay/C0ACH9/1#fog=all')
  await windows.press(`${coaches} summary`)
  await windows.press(`${coaches} .hindsight_whose button`)
  await windows.shows('.hindsight[aria-busy=false] .hindsight_decisions li')
  await windows.take('coach', 'whole')
  await windows.press('.hindsight_decisions li > .kit_link')
  await windows.shows('.coach')
  await windows.shows('.play_table .ledge')
  await windows.take('second-try')
}
