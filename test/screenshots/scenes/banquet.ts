/** A table with goblets on it that begins in the middle of an evening, and is played on from there. */

import { findGame } from '../../../games/index.ts'
import { at, sure } from '../../../kernel/at.ts'
import { defaults } from '../../../kernel/game.ts'
import type { State } from '../../../kernel/state.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import { hold } from '../window.ts'
import type { Windows } from '../windows.ts'

interface Evening {
  readonly code: string
  readonly game: 'goblets' | 'toast'
  readonly names: readonly string[]
  readonly options: object
  /** What becomes of the deal. */
  readonly lay: (dealt: State) => void
}

/** The windows come before the next move: what they then see happen is what they have in their log. */
export async function serve<M extends { readonly kind: string }>(
  stage: Stage,
  windows: Windows,
  { code, game, names, options, lay }: Evening,
): Promise<Diners<M>> {
  stage.lay(code, lay)
  const usual = defaults(sure(findGame(game), game), names.length) as object
  const chosen = { ...usual, ...options } as unknown as Settings['options']
  const company = await Company.playing(stage, { code, names, settings: { game, options: chosen } })
  await windows.goTo(`/t/${code}`)
  await windows.shows('.banquet')
  return new Diners<M>(company)
}

export class Diners<M extends { readonly kind: string }> {
  readonly #company: Company

  constructor(company: Company) {
    this.#company = company
  }

  /** Each move is made by whoever is asked, and heard by all before the next. */
  async play(...moves: readonly M[]): Promise<void> {
    const { people } = this.#company
    for (const move of moves) {
      const { agenda } = at(people, 0).view
      const { seq = 0 } = await at(people, at(agenda.asked, 0)).must({ is: 'move', question: agenda.question, move })
      await Promise.all(people.map((person) => person.until(() => person.seq >= seq)))
    }
  }
}

/** Everybody holds something up, for as long as the rest takes. */
export async function holding(windows: Windows, selector: string, meanwhile: () => Promise<void>): Promise<void> {
  const holds: (() => Promise<unknown>)[] = []
  await windows.each(async (window) => {
    holds.push(await hold(window, window.page.locator(selector)))
  })
  await meanwhile()
  await Promise.all(holds.map((letGo) => letGo()))
}

/** Leaves the ledger of a ceremony, here as in Hoax. */
export async function goOn(windows: Windows): Promise<void> {
  const on = ':is(.banquet-ledger_told, .hoax-rites_told) .kit_go'
  await windows.shows(on)
  await windows.press(on)
}

/** Everything that moves stands still, so long after it began. */
export function stopAt(time: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = time
  }
}
