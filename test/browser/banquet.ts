/** A table with goblets on it, as quickly as can be, and what people do at it by pressing what the board shows. */

import type { Locator } from 'playwright-core'
import type { Place, Setting } from '../../games/banquet/state.ts'
import type { Sort } from '../../games/banquet/tokens.ts'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import { connect, type Seated, settingsFor } from '../open.ts'
import type { Parlour } from './parlour.ts'
import { middleOf, type Person } from './person.ts'
import { sitDown } from './table.ts'

interface Laid {
  readonly game: 'goblets' | 'toast'
  readonly seats: number
  readonly options: object
}

const LIMIT = 60_000

/** Somebody without a page who stands by and sees what everybody may see. */
export class Bystander<T extends Setting = Setting> {
  readonly #player: Seated

  constructor(player: Seated) {
    this.#player = player
  }

  get #game() {
    return this.#player.game as { readonly agenda: { readonly question: number; readonly asked: readonly Seat[] } }
  }

  get table(): T {
    return (this.#player.game as { readonly table: T }).table
  }

  get asked(): Seat | undefined {
    return this.#game.agenda.asked[0]
  }

  /** All that are asked, where more than one is. */
  get allAsked(): readonly Seat[] {
    return this.#game.agenda.asked
  }

  get seq(): number {
    return this.#player.seq
  }

  async until(isSo: () => boolean): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { stage } = this.table
    const late = new Promise<never>((_, no) => {
      const why = new Error(`nothing came of it; seat ${this.asked} is asked at ${stage}`)
      timer = setTimeout(() => no(why), LIMIT)
    })
    await Promise.race([this.#player.until(isSo), late]).finally(() => clearTimeout(timer))
  }

  /** Waits until this seat is asked, or something else is so. */
  untilAsked(seat: Seat, orElse = () => false): Promise<void> {
    return this.until(() => this.asked === seat || orElse())
  }

  /** Does something that is a move, and waits until the house has taken it. */
  async seesMove(act: () => Promise<unknown>): Promise<void> {
    const { question } = this.#game.agenda
    await act()
    await this.until(() => this.#game.agenda.question > question)
  }

  /** The same where more than one is asked: the question stays until all of them have answered. */
  async seesAnswer(seat: Seat, act: () => Promise<unknown>): Promise<void> {
    const { question } = this.#game.agenda
    await act()
    await this.until(() => this.#game.agenda.question > question || !this.allAsked.includes(seat))
  }
}

/** The people sit down in their order, simple puppets take the other chairs, and the game begins. */
export async function seatAtBanquet<T extends Setting>(
  parlour: Parlour,
  people: readonly Person[],
  { game, seats, options }: Laid,
): Promise<Bystander<T>> {
  const host = await connect(parlour.port)
  const usual = defaults(sure(findGame(game), game), seats) as object
  const chosen = { ...usual, characters: 'none', ...options } as unknown as Settings['options']
  const { code } = await host.must({ is: 'create', settings: { ...settingsFor(seats), game, options: chosen } })
  await host.must({ is: 'enter', code: sure(code, 'code') })
  for (const person of people) {
    await person.goTo(`/t/${code}`)
    await sitDown(person)
  }
  for (let seat = people.length; seat < seats; seat++) await host.must({ is: 'hire', seat, level: 'easy' })
  await host.must({ is: 'start' })
  await host.until(() => host.room?.stage === 'playing')
  await Promise.all(people.map(({ page }) => page.locator('.banquet').waitFor()))
  return new Bystander<T>(host)
}

/** An action by its sign, which is the same in every language. */
export const deed = ({ page }: Person, kind: string) => page.locator(`.banquet-deeds_deed:has(use[href$="#${kind}"])`)
const fold = ({ page }: Person, sort: Sort) => page.locator(`.banquet-screen_fold:has(use[href$="#${sort}"])`)
export const goblet = ({ page }: Person, place: Place) =>
  page.locator(`.banquet-goblet[data-place="${place}"] > button`)

export async function pourByTaps(person: Person, sort: Sort, place: Place): Promise<void> {
  await person.press(fold(person, sort))
  await person.press(goblet(person, place))
}

/** Pours whatever comes first under the finger. */
export async function pourAny(person: Person, place: Place): Promise<void> {
  await person.press(person.page.locator('.banquet-screen_fold.banquet-screen_open').first())
  await person.press(goblet(person, place))
}

export async function pourByDrag(person: Person, sort: Sort, place: Place): Promise<void> {
  const { page } = person
  await fold(person, sort).and(page.locator(':enabled')).waitFor()
  const [from, to] = [await inSight(person, fold(person, sort)), await inSight(person, goblet(person, place))]
  const way = [0.3, 0.7, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }))
  if (!person.touches) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const { x, y } of way) await page.mouse.move(x, y)
    await page.locator('.banquet-screen_dragged').waitFor()
    return page.mouse.up()
  }
  const finger = await person.devtools()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const stop of way) await touch('touchMove', [stop])
  await page.locator('.banquet-screen_dragged').waitFor()
  // A finger that lets go in mid-flight flings, and the next tap would only stop that: it rests for some frames.
  for (let n = 0; n < 12; n++) {
    await touch('touchMove', [to])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd', [])
}

/** Where both ends of a drag are in sight, nothing scrolls between the two. */
async function inSight({ page }: Person, what: Locator) {
  const middle = await middleOf(what)
  const { height } = sure(page.viewportSize(), 'window')
  if (middle.y < 0 || middle.y > height) throw new Error(`not in sight: ${JSON.stringify(middle)}`)
  return middle
}

/** Peeks into the one goblet that may be looked into. */
export async function peek(person: Person): Promise<void> {
  await person.press(deed(person, 'peek'))
  await person.press(person.page.locator('.banquet-goblet[data-state="may"] > button').first())
}

/** Holds up what was seen; says which tokens, and sees to it that they are gone when the finger is. */
export async function lookIntoIt(person: Person): Promise<Sort[]> {
  const { page } = person
  const seen = await person.hold(page.locator('.banquet-mine_looked .banquet-mine_peephole'), async () => {
    await page.locator('.banquet-mine_peephole[data-held] .banquet-mine_peepholeIn em').waitFor()
    return page
      .locator('.banquet-mine_peephole[data-held] .banquet-heraldry_handful use')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  })
  await page.locator('.banquet-mine_peephole[data-held]').waitFor({ state: 'detached' })
  await page.locator('.banquet-mine_looked .banquet-heraldry_handful').waitFor({ state: 'detached' })
  return seen.map((href) => href?.split('#')[1] as Sort)
}

/** The ledger of a Toast as soon as it tells everything, read at one glance: it gives way by itself to a game that goes on. */
export async function readLedger({ page }: Person) {
  const read = await page.waitForFunction(() => {
    const ledger = document.querySelector('.banquet-ledger[data-phase="told"]')
    if (!ledger) return undefined
    const texts = (css: string) => [...document.querySelectorAll<HTMLElement>(css)].map((one) => one.innerText)
    return {
      rows: ledger.querySelectorAll(':scope > li').length,
      pairs: ledger.querySelectorAll('.banquet-ledger_pair').length,
      cry: texts('.banquet-raising_cry').join(),
      sums: texts('.banquet-ledger_sum'),
      seals: document.querySelectorAll('.toast-reckoning_doubling .toast-court_seal').length,
    }
  })
  return sure(await read.jsonValue(), 'ledger')
}

/** Leaves a ledger that was there, unless it has given way by itself. */
export async function leaveLedger(person: Person): Promise<void> {
  await person.pressIfThere('.banquet-ledger_told .kit_go')
  await person.page.locator('.banquet-ledger').waitFor({ state: 'detached' })
}

export const pass = (person: Person) => person.press(deed(person, 'pass'))
