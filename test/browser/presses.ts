/**
 * A browser may say that it has pressed before the page has heard of it, and who looks then finds everything as it was: what
 * can be pressed once is pressed twice. So a press is over when the page has heard of it.
 */
import type { Locator, Page } from 'playwright-core'

/** When the last press that the page has heard of was made. */
interface Presses {
  last: number
  /** What lay under the finger since somebody last aimed: a press on a label is one on its field as well. */
  on: readonly EventTarget[]
}
declare const presses: Presses

/** Runs in every page, before anything of its own. */
export function notePresses(): void {
  const heard: Presses = { last: 0, on: [] }
  Object.assign(globalThis, { presses: heard })
  const note = (event: Event) => {
    heard.last = event.timeStamp
    heard.on = [...heard.on, ...event.composedPath()]
  }
  addEventListener('click', note, true)
}

/** `sure`: what is pressed stands still, and the page must hear of it. `unsure`: it may go away under the finger, and is never heard of then. */
type Target = 'sure' | 'unsure'
const LATEST: Readonly<Record<Target, number>> = { sure: 30_000, unsure: 2000 }

/** Presses, and waits until the page has heard of it. */
export async function heardPress(page: Page, target: Target, press: () => Promise<void>): Promise<void> {
  const before = await page.evaluateHandle(() => ({ heard: presses, from: performance.now() }))
  await press()
  const heard = await before.evaluate(untilHeard, LATEST[target]).catch(unlessGone)
  await before.dispose()
  if (target === 'sure' && heard === 'not heard')
    throw new Error(`in ${LATEST.sure} ms the page has not heard of a press`)
}

/**
 * On a busy machine the page may move between the moment at which a finger aims and the one at which it falls; then something else hears of
 * it. `slipped`: what was aimed at still lies there, and nobody pressed it.
 */
export async function pressed(page: Page, what: Locator, press: () => Promise<void>): Promise<'done' | 'slipped'> {
  const aimed = await what.elementHandles()
  await page.evaluate(() => {
    presses.on = []
  })
  await heardPress(page, 'sure', press)
  const fates = await Promise.all(aimed.map((one) => one.evaluate(fateOf).catch(() => 'gone' as const)))
  await Promise.all(aimed.map((one) => one.dispose()))
  return fates.length > 0 && fates.every((fate) => fate === 'missed') ? 'slipped' : 'done'
}

/** Runs in the page. */
function fateOf(element: Element): 'hit' | 'missed' | 'gone' {
  if (presses.on.includes(element)) return 'hit'
  return element.isConnected ? 'missed' : 'gone'
}

/** Runs in the page. On a busy machine what is heard may take its time; so may what was pressed before, and that does not count. */
async function untilHeard(
  { heard, from }: { readonly heard: Presses; readonly from: number },
  latest: number,
): Promise<'heard' | 'not heard'> {
  while (heard.last < from && performance.now() - from < latest)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return heard.last < from ? 'not heard' : 'heard'
}

/** A page that has given way to another has heard of it, too. */
function unlessGone(error: unknown): 'heard' {
  if (!/context was destroyed|has been closed|navigation/i.test(String(error))) throw error
  return 'heard'
}
