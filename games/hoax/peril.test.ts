import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { perilsOf } from './bots/peril.ts'
import { sit } from './script.ts'
import { roles } from './state.ts'

const PACK = '1 gold 1 wine 1 grain'

/** How much seat 0 has to fear of seat 2, who was shown all that it is not but for so many, at the end of this one's turn. */
function peril(faces: number, purse: string, acting: 0 | 1): number {
  const table = sit(['emperor', 'thief', 'pope'], { purses: ['', '', purse], acting })
  for (const role of roles.slice(faces)) at(table.state.hands, 0).shown.push({ seat: 2, role })
  table.play(`${acting} earns as peasant`).window()
  return at(perilsOf(table.view(0), 1), 2)
}

test('H6.1 whoever knows a face may unmask it at any time', () => {
  expect(peril(1, '', 0)).toBe(1)
  expect(peril(1, '', 1)).toBe(1)
})

test('H7.1 whoever has still to ask is to be feared when their turn comes, and not before', () => {
  expect(peril(2, PACK, 1)).toBeGreaterThan(0.5)
  expect(peril(2, PACK, 0)).toBe(0)
})

test('H7.3 so many answers as they have packs, once they have earned what is missing', () => {
  expect(peril(2, '1 gold 1 wine', 1)).toBeGreaterThan(0.5)
  expect(peril(2, '1 gold', 1)).toBe(0)
  expect(peril(3, PACK, 1)).toBe(0)
  expect(peril(3, '2 gold 2 wine', 1)).toBeGreaterThan(0.5)
})
