/** What was solved and is kept beside this file: read when it is first asked for. It never changes, no more than an import does. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { startingSanity } from '../../setup.ts'
import { unpacked } from './packed.ts'
import type { Worths } from './worths.ts'

/** By number of seats. */
const files: Readonly<Record<number, string>> = { 3: 'three.bin', 4: 'four.bin' }
const read = new Map<number, Worths>()

/** By the rules as they are usually played. */
export function solvedWorths(seats: number): Worths | undefined {
  const [known, file] = [read.get(seats), files[seats]]
  if (known || file === undefined) return known
  const bytes = brotliDecompressSync(readFileSync(new URL(file, import.meta.url)))
  const worths = unpacked(bytes, seats, seats * startingSanity(seats))
  read.set(seats, worths)
  return worths
}
