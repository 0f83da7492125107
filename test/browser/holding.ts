/** Makes what newly lies there settle when a test says so (`web/parts/settling.ts`), however slow the machine is. */
import { calmly, type Person } from './person.ts'

declare const held: (() => void)[]

/** Runs in the page. */
export function holdBack(settles: number): void {
  const later = setTimeout
  const acts: (() => void)[] = []
  const kept = (act: () => void, after?: number) => (after === settles ? acts.push(act) : later(act, after))
  Object.assign(globalThis, { held: acts, setTimeout: kept })
}

export async function settle({ page }: Person): Promise<void> {
  const settled = () => {
    for (const act of held.splice(0)) act()
    return !document.querySelector('[data-settling]')
  }
  await page.waitForFunction(settled, undefined, calmly)
}
