import { expect, test } from 'vitest'
import type { Drunk, News } from '../../../games/banquet/news.ts'
import { tokens } from '../../../games/banquet/tokens.ts'
import { ceremonyOf } from './ceremony.ts'

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
  expect(ceremonyOf(all(4))!.hush).toBeLessThan(ceremonyOf(all(6))!.hush)
  expect(ceremonyOf(all(6))!.hush).toBeLessThanOrEqual(9000)
})

const one: News = { kind: 'drank', drunk: drunk(0) }
const poured: News = { kind: 'poured', seat: 0, goblet: { place: 0, ring: 0 } }

test('a drink alone is shorter, and a pour is no ceremony', () => {
  expect(ceremonyOf([one])!.hush).toBeLessThan(ceremonyOf(all(4))!.hush)
  expect(ceremonyOf([poured])).toBeUndefined()
})
