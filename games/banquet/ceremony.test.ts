import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { ceremony } from './ceremony.ts'
import type { Drunk, News } from './news.ts'
import { tokens } from './tokens.ts'

const hushOf = (news: readonly News[]) => sure(ceremony(news), 'ceremony').hush

const drunk = (house: number): Drunk => ({
  house,
  seat: house,
  place: house,
  ring: house,
  tokens: tokens(1),
  poisoned: false,
})
const all = (n: number) => [{ kind: 'drunk' as const, goblets: Array.from({ length: n }, (_, house) => drunk(house)) }]

test('a Toast keeps its outcome until the last goblet is empty, and nobody waits much longer than nine seconds', () => {
  expect(hushOf(all(4))).toBeLessThan(hushOf(all(6)))
  expect(hushOf(all(6))).toBeLessThanOrEqual(9000)
})

const one: News = { kind: 'drank', drunk: drunk(0) }
const poured: News = { kind: 'poured', seat: 0, goblet: { place: 0, ring: 0 } }

test('a drink alone is shorter, and a pour is no ceremony', () => {
  expect(hushOf([one])).toBeLessThan(hushOf(all(4)))
  expect(ceremony([poured])).toBeUndefined()
})
