/** Looks at a page with axe, on a wide screen and on a phone. */
import { expect } from 'vitest'
import { inAll } from '../long.ts'
import { type Eye, findings } from './axe.ts'
import type { Person } from './person.ts'
import { resize } from './window.ts'

/** Colours are nearly always the same on both: the second time is left to the long runs. */
const sizes = [
  { width: 390, height: 844, eye: 'whole' },
  { width: 1440, height: 900, eye: inAll<Eye>('structure', 'whole') },
] as const

export async function clean(state: string, person: Person): Promise<void> {
  for (const { eye, ...size } of sizes) {
    await resize(person.page, size)
    const where = `${state}, ${size.width}`
    expect({ where, axe: await findings(person, eye) }).toEqual({ where, axe: [] })
  }
}
