/** Somebody who learns, and does what the coach opens, by pressing what the board shows. */
import { fetchLesson } from '../../games/parts.ts'
import { at, sure } from '../../kernel/at.ts'
import type { LessonStep } from '../../kernel/lesson.ts'
import { firstOf } from './asked.ts'
import { look, turnTo } from './board.ts'
import type { Person } from './person.ts'

type Move = LessonStep extends infer S ? (S extends { readonly you: readonly (infer M)[] } ? M : never) : never
type Hands = (person: Person, move: Move) => Promise<void>

const aside = (kind: string) => `.hoax-asides_aside:has(use[href$="#${kind}"])`
const option = ['.banquet-deeds_prompt .banquet-deeds_options .kit_go']
const waysOf = (game: string, kind: string) => buttons[game]?.[kind] ?? option

/** Where each kind of move is pressed, one after the other, when it is the only one that is open. */
const buttons: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  rats: {
    shake: ['.rats-giver .kit_go:enabled'],
    believe: ['.rats-answer_ans.rats-answer_believe:enabled'],
    doubt: ['.rats-answer_ans.rats-answer_doubt:enabled'],
    kill: ['.rats-giver_lastword button:enabled'],
  },
  goblets: { pass: ['.banquet-deeds_deed[data-state="quiet"]'] },
  toast: {
    pass: ['.banquet-deeds_deed[data-state="quiet"]'],
    keep: ['.toast-court_redraw .kit_go'],
    again: ['.toast-court_redraw .kit_line:not(.toast-court_shut)'],
    accuse: ['.toast-pointing_grudges button'],
  },
  hoax: {
    take: ['.hoax-choices_picks .hoax-choices_big:enabled'],
    name: ['.hoax-choices_picks .hoax-choices_big:enabled'],
    tax: ['.hoax-maskcards .hoax-maskcards_pill:enabled'],
    income: ['.hoax-maskcards .hoax-maskcards_pill:enabled'],
    spell: ['.hoax-maskcards .hoax-maskcards_pill:enabled', 'dialog .hoax-sheets_ware:enabled'],
    steal: ['.hoax-maskcards .hoax-maskcards_pill:enabled', 'dialog .hoax-sheets_ware:enabled'],
    illegal: ['.ledge .hoax-choices_two .hoax-choices_bold:enabled'],
    forgive: ['.ledge .hoax-choices_two .hoax-choices_bold:enabled'],
    fine: ['.hoax-choices_fines .hoax-maskcards_pill:enabled'],
    share: ['.ledge .hoax-choices_two .hoax-choices_big:enabled'],
    immune: ['.ledge .hoax-choices_row:enabled'],
    pay: ['.ledge .hoax-choices_row:not(.hoax-choices_shut):enabled'],
    pass: [
      '.ledge .hoax-choices_big.hoax-choices_calm:enabled, .ledge .hoax-choices_bold[aria-keyshortcuts="p"]:enabled',
    ],
    vote: ['.hoax-voting_thumb:enabled'],
    show: ['.ledge .hoax-choices_big.hoax-choices_bold:enabled', 'dialog .hoax-sheets_guess'],
    question: [aside('question'), 'dialog .hoax-sheets_face'],
    accuse: [aside('accuse'), 'dialog .hoax-choices_row'],
    unmask: [aside('unmask'), 'dialog .hoax-sheets_face', 'dialog button.hoax-sheets_guess'],
  },
}

/** What takes more than presses. */
const hands: Readonly<Record<string, Hands>> = {
  'rats look': async (person) => void (await look(person)),
  'rats announce': say,
  'rats hand on': say,
  'hoax unmask': async (person) => {
    await press(person, waysOf('hoax', 'unmask'))
    const gone = () => person.page.getByRole('dialog').waitFor({ state: 'detached' })
    await person.hold(person.page.locator('dialog .hoax-fuse'), gone)
  },
}

async function say(person: Person, move: Move): Promise<void> {
  await turnTo(person, sure((move as { readonly claim?: number }).claim, 'number to say'))
  await person.press(person.page.locator('.rats-giver .kit_go:enabled'))
}

async function press(person: Person, ways: readonly string[]): Promise<void> {
  for (const way of ways) await person.press(person.page.locator(way).first())
}

const ceremony =
  ':is(.hoax-rites_told, .banquet-ledger_told) .kit_go, .rats-verdict .kit_go, .toast-court_closing .kit_go'

/** Waits for the coach to come to this step; leaves the ceremonies on the way there. */
async function untilStep(person: Person, step: string): Promise<void> {
  for (;;) {
    if ((await firstOf(person, { step, ceremony })) === 'step') return
    await person.pressIfThere(ceremony)
  }
}

export const lessonEnd = '.coach .coach_end'

/** The whole lesson, from the first word to the last; `stop` is told of every step. */
export async function learn(person: Person, game: string, stop: (step: number) => Promise<void> = async () => {}) {
  const { page } = person
  const { steps } = sure(await fetchLesson(game), `lesson of ${game}`)
  const mine = steps.filter((step) => !('by' in step))
  for (const [n, step] of mine.entries()) {
    const waits = 'read' in step ? 'reading' : 'move'
    await untilStep(person, `.coach:not(.coach_folded)[data-step="${n + 1}"][data-waits="${waits}"]`)
    await stop(n + 1)
    if ('read' in step) await person.press(page.locator('.coach footer .kit_ink'))
    else if ('you' in step) await doIt(person, game, at(step.you, 0, 'move'))
  }
  await untilStep(person, lessonEnd)
}

async function doIt(person: Person, game: string, move: Move): Promise<void> {
  const way = hands[`${game} ${move.kind}`]
  if (way) return way(person, move)
  await press(person, waysOf(game, move.kind))
}
