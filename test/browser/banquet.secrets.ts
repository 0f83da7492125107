/** What a device learns while somebody else does something in secret: in its frames, and anywhere in its page. */
import { expect } from 'vitest'
import { Player } from '../player.ts'
import type { Bystander } from './banquet.ts'
import type { Person } from './person.ts'

/** Every sort of token, as the wire, the drawings and both languages call it. */
const sorts = /wine|poison|antidote|unicorn|ogre|wein|gift/gi

/** How far this device has heard. */
function heardUpTo({ heard }: Person): number {
  const ear = new Player(undefined, 'stays out')
  for (const frame of heard) ear.hear(frame)
  return ear.seq
}

/** Every mention of a token in text and attributes of the page. */
async function mentions({ page }: Person): Promise<string[]> {
  const all = await page.locator('body').evaluate((body) => body.innerHTML)
  return (all.match(sorts) ?? []).map((word) => word.toLowerCase())
}

/** What is mentioned now and was not before; what was read out goes with time, and that tells nothing. */
function added(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before]
  return now.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

interface Secret {
  readonly by: Person
  readonly from: Person
  readonly seenBy: Bystander
}

/** One does something that the house tells them of, and of which the other learns no sort of token. */
export async function inSecret({ by, from, seenBy }: Secret, act: () => Promise<unknown>): Promise<void> {
  const before = { by: by.heard.length, from: from.heard.length, page: await mentions(from) }
  await seenBy.seesMove(act)
  await expect.poll(() => heardUpTo(from)).toBeGreaterThanOrEqual(seenBy.seq)
  await expect.poll(() => by.heard.slice(before.by).join('\n')).toMatch(sorts)
  expect(from.heard.length).toBeGreaterThan(before.from)
  expect(from.heard.slice(before.from).join('\n')).not.toMatch(sorts)
  expect(added(before.page, await mentions(from))).toEqual([])
}
