/**
 * Every run tries something new beside the fixed seeds that keep old mistakes away. The number is printed, so that
 * whatever a run finds can be found again.
 */
import { randomInt } from 'node:crypto'
import { relative } from 'node:path'
import { expect } from 'vitest'
import { wished } from './draw.ts'

const drawn = new Map<string, number>()

/** A seed of 32 bits: `HUMBUG_SEED` if it is set, else a new one for each name. */
export function freshSeed(name: string): number {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const seed = wished(process.env.HUMBUG_SEED) ?? randomInt(2 ** 32)
  drawn.set(name, seed)
  const path = relative(process.cwd(), expect.getState().testPath ?? '.')
  // Not through the console: that is shown beside its test alone, and by some reporters not at all.
  process.stdout.write(`seed ${name}: ${seed} (HUMBUG_SEED=${seed} npm run test:unit -- ${path} repeats it)\n`)
  return seed
}
