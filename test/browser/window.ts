/** The size of a window. */
import type { Page } from 'playwright-core'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Makes the window this large, and waits until the page has it: what is measured or pressed before that lies elsewhere afterwards. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(settled, size)
}

/** Runs in the page. */
async function settled({ width, height }: Size): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  while (screen.width !== width || screen.height !== height) await frame()
  for (let n = 0; n < 2; n++) await frame()
}
