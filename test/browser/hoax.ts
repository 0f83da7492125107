/** A table of Hoax, as quickly as can be, and what people do at it by pressing what the board shows. */

import { hoax } from '../../games/hoax/index.ts'
import type { Claim, Move, Options, Role, Table } from '../../games/hoax/state.ts'
import { defaults } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Seated } from '../open.ts'
import { firstOf } from './asked.ts'
import type { Parlour } from './parlour.ts'
import type { Person } from './person.ts'
import { seatAt } from './table.ts'

interface Laid {
  readonly seats: number
  readonly options?: Partial<Options>
  readonly named?: (n: number) => string
}

export function seatAtHoax(parlour: Parlour, people: readonly Person[], { seats, options = {}, ...more }: Laid) {
  const usual = defaults(hoax, seats) as unknown as Settings['options']
  const chosen = options as unknown as Settings['options']
  return seatAt(parlour, people, { seats, settings: { game: 'hoax', options: usual }, options: chosen, ...more })
}

/** What everybody sees, as somebody without a page sees it. */
export const tableOf = (player: Seated) => (player.game as { readonly table: Table }).table

/** Those without a page do the first thing of this kind that is open to them, one after the other, once they are asked. */
export async function all(others: readonly Seated[], wanted: Move['kind']): Promise<void> {
  for (const other of others) {
    const at = () => other.moves.findIndex(({ kind }) => kind === wanted)
    await other.until(() => other.seat !== null && other.view.agenda.asked.includes(other.seat) && at() >= 0)
    await other.move(at())
  }
}

/** Holds the own card up, and sees to it that it is gone when the finger is. */
export async function readRole(person: Person): Promise<Role> {
  const card = person.page.locator('.hoax-mymask_rolecard')
  const role = await person.hold(person.page.locator('.hoax-mymask_look'), async () => {
    await card.waitFor()
    return card.getAttribute('data-role')
  })
  await card.waitFor({ state: 'detached' })
  return role as Role
}

/** Puts a mask on and does the first thing it can do, or another; a Wizard or Thief takes from the first who is there. */
export async function wear(person: Person, role: Role, nth = 0): Promise<void> {
  const { page } = person
  await person.press(page.locator(`.hoax-maskcards_maskcard[data-role=${role}] .hoax-maskcards_pill`).nth(nth))
  if (role === 'wizard' || role === 'thief') await person.press(page.locator('dialog .hoax-sheets_ware').first())
}

export const take = (person: Person, nth = 0) =>
  person.press(person.page.locator('.hoax-choices_picks .hoax-choices_big').nth(nth))
export const speak = (person: Person) =>
  person.press(
    person.page
      .locator('.ledge .hoax-choices_two button.hoax-choices_bold, .hoax-choices_fines .hoax-maskcards_pill')
      .first(),
  )
export const letPass = (person: Person) =>
  person.press(person.page.locator('.ledge .hoax-choices_big.hoax-choices_calm'))
export const letRest = (person: Person) =>
  person.press(person.page.locator('.ledge .hoax-choices_bold[aria-keyshortcuts="p"]'))
export const aside = ({ page }: Person, kind: 'accuse' | 'unmask' | 'question') =>
  page.locator(`.hoax-asides_aside:has(use[href$="#${kind}"])`)
/** The same, once it is open to that person, as far as their page knows. */
export const openAside = (person: Person, kind: Parameters<typeof aside>[1]) =>
  aside(person, kind).and(person.page.locator('[data-state="open"]'))

/** Pulls the deed out from under the house, and means it; the same mask may stand higher up, too. */
export async function accuse(person: Person, role: Role): Promise<void> {
  const { page } = person
  await person.press(page.locator(`[data-level="0"] .hoax-claim.hoax-claim_open:has(use[href$="#${role}"])`))
  await person.press(page.locator('dialog .hoax-choices_row'))
}

export const vote = (person: Person, how: 'lie' | 'true') =>
  person.press(
    person.page.locator(how === 'true' ? '.hoax-voting_thumb.hoax-voting_truth' : '.hoax-voting_thumb.hoax-voting_lie'),
  )

/** A face, a mask, and a finger that stays down until it is too late. */
export async function unmask(person: Person, whom: Person, { role }: Pick<Claim, 'role'>): Promise<void> {
  const { page } = person
  await person.press(openAside(person, 'unmask'))
  await person.press(page.locator('dialog .hoax-sheets_face', { hasText: whom.name }))
  await person.press(page.locator(`dialog button.hoax-sheets_guess:has(use[href$="#${role}"])`))
  await person.hold(page.locator('dialog .hoax-fuse'), () => page.getByRole('dialog').waitFor({ state: 'detached' }))
}

/** Leaves a ceremony that was told, unless it has given way by itself. */
export async function goOn(person: Person): Promise<void> {
  await person.pressIfThere('.hoax-rites_told .kit_go')
  await person.page.locator('.hoax-rites_rite').waitFor({ state: 'detached' })
}

/** What somebody who wants nothing is asked, and by what one sees it. */
const moments = {
  mask: '.hoax-maskcards .hoax-maskcards_pill:enabled',
  token: '.hoax-choices_picks .hoax-choices_big:enabled',
  window: '.ledge .hoax-choices_big.hoax-choices_calm:enabled',
  'last call': '.ledge .hoax-choices_bold[aria-keyshortcuts="p"]:enabled',
} as const
type Moment = keyof typeof moments

const asked = (person: Person): Promise<Moment> => firstOf(person, moments)

const shrug: Readonly<Record<Exclude<Moment, 'mask'>, (person: Person) => Promise<void>>> = {
  token: take,
  window: letPass,
  'last call': letRest,
}

/** Nobody minds anything until somebody has to choose a mask; says who. */
export async function untilMask(people: readonly Person[]): Promise<Person> {
  let found: (person: Person) => void = () => {}
  const chosen = new Promise<Person>((done) => {
    found = done
  })
  const idle = async (person: Person): Promise<void> => {
    const moment = await Promise.race([asked(person), chosen])
    if (moment === 'mask') return found(person)
    if (typeof moment !== 'string') return
    await shrug[moment](person)
    return idle(person)
  }
  await Promise.all(people.map(idle))
  return chosen
}
