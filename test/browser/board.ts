/** What people do in a game of rats: whoever is asked does something sensible, by pressing what the board shows. */
import { firstOf } from './asked.ts'
import type { Person } from './person.ts'

/**
 * `honest` looks and says what was seen, or as little as is open; doubts what the dice can hardly hold.
 * `bold` never looks, says the most that is open and believes everything: the shortest way to the vault.
 */
export type Manner = 'honest' | 'bold'

/** What a person is asked, and by what one sees it. */
export const moments = {
  verdict: '.rats-verdict .kit_go',
  over: '.over',
  answer: '.rats-answer_ans.rats-answer_believe:enabled',
  'last word': '.rats-giver_lastword button:enabled',
  say: '.rats-giver [role=slider][aria-disabled=false]',
  shake: '.rats-giver .kit_go:enabled',
} as const
export type Moment = keyof typeof moments
const LONGEST_GAME = 1000

/** Waits until the person is asked something, and says what. */
export const asked = (person: Person): Promise<Moment> => firstOf(person, moments)

/** Does the sensible thing once, as soon as the person is asked; says what it was about. */
export async function moveOnce(person: Person, manner: Manner = 'honest'): Promise<Moment> {
  const moment = await asked(person)
  await meet(person, moment, manner)
  return moment
}

/** Does the sensible thing about what the person is asked. */
export async function meet(person: Person, moment: Moment, manner: Manner): Promise<void> {
  if (moment === 'verdict') await goOn(person)
  if (moment === 'answer') await answer(person, manner)
  if (moment === 'last word') await person.press(person.page.locator(moments['last word']).first())
  if (moment === 'shake') await person.press(person.page.locator(moments.shake))
  if (moment === 'say') await say(person, manner)
}

/** Everybody plays until the game is over for everybody. */
export async function playOut(people: readonly Person[], manner: Manner = 'honest'): Promise<void> {
  const play = async (person: Person) => {
    for (let n = 0; n < LONGEST_GAME; n++) if ((await moveOnce(person, manner)) === 'over') return
    throw new Error(`${person.name} has moved ${LONGEST_GAME} times, and it is not over`)
  }
  await Promise.all(people.map(play))
}

/** A verdict gives way by itself to a game that went on: one that is gone need not be pressed away. */
export async function goOn(person: Person): Promise<void> {
  await person.pressIfThere(moments.verdict)
}

async function answer(person: Person, manner: Manner): Promise<void> {
  const { page } = person
  const claim = numberIn(await person.text('.rats-said b')) ?? 0
  const dice = numberIn(await page.locator('section.play_upper').getAttribute('aria-label')) ?? 1
  const doubts = manner === 'honest' && (claim === 0 ? dice > 2 : claim > dice)
  await person.press(
    page.locator(doubts ? '.rats-answer_ans.rats-answer_doubt' : '.rats-answer_ans.rats-answer_believe'),
  )
}

async function say(person: Person, manner: Manner): Promise<void> {
  const { page } = person
  const hole = page.locator('.rats-giver button.rats-hole:enabled')
  const again = page.locator('.rats-giver .kit_line.kit_full:enabled')
  const low = await limit(person, 'min')
  const high = await limit(person, 'max')
  const [seeing, shaking] = [await hole.count(), await again.count()]
  // Rats were accepted, and nobody may see these dice: hand them on, or shake.
  if (seeing === 0 && shaking > 0 && (manner === 'bold' || low % 2 === 0)) return person.press(again)
  if (seeing > 0 && manner === 'honest') {
    const seen = await look(person)
    return choose(person, Math.min(high, Math.max(low, seen)))
  }
  return choose(person, manner === 'bold' ? high : low)
}

/** Holds the cup up until the dice show, lets go, and says how many rats they are. */
export async function look(person: Person): Promise<number> {
  const { page } = person
  const rats = await person.hold(page.locator('.rats-giver button.rats-hole:enabled'), async () => {
    await page.locator('.rats-hole_heldDice').waitFor()
    const dice = await page
      .locator('.rats-hole_heldDice use')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    return dice.reduce((sum, die) => sum + Number(die?.at(-1)), 0)
  })
  await page.locator('.rats-hole_heldDice').waitFor({ state: 'detached' })
  return rats
}

async function limit({ page }: Person, end: 'min' | 'max'): Promise<number> {
  return Number(await page.locator('.rats-giver [role=slider]').getAttribute(`aria-value${end}`))
}

/** Sets the dial by pressing on a stop, and says the number. */
async function choose(person: Person, claim: number): Promise<void> {
  await turnTo(person, claim)
  await person.press(person.page.locator('.rats-giver .kit_go:enabled'))
}

export async function turnTo(person: Person, claim: number): Promise<void> {
  const { page } = person
  const there = page.locator(`.rats-giver [role=slider][aria-valuenow="${claim}"]`)
  if (await there.count()) return
  await person.pressAt(page.locator(`.rats-dial .rats-dial_stop[data-claim="${claim}"] text`))
  await there.waitFor()
}

const numberIn = (text: string | null) => {
  const found = /\d+/.exec(text ?? '')?.[0]
  return found === undefined ? undefined : Number(found)
}
