/** Every game on the plain board: with somebody asked, on a TV, on a phone that is passed round, and watched again. */
import { findGame, titles } from '../../../games/index.ts'
import { at, sure } from '../../../kernel/at.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Settings } from '../../../protocol/asks.ts'
import type { Seated } from '../../open.ts'
import { Company, names } from '../company.ts'
import { shareWith } from '../sharing.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

/** So many moves after the beginning something lies there. */
const LATER = 12

/** Whoever is asked moves, as long as this holds. */
async function playOn(people: readonly Seated[], goesOn: (done: number) => boolean): Promise<void> {
  for (let done = 0; goesOn(done); done++) {
    const asked = people.find((person) => person.moves.length > 0)
    await sure(asked, 'somebody who is asked').move(done % 3)
    await Promise.all(people.map((person) => person.until(() => person.seq >= sure(asked, 'asked').seq)))
  }
}

const optionsOf = (key: string, seats: number) => defaults(sure(findGame(key), key), seats) as Settings['options']

export async function plain(stage: Stage, windows: Windows): Promise<void> {
  await windows.goTo('/about')
  await windows.inside((words) => localStorage.setItem('humbug.words', words), 'on')
  for (const [nth, { key }] of titles.entries()) {
    const code = `P1A1N${nth}`
    const options = optionsOf(key, names.length)
    const { people } = await Company.playing(stage, { code, names, settings: { game: key, options } })
    await playOn(people, (done) => done < LATER || at(people, 0).moves.length === 0)
    await windows.goTo(`/t/${code}`)
    await windows.shows('.play_upper.plain')
    await windows.unfocus()
    await windows.take(`plain-${key}`, 'whole')
    await windows.goTo(`/tv/${code}`)
    await windows.shows('.tv_frame .play_upper.plain')
    await windows.take(`plain-tv-${key}`)
    if (nth === 0) await passed(stage, windows, code)
  }
  await watchedAgain(stage, windows)
  await windows.inside((words) => localStorage.setItem('humbug.words', words), 'off')
}

async function passed(stage: Stage, windows: Windows, code: string): Promise<void> {
  await shareWith(windows, code, { name: 'Bruno', mark: 'moon', seat: 1, half: stage.fresh() })
  await windows.goTo(`/t/${code}`)
  await windows.press('.curtain_opening button')
  await windows.shows('.play_upper.plain')
  await windows.unfocus()
  await windows.take('plain-covered')
  await windows.press('.passed_passbarLeave')
  await windows.unfocus()
  await windows.take('plain-held')
  await windows.inside((of) => localStorage.removeItem(`humbug.pass.${of}`), code)
}

async function watchedAgain(stage: Stage, windows: Windows): Promise<void> {
  const [code, key] = ['P1A1N9', 'dice']
  const settings = { game: key, options: optionsOf(key, 3) }
  const { people } = await Company.playing(stage, { code, names: names.slice(0, 3), settings })
  await playOn(people, () => people.some(({ moves }) => moves.length > 0))
  await windows.goTo(`/replay/${code}/1#m=9&fog=all`)
  await windows.shows('.plain_bared')
  await windows.take('plain-replay', 'whole')
}
