/** What somebody at a table of goblets has in sight without scrolling, on every phone. */
import type { Page } from 'playwright-core'
import { type Phone, phones } from './insight.ts'
import type { Person } from './person.ts'
import { resize } from './window.ts'

/** Runs in the page: what should be in sight and is not, and how high the goblets stand. */
function look(wanted: readonly string[]): { readonly unseen: string[]; readonly goblets: number[] } {
  scrollTo(0, 0)
  const bar = document.querySelector('.passed_passbar')
  const bottom = Math.min(innerHeight, bar?.getBoundingClientRect().top ?? innerHeight)
  const shown = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  const unseen = wanted.flatMap((css) =>
    shown(css).flatMap((one) => {
      const box = one.getBoundingClientRect()
      if (box.top >= -1 && box.bottom <= bottom + 1) return []
      return [`${css} “${one.innerText.slice(0, 30)}” ends ${Math.round(box.bottom - bottom)} below`]
    }),
  )
  // Where they stand, not how high one is lifted.
  const spread = document.querySelector('.banquet_spread')?.getBoundingClientRect().top ?? 0
  const goblets = shown('.banquet-goblet').map((one) => Math.round(spread + one.offsetTop))
  return { unseen, goblets }
}

export interface Sight {
  readonly unseen: readonly string[]
  /** By phone. */
  readonly goblets: readonly (readonly number[])[]
}

/** Where letters come late, or a move is on its way, nothing has its place yet. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

export async function inSight(
  { page }: Person,
  wanted: readonly string[],
  on: readonly Phone[] = phones,
): Promise<Sight> {
  const unseen: string[] = []
  const goblets: (readonly number[])[] = []
  for (const size of on) {
    await resize(page, size)
    await settled(page)
    const seen = await page.evaluate(look, wanted)
    unseen.push(...seen.unseen.map((one) => `${size.width}×${size.height}: ${one}`))
    goblets.push(seen.goblets)
  }
  return { unseen, goblets }
}

/** What I play for, what is asked, and every answer to it. */
export const asked = [
  '.banquet-mine_mygoal',
  '.banquet-deeds_prompt .banquet-deeds_asks',
  '.banquet-deeds_prompt button',
  '.banquet-deeds_deed',
  '.banquet-screen_fold',
  '.toast-court_redraw button',
  '.toast-pointing_grudges button',
]
