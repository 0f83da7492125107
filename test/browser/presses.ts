/**
 * A browser may say that it has pressed before the page has heard of it, and who looks then finds everything as it was: what
 * can be pressed once is pressed twice. So a press is over when the page has heard of it.
 */
import type { ElementHandle, Locator, Page } from 'playwright-core'

/** `sure`: what is pressed stands still, and the page must hear of it. `unsure`: it may go away under the finger, and is never heard of then. */
type Target = 'sure' | 'unsure'
const LATEST: Readonly<Record<Target, number>> = { sure: 30_000, unsure: 2000 }

interface Presses {
  /** When the last press that the page has heard of was made. */
  last: number
  /** What lay under the finger since somebody last aimed: a press on a label is one on its field as well. */
  on: readonly EventTarget[]
  /** `early`: the last press fell on what newly lay there (`web/parts/settling.ts`), and did nothing. */
  fell: 'well' | 'early'
  /** What somebody last aimed at, and when. */
  aimed: readonly Element[]
  from: number
}
declare const presses: Presses

/** Runs in every page, before anything of its own. */
export function notePresses(): void {
  const heard: Presses = { last: 0, on: [], fell: 'well', aimed: [], from: 0 }
  Object.assign(globalThis, { presses: heard })
  const note = (event: MouseEvent) => {
    const path = event.composedPath()
    const settles = path.some((one) => one instanceof Element && one.matches('[data-settling]'))
    heard.last = event.timeStamp
    heard.fell = settles && event.detail > 0 ? 'early' : 'well'
    if (heard.fell === 'well') heard.on = [...heard.on, ...path]
  }
  addEventListener('click', note, true)
}

/**
 * Presses, and waits until the page has heard of it. On a busy machine the page may move between the moment at which a finger aims and the
 * one at which it falls; then something else hears of it. `slipped`: what was aimed at still lies there, and nobody pressed it. Whoever was
 * early presses again.
 */
export async function heardPress(
  what: Locator | ElementHandle,
  page: Page,
  target: Target,
  press: () => Promise<void>,
): Promise<'done' | 'slipped'> {
  const from = await ('evaluateAll' in what ? what.evaluateAll(aim) : what.evaluate(aim))
  try {
    await press()
  } catch (error) {
    if (await page.evaluate(wasHit, from).catch(unlessGone)) return 'done'
    throw error
  }
  const fate = await page.evaluate(fateOf, { from, latest: LATEST[target] }).catch(unlessGone)
  if (fate === 'early') return heardPress(what, page, target, press)
  if (fate !== 'unheard') return fate
  if (target === 'sure') throw new Error(`in ${LATEST.sure} ms the page has not heard of a press`)
  return 'done'
}

/** For those who press without us: waits until something is there, and takes presses. */
export async function settled(what: Locator): Promise<void> {
  await what.waitFor()
  await what.page().waitForFunction(() => !document.querySelector('[data-settling]'))
}

/** Runs in the page. Says when it was. */
async function aim(at: Node | readonly Node[]): Promise<number> {
  const aimed = [at].flat() as Element[]
  // Whoever comes early need not press twice.
  const settles = () => aimed.some((element) => element.isConnected && element.closest('[data-settling]'))
  while (settles()) await new Promise((done) => setTimeout(done, 20))
  presses.aimed = aimed
  presses.on = []
  presses.fell = 'well'
  presses.from = performance.now()
  return presses.from
}

/** Runs in the page. On a busy machine what is heard may take its time; so may what was pressed before, and that does not count. */
async function fateOf({ from, latest }: { readonly from: number; readonly latest: number }) {
  const isHeard = () => presses.last >= from
  // Nobody has aimed in this page: the one that was pressed has given way to it.
  if (presses.from !== from) return 'done'
  while (!isHeard() && performance.now() - from < latest)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  if (!isHeard()) return 'unheard'
  if (presses.fell === 'early') return 'early'
  const missed = presses.aimed.filter((element) => element.isConnected && !presses.on.includes(element))
  return missed.length > 0 && missed.length === presses.aimed.length ? 'slipped' : 'done'
}

/** Runs in the page. Whoever loses patience with a finger may have pressed with it all the same: what is under way comes with the next pictures. */
async function wasHit(from: number): Promise<boolean> {
  for (let picture = 0; picture < 2; picture++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return presses.from !== from || presses.aimed.some((element) => presses.on.includes(element))
}

/** A page that has given way to another has heard of it, too. */
function unlessGone(error: unknown): 'done' {
  if (!/context was destroyed|has been closed|navigation/i.test(String(error))) throw error
  return 'done'
}
