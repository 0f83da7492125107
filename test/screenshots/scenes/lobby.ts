/** Before a game: the door, the chairs, and the tables that one finds on the first page. */
import { at } from '../../../kernel/at.ts'
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

export async function lobby(stage: Stage, windows: Windows): Promise<void> {
  await windows.goTo('/t/NARNA0')
  await windows.shows('.door_why')
  await windows.take('door-none')

  await Company.gather(stage, {
    code: 'SPECK8',
    names: ['Otto', 'Mara', 'Pip'],
    seats: 5,
    settings: { listed: 'listed' },
    password: 'cheese',
    ada: 'does not sit',
  })
  await windows.goTo('/t/SPECK8')
  await windows.shows('.door form')
  await windows.take('door')

  const { people: others } = await Company.gather(stage, {
    code: 'KAESE6',
    names: ['Bruno', 'Mara', 'Otto'],
    seats: 6,
    settings: { listed: 'listed' },
    ada: 'does not sit',
  })
  await at(others, 0).must({ is: 'hire', seat: 4, level: 'normal' })
  await windows.alone('/t/KAESE6', 'form.sitdown', 'sit-down', 'whole')

  const mine = await Company.gather(stage, { code: 'KRAM42', names: ['Ada', 'Bruno', 'Mara'], seats: 6 })
  await mine.ada.must({ is: 'hire', seat: 3, level: 'hard' })
  await mine.ada.must({ is: 'hire', seat: 4, level: 'easy' })
  at(mine.people, 2).socket.terminate()
  await mine.ada.until(() => !mine.ada.here.includes(2))
  await windows.goTo('/t/KRAM42')
  await windows.shows('.seats_away')
  await windows.take('lobby', 'whole')

  await Company.playing(stage, { code: 'MAVS77', options: { starter: 0 } })
  await windows.goTo('/')
  await windows.shows('.home_tablelink')
  await windows.take('home-tables', 'whole')
}
