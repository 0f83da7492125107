/** A circle that has played a while, and its book. */
import { at, sure } from '../../../kernel/at.ts'
import { seeded } from '../../../kernel/chance.ts'
import { marks } from '../../../protocol/words.ts'
import { playOut, start } from '../../open.ts'
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const people = ['Ada', 'Bruno', 'Mara', 'Otto']
const GAMES = 9

export async function book(stage: Stage, windows: Windows): Promise<void> {
  const whim = seeded(8)
  const n = () => whim(60)
  const rats = await Company.playing(stage, { code: 'AVENTS', names: people })
  const { code } = await rats.ada.must({ is: 'found', title: 'Thursdays', name: 'Ada', mark: 'key' })
  const circle = sure(code, 'circle')
  for (const [nth, person] of rats.people.entries()) {
    const wish = { wants: 'join', name: at(people, nth), mark: at(marks, nth) } as const
    if (nth > 0) await person.must({ is: 'circle', circle, wish })
  }
  await rats.ada.must({ is: 'circle', circle, wish: { wants: 'season', title: 'Winter' } })
  await playOut(rats.people, n)
  for (let games = 1; games < GAMES; games++) {
    await rats.ada.must({ is: 'again' })
    await start(rats.people)
    await playOut(rats.people, n)
  }
  await windows.goTo(`/c/${circle}/book`)
  await windows.shows('.river')
  await windows.press('.person > summary')
  await windows.shows('.person_known')
  await windows.take('book', 'whole')
}
