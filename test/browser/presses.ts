/**
 * A browser may say that it has pressed before the page has heard of it, and who looks then finds everything as it was: what
 * can be pressed once is pressed twice. So a press is over when the page has heard of it.
 */
import type { Page } from 'playwright-core'

interface Presses {
  heard: number
}
declare const presses: Presses

/** Runs in every page, before anything of its own. */
export function countPresses(): void {
  const counted: Presses = { heard: 0 }
  Object.assign(globalThis, { presses: counted })
  addEventListener('click', () => counted.heard++, true)
}

/** Presses, and waits until the page has heard of it. */
export async function heardPress(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await page.evaluateHandle(() => ({ counted: presses, heard: presses.heard }))
  await press()
  await before.evaluate(untilHeard).catch(unlessGone)
  await before.dispose()
}

/** Runs in the page. What went away under the finger is never heard of; but on a busy machine what is heard may take its time. */
async function untilHeard({ counted, heard }: { readonly counted: Presses; readonly heard: number }): Promise<void> {
  const LATEST = 2000
  const since = performance.now()
  while (counted.heard === heard && performance.now() - since < LATEST)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/** A page that has given way to another has heard of it, too. */
function unlessGone(error: unknown): void {
  if (!/context was destroyed|has been closed|navigation/i.test(String(error))) throw error
}
