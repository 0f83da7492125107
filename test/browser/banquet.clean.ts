/** Looks at a page with axe, on a wide screen and on a phone. */
import { expect } from 'vitest'
import { findings } from './axe.ts'
import type { Person } from './person.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

export async function clean(state: string, person: Person): Promise<void> {
  for (const size of sizes) {
    await person.page.setViewportSize(size)
    const where = `${state}, ${size.width}`
    expect({ where, axe: await findings(person) }).toEqual({ where, axe: [] })
  }
}
