/** Every game on the plain board, with somebody asked. */
import { findGame, titles } from '../../../games/index.ts'
import { sure } from '../../../kernel/at.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { Company, names } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

/** So many moves after the beginning something lies there. */
const LATER = 12

export async function plain(stage: Stage, windows: Windows): Promise<void> {
  await windows.goTo('/about')
  await windows.inside((words) => localStorage.setItem('humbug.words', words), 'on')
  for (const [nth, { key }] of titles.entries()) {
    const code = `P1A1N${nth}`
    const options = defaults(sure(findGame(key), key), names.length) as Settings['options']
    const { people } = await Company.playing(stage, { code, names, settings: { game: key, options } })
    const ada = sure(people[0], 'Ada')
    for (let done = 0; done < LATER || ada.moves.length === 0; done++) {
      const asked = people.find((person) => person.moves.length > 0)
      await sure(asked, 'somebody who is asked').move(done % 3)
      await Promise.all(people.map((person) => person.until(() => person.seq >= sure(asked, 'asked').seq)))
    }
    await windows.goTo(`/t/${code}`)
    await windows.shows('.play_upper.plain')
    await windows.unfocus()
    await windows.take(`plain-${key}`, 'whole')
  }
  await windows.inside((words) => localStorage.setItem('humbug.words', words), 'off')
}
