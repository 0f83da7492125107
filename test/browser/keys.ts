/** A person at the keyboard: no key is struck before the page is ready to hear it. */

import type { Person } from './person.ts'

/** Whether the keyboard is on something like this, and one sees it. */
export async function isOn({ page }: Person, selector: string): Promise<void> {
  await page.waitForFunction((css) => {
    const here = document.activeElement
    if (!here?.matches(css)) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }, selector)
}

/**
 * Strikes the key of a button that is open.
 *
 * What others have seen of a game, one's own page may not know yet, and a key that means nothing yet is lost.
 */
export async function strike({ page }: Person, key: string): Promise<void> {
  const open = `main button[aria-keyshortcuts="${key}"]:enabled:not([data-state="shut"]):visible`
  await page.locator(open).first().waitFor()
  await page.keyboard.press(key)
}

/** Waits for this to be seen; should it not come, says what was there instead. */
export async function sees({ page }: Person, selector: string): Promise<void> {
  const instead = async (cause: unknown) => {
    const texts = await page.locator('dialog, main').allInnerTexts()
    throw new Error(`no ${selector} in: ${texts.join('\n—\n')}`, { cause })
  }
  await page.locator(selector).first().waitFor().catch(instead)
}
