/**
 * A browser may say that it has pressed before the page has heard of it, and who looks then finds everything as it was: what
 * can be pressed once is pressed twice. So a press is over when the page has heard of it.
 */
import type { Page } from 'playwright-core'

/** When the last press that the page has heard of was made. */
interface Presses {
  last: number
}
declare const presses: Presses

/** Runs in every page, before anything of its own. */
export function notePresses(): void {
  const heard: Presses = { last: 0 }
  Object.assign(globalThis, { presses: heard })
  addEventListener('click', ({ timeStamp }) => (heard.last = timeStamp), true)
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
