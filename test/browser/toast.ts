/** A table of Toast!, as quickly as can be, and people who do the next thing that the board asks of them. */
import type { Options, Table } from '../../games/toast/state.ts'
import { firstOf } from './asked.ts'
import { type Bystander, leaveLedger, seatAtBanquet } from './banquet.ts'
import type { Parlour } from './parlour.ts'
import type { Person } from './person.ts'

interface Laid {
  readonly seats: number
  readonly options?: Partial<Options>
}

export function seatAtToast(
  parlour: Parlour,
  people: readonly Person[],
  { seats, options = {} }: Laid,
): Promise<Bystander<Table>> {
  return seatAtBanquet(parlour, people, { game: 'toast', seats, options })
}

/** What a person is asked, and by what one sees it; the first that fits is done. */
const moments = {
  ledger: '.banquet-ledger_told .kit_go',
  closing: '.toast-court_closing .kit_go',
  over: '.over',
  redraw: '.toast-court_redraw .kit_go',
  grievance: '.toast-pointing_grudges button',
  drink: '.banquet-goblet[data-state="may"] > button',
  // Where nothing else is open, a Toast is as good as picked.
  call: '.banquet-acting[data-over="toast"] .kit_go',
  toast: '.banquet-deeds_deed[data-state="open"]:has(use[href$="#toast"])',
  pour: '.banquet-screen_fold.banquet-screen_open',
  // Whatever a character offers, or a Toast.
  decline: '.banquet-deeds_prompt .banquet-deeds_back',
  pass: '.banquet-deeds_deed[data-state="quiet"]',
} as const
type Moment = keyof typeof moments

/** Whether somebody pours and toasts on their turn, or lets it pass. */
type Manner = 'busy' | 'idle'
const busy: readonly string[] = ['call', 'toast', 'pour'] satisfies Moment[]

function asked(person: Person, manner: Manner): Promise<Moment> {
  const open = Object.entries(moments).filter(([moment]) => manner === 'busy' || !busy.includes(moment))
  return firstOf(person, Object.fromEntries(open) as typeof moments)
}

/** Does what was asked; what somebody answered already still shows until the house has heard it, and is gone then. */
async function act(person: Person, moment: Moment): Promise<'done' | 'gone'> {
  const { page } = person
  if (moment === 'ledger') await leaveLedger(person)
  else if ((await person.pressIfThere(moments[moment])) === 'gone') return 'gone'
  if (moment === 'closing') await page.locator('.toast-court_closing').waitFor({ state: 'detached' })
  // A token is also what the Alchemist and the Duchess give away; then there is no goblet to choose.
  if (moment === 'pour')
    await person.press(page.locator(`${moments.drink}, .banquet-deeds_prompt .banquet-deeds_options .kit_go`).first())
  // Until the house has answered, the goblets still look as if one of them were to be chosen.
  if (moment === 'pour' || moment === 'grievance')
    await page.locator(moments.drink).first().waitFor({ state: 'detached' })
  if (moment === 'toast') await person.press(page.locator('.banquet-deeds_prompt .banquet-deeds_options .kit_go'))
  return 'done'
}

/** Does the next thing as soon as the person is asked, pours into the first goblet there is, and toasts when that is open. */
export async function moveOnce(person: Person, manner: Manner = 'busy'): Promise<Moment> {
  for (;;) {
    const moment = await asked(person, manner)
    if (moment === 'over' || (await act(person, moment)) === 'done') return moment
  }
}

/** T1.4: a puppet that drew nothing but clear wine may draw again, and then everybody is asked once more. */
export async function pastTheDraw(people: readonly Person[], eye: Bystander<Table>): Promise<void> {
  const waits = (seat: number) => eye.table.stage === 'redraw' && eye.allAsked.includes(seat)
  while (eye.table.stage === 'redraw') {
    for (const [seat, person] of people.entries()) {
      if (waits(seat)) await eye.seesAnswer(seat, () => person.press(person.page.locator(moments.redraw)))
    }
    await eye.until(() => eye.table.stage !== 'redraw' || people.some((_, seat) => waits(seat)))
  }
}

/** Plays on, until this is what is asked; that is not done any more, so each time it is asked only once. */
export async function playUntil(person: Person, wanted: Moment, manner: Manner = 'busy'): Promise<void> {
  for (;;) {
    const moment = await asked(person, manner)
    if (moment === wanted) return
    if (moment === 'over') throw new Error(`it was over before ${person.name} was asked: ${wanted}`)
    await act(person, moment)
  }
}
