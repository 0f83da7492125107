/** Is what one is asked to press in sight, without scrolling? Measured in the page itself. */
import type { Page } from 'playwright-core'
import { resize } from './window.ts'

/** Phones as people hold them, with the browser's own bars and without. */
export const phones = [
  { width: 390, height: 664 },
  { width: 390, height: 740 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const
export type Phone = (typeof phones)[number]
/** Those with the least room for their width. */
export const lowest: readonly Phone[] = [phones[0], phones[3]]

/** Every such thing that does not lie whole in the window, on every phone. */
export async function outOfSight(page: Page, asked: string): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const phone of phones) {
    await resize(page, phone)
    const hidden = await page.evaluate(hiddenOf, asked)
    found.push(...hidden.map((one) => `${phone.width}×${phone.height}: ${one}`))
  }
  if (before) await resize(page, before)
  return found
}

/** Runs in the page. */
async function hiddenOf(asked: string): Promise<string[]> {
  scrollTo(0, 0)
  await new Promise(requestAnimationFrame)
  const all = [...document.querySelectorAll(asked)].filter((one) => one.getClientRects().length > 0)
  if (all.length === 0) return [`nothing like ${asked}`]
  return all.flatMap((one) => {
    const { top, bottom, left, width } = one.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
    const whole = top >= 0 && bottom <= innerHeight && one.contains(there)
    return whole ? [] : [`${one.textContent?.trim().slice(0, 30)} from ${Math.round(top)} to ${Math.round(bottom)}`]
  })
}
