/**
 * From a link to one's first move, for somebody who has never been here, on a slow phone with a slow line: what the machine
 * takes, and what a person takes for every press and every letter. Reading the game in one minute is up to them, and so is
 * what the others do meanwhile: they are ready.
 */
import type { Locator, Page } from 'playwright-core'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { settled } from '../../test/browser/presses.ts'
import { connect, settingsFor } from '../../test/open.ts'
import type { Figure } from '../figures.ts'
import { slowDown } from './slow.ts'
import { address, type Visited, withVisitor } from './visitor.ts'

/** To find a button and press it, and to type a letter with a thumb. */
const PRESS = 1.1
const LETTER = 0.3
const NAME = 'Ada'

/** What is pressed for a first move; the chair of the newcomer is the first, and the game begins there. */
const firstMove: Readonly<Record<string, readonly string[]>> = {
  rats: ['.rats-giver .kit_go'],
  goblets: ['.banquet-screen_fold.banquet-screen_open', '.banquet-goblet[data-state="may"] > button'],
  toast: ['.toast-court_redraw .kit_go'],
  hoax: ['.hoax-choices_picks .hoax-choices_big'],
}

class Thumb {
  presses = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(what: string | Locator): Promise<void> {
    const one = typeof what === 'string' ? this.#page.locator(what).first() : what
    await settled(one)
    await one.tap()
    this.presses++
  }
}

async function tableFor({ port }: Visited, key: string) {
  const host = await connect(port)
  const game = sure(findGame(key), key)
  const usual = settingsFor(4, {}, game)
  const first = { starter: 0, host: 3, characters: 'none' }
  const options = Object.fromEntries(Object.entries(first).filter(([option]) => option in usual.options))
  const settings = { ...usual, options: { ...usual.options, ...options } }
  const code = sure((await host.must({ is: 'create', settings })).code, 'code')
  await host.must({ is: 'enter', code })
  for (const seat of [1, 2, 3]) await host.must({ is: 'hire', seat, level: 'easy' })
  return { host, code }
}

async function newcomer(house: Visited, key: string): Promise<number> {
  const { host, code } = await tableFor(house, key)
  return withVisitor(house, async ({ page, devtools }) => {
    await slowDown(devtools)
    const thumb = new Thumb(page)
    const from = performance.now()
    await page.goto(address(house, `/t/${code}`), { waitUntil: 'commit' })
    await page.getByLabel('What are you called?').fill(NAME)
    await thumb.press('form.sitdown button[type=submit]')
    await host.until(() => host.room?.chairs[0]?.sitter === 'person')
    await host.must({ is: 'start' })
    await thumb.press(page.getByRole('button', { name: 'I am ready' }))
    const { seq } = host
    for (const press of firstMove[key] ?? []) await thumb.press(press)
    await host.until(() => host.seq > seq && host.room?.stage === 'playing')
    const machine = (performance.now() - from) / 1000
    const person = thumb.presses * PRESS + NAME.length * LETTER
    process.stderr.write(
      `  ${key}: the machine ${machine.toFixed(1)} s; ${thumb.presses} presses and ${NAME.length} letters ${person.toFixed(1)} s\n`,
    )
    return machine + person
  })
}

export async function newcomerFigures(house: Visited): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const key of Object.keys(firstMove)) {
    const value = Math.round((await newcomer(house, key)) * 10) / 10
    figures.push({ name: `newcomer.${key}_s`, value, unit: 's', aim: '<= 20' })
  }
  return figures
}
