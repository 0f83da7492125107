/** Faces at the seats of every board: those who are far away have the cameras that Chromium pretends to have. */
import type { BrowserContext } from 'playwright-core'
import { findGame, titles } from '../../../games/index.ts'
import { sure } from '../../../kernel/at.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { PART } from '../../../web/app/microphone.ts'
import { readBefore } from '../../browser/pane.ts'
import type { Player } from '../../player.ts'
import { Company, names } from '../company.ts'
import { ADDRESS, type Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

const codes = { rats: 'FACES1', goblets: 'FACES2', toast: 'FACES3', hoax: 'FACES4' } as const
const boards = ['rats', 'goblets', 'toast', 'hoax'] as const
/** So many are seen besides. */
const FAR = 3

export async function voices(stage: Stage, windows: Windows): Promise<void> {
  for (const game of boards) {
    const code = codes[game]
    const options = defaults(sure(findGame(game), game), names.length) as Settings['options']
    const { people } = await Company.playing(stage, { code, names, settings: { game, options } })
    const far = await Promise.all(people.slice(1, 1 + FAR).map((person) => shows(stage, person, code)))
    await windows.goTo('/about')
    await windows.inside(([key, how]: readonly [string, string]) => sessionStorage.setItem(key, how), [
      PART,
      `${code} ears,far,shut`,
    ] as const)
    await windows.alone(`/t/${code}`, `main.play_table video >> nth=${FAR - 1}`, `voices-${game}`)
    for (const context of far) await context.close()
  }
  await windows.goTo(`/t/${codes.rats}`)
  await windows.shows('main.play_table .play_upper')
  await windows.press('button[data-voice]')
  await windows.shows('dialog')
  await windows.take('voices')
}

/** Somebody at the table with a face. */
async function shows(stage: Stage, { token }: Player, code: string): Promise<BrowserContext> {
  const context = await stage.browser.newContext({ serviceWorkers: 'block' })
  await context.addInitScript(
    ([own, key, how]) => {
      localStorage.setItem('humbug.token', own)
      sessionStorage.setItem(key, how)
    },
    [token, PART, `${code} face,far,open`] as const,
  )
  await context.addInitScript(
    readBefore,
    titles.map(({ key }) => key),
  )
  const page = await context.newPage()
  await page.goto(`${ADDRESS}/t/${code}`)
  await page.locator('button[data-voice=open]').waitFor()
  return context
}
