/** People who play together again: the door of a circle for one who sat at its table, and its page with an evening planned. */
import { at, sure } from '../../../kernel/at.ts'
import { seeded } from '../../../kernel/chance.ts'
import type { CircleWish } from '../../../protocol/circle-asks.ts'
import { marks } from '../../../protocol/words.ts'
import { playOut } from '../../open.ts'
import { Company } from '../company.ts'
import { EVENING, type Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const names = ['Ada', 'Bruno', 'Mara', 'Otto']
const NEXT = EVENING + 6 * 24 * 3600 * 1000

export async function circle(stage: Stage, windows: Windows): Promise<void> {
  const { people } = await Company.playing(stage, { code: 'R2NDE1', names })
  const whim = seeded(3)
  await playOut(people, () => whim(100))
  const founding = { is: 'found', title: 'The Thursday liars', name: 'Bruno', mark: at(marks, 1) } as const
  const code = sure((await at(people, 1).must(founding)).code, 'circle')
  const wants = (who: number, wish: CircleWish) => at(people, who).must({ is: 'circle', circle: code, wish })
  await windows.goTo(`/c/${code}`)
  await windows.shows('form')
  await windows.take('circle-door')
  for (const who of [0, 2, 3]) await wants(who, { wants: 'join', name: at(names, who), mark: at(marks, who) })
  await wants(1, { wants: 'plan', at: NEXT, note: 'at the mill, bring biscuits' })
  await wants(2, { wants: 'come', comes: 'perhaps' })
  await windows.goTo(`/c/${code}`)
  await windows.shows('[data-comes]')
  await windows.take('circle', 'whole')
}
