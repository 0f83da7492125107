/** Somebody who learns, and does what the coach opens, by pressing what the board shows. */
import { lessonOf } from '../../games/lessons.ts'
import { at, sure } from '../../kernel/at.ts'
import type { LessonStep } from '../../kernel/lesson.ts'
import { look, turnTo } from './board.ts'
import type { Person } from './person.ts'

type Move = LessonStep extends infer S ? (S extends { readonly you: readonly (infer M)[] } ? M : never) : never
type Hands = (person: Person, move: Move) => Promise<void>

const aside = (kind: string) => `.aside:has(use[href$="#${kind}"])`
const option = ['.prompt .options .go']
const waysOf = (game: string, kind: string) => buttons[game]?.[kind] ?? option

/** Where each kind of move is pressed, one after the other, when it is the only one that is open. */
const buttons: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  rats: {
    shake: ['.giver .go:enabled'],
    believe: ['.ans.believe:enabled'],
    doubt: ['.ans.doubt:enabled'],
    kill: ['.lastword button:enabled'],
  },
  goblets: { pass: ['.deed.quiet-deed'] },
  toast: {
    pass: ['.deed.quiet-deed'],
    keep: ['.redraw .go'],
    again: ['.redraw .line:not(.shut)'],
    accuse: ['.grudges button'],
  },
  hoax: {
    take: ['.picks .big:enabled'],
    name: ['.picks .big:enabled'],
    tax: ['.maskcards .pill:enabled'],
    income: ['.maskcards .pill:enabled'],
    spell: ['.maskcards .pill:enabled', 'dialog .ware:enabled'],
    steal: ['.maskcards .pill:enabled', 'dialog .ware:enabled'],
    illegal: ['.ledge .two .bold:enabled'],
    forgive: ['.ledge .two .bold:enabled'],
    fine: ['.fines .pill:enabled'],
    share: ['.ledge .two .big:enabled'],
    immune: ['.ledge .row:enabled'],
    pay: ['.ledge .row:not(.shut):enabled'],
    pass: ['.ledge .big.calm:enabled, .ledge .big.rest:enabled'],
    vote: ['.thumb:enabled'],
    show: ['.ledge .big.bold:enabled', 'dialog .guess'],
    question: [aside('question'), 'dialog .face'],
    accuse: [aside('accuse'), 'dialog .row'],
    unmask: [aside('unmask'), 'dialog .face', 'dialog button.guess'],
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
    await person.hold(person.page.locator('dialog .fuse'), gone)
  },
}

async function say(person: Person, move: Move): Promise<void> {
  await turnTo(person, sure((move as { readonly claim?: number }).claim, 'number to say'))
  await person.press(person.page.locator('.giver .go:enabled'))
}

async function press(person: Person, ways: readonly string[]): Promise<void> {
  for (const way of ways) await person.press(person.page.locator(way).first())
}

const ceremony = '.told .go, .verdict .go, .closing .go'

/** Waits for the coach to come to this step; leaves the ceremonies on the way there. */
async function untilStep(person: Person, step: string): Promise<void> {
  for (;;) {
    const found = await person.page.waitForFunction(
      (ways) => Object.entries(ways).find(([, css]) => document.querySelector(css))?.[0],
      { step, ceremony },
    )
    if ((await found.jsonValue()) === 'step') return
    await person.pressIfThere(ceremony)
  }
}

export const lessonEnd = '.coach .coach-end'

/** The whole lesson, from the first word to the last; `stop` is told of every step. */
export async function learn(person: Person, game: string, stop: (step: number) => Promise<void> = async () => {}) {
  const { page } = person
  const { steps } = await sure(lessonOf(game), `lesson of ${game}`)
  const mine = steps.filter((step) => !('by' in step))
  for (const [n, step] of mine.entries()) {
    const waits = 'read' in step ? 'reading' : 'move'
    await untilStep(person, `.coach:not(.folded)[data-step="${n + 1}"][data-waits="${waits}"]`)
    await stop(n + 1)
    if ('read' in step) await person.press(page.locator('.coach footer .ink'))
    else if ('you' in step) await doIt(person, game, at(step.you, 0, 'move'))
  }
  await untilStep(person, lessonEnd)
}

async function doIt(person: Person, game: string, move: Move): Promise<void> {
  const way = hands[`${game} ${move.kind}`]
  if (way) return way(person, move)
  await press(person, waysOf(game, move.kind))
}
