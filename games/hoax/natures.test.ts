import { expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { tempered } from '../../kernel/nature.ts'
import { bots } from './bot.ts'
import { natures } from './natures.ts'
import { type Sitting, sit } from './script.ts'
import type { Move } from './state.ts'

const FIVE = ['emperor', 'thief', 'pope', 'peasant', 'wizard'] as const
const PACK = '1 gold 1 wine 1 grain'

/** How often of two hundred times somebody of this nature, or of none, makes such a move on seat 0. */
function times(nature: keyof typeof natures | undefined, table: Sitting, such: (move: Move) => boolean): number {
  const bot = nature ? tempered(bots.hard, natures[nature]) : bots.hard
  return Array.from({ length: 200 }, (_, seed) => bot.choose(table.view(0), seeded(seed))).filter(such).length
}

const asks = (seat: number) => (move: Move) => move.kind === 'question' && move.seat === seat

test('H7.1 of those about whom nothing is known the grudge asks who asked, the gambler the richest, the candid the next', () => {
  const table = sit(FIVE, { purses: [PACK, '', '2 gold'] })
  table.state.table.questions.push({ by: 3, of: 0 })
  expect(times('grudge', table, asks(3))).toBeGreaterThan(times(undefined, table, asks(3)) + 40)
  expect(times('gambler', table, asks(2))).toBeGreaterThan(times('grudge', table, asks(2)) + 40)
  expect(times('candid', table, asks(1))).toBeGreaterThan(times(undefined, table, asks(1)) + 40)
})

test('H7.1 no nature asks somebody of whom another knows much more', () => {
  const table = sit(FIVE, { purses: [PACK, '', '2 gold'] })
  for (let nth = 0; nth < 4; nth++) table.state.table.questions.push({ by: 3, of: 2 })
  expect(times('gambler', table, asks(2))).toBe(0)
})

test('H3.1 the fox changes masks, and the parrot wears the one of whoever sits before it', () => {
  const worn = sit(FIVE)
  Object.assign(worn.state.table.acted[0] ?? {}, { peasant: 3 })
  Object.assign(worn.state.table.acted[4] ?? {}, { peasant: 3 })
  const asPeasant = (move: Move) => move.kind === 'income' && move.role === 'peasant'
  expect(times('fox', worn, asPeasant)).toBeLessThan(times(undefined, worn, asPeasant))
  const other = sit(FIVE)
  Object.assign(other.state.table.acted[0] ?? {}, { peasant: 3 })
  Object.assign(other.state.table.acted[4] ?? {}, { thief: 3 })
  expect(times('parrot', worn, asPeasant)).toBeGreaterThan(times('parrot', other, asPeasant) + 20)
})
