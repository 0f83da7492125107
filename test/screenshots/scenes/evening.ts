/** An evening of three games: its score when the last one is over, a picture of that one for friends, and the podium; on phones and on the TV. */
import { findGame } from '../../../games/index.ts'
import { sure } from '../../../kernel/at.ts'
import { seeded } from '../../../kernel/chance.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { playOut, start } from '../../open.ts'
import { Company, names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const SEATS = 5

export async function evening(stage: Stage, windows: Windows): Promise<void> {
  const whim = seeded(5)
  const { people, ada } = await Company.gather(stage, { code: 'ABEND3', names: names.slice(0, SEATS) })
  const play = async () => {
    await start(people)
    await playOut(people, () => whim(60))
  }
  await play()
  for (const key of ['toast', 'rats']) {
    const game = sure(findGame(key), 'game')
    const options = defaults(game, SEATS) as Settings['options']
    await ada.must({ is: 'again', next: { game: key, seats: SEATS, options } })
    await play()
  }

  await windows.goTo('/t/ABEND3')
  await windows.shows('.evening_score')
  await windows.shows('.honours li')
  await windows.take('evening', 'whole')
  await windows.press('.honours > button')
  await windows.shows('.story img')
  await windows.take('story')
  await windows.goTo('/tv/ABEND3')
  await windows.shows('.honours li')
  await windows.take('tv-evening')

  await ada.must({ is: 'close' })
  await windows.shows('.podium')
  await windows.take('tv-podium')
  await windows.goTo('/t/ABEND3')
  await windows.shows('.podium')
  await windows.take('podium', 'whole')
}
