/** What somebody is asked, seen by what can be pressed. */
import { calmly, type Person } from './person.ts'

/** Waits until one of these is there and not shut, and says which; of several, the first. */
export async function firstOf<M extends string>({ page }: Person, ways: Readonly<Record<M, string>>): Promise<M> {
  const found = await page.waitForFunction(
    (all) => all.find(([, css]) => document.querySelector(`:is(${css}):not(:disabled)`))?.[0],
    Object.entries(ways),
    calmly,
  )
  return (await found.jsonValue()) as M
}
