import { expect, test } from 'vitest'
import type { Chronicle, ChronicleText, Claim } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import { turnedIn } from './turned.ts'

const name = (seat: Seat) => `N${seat}`
const text: ChronicleText = {
  said: ({ seat, what }, name) => `${name(seat)} says ${what}`,
  swung: (by) => `${by} brains`,
  award: () => ({ title: '', fact: '' }),
}
const telling = (claimsAre: Chronicle['claimsAre']) => ({ claimsAre, text: { en: text, de: text } })
const claim: Claim = {
  at: 4,
  out: 5,
  seat: 0,
  what: 'two',
  truth: 'false',
  believed: [],
  doubted: [],
  swung: [
    { seat: 0, by: 2 },
    { seat: 1, by: -1 },
  ],
}

test('words that turned a game were true or not; of a deed nobody asks', () => {
  expect(turnedIn(telling('words'), [claim], [0], name)).toMatchObject({
    at: 4,
    told: 'N0 says two. It was not so. N0 +2 brains, N1 −1 brains.',
  })
  expect(turnedIn(telling('deeds'), [claim], [0], name)?.told).toBe('N0 says two. N0 +2 brains, N1 −1 brains.')
})

test('what went against those who won turned nothing', () => {
  expect(turnedIn(telling('words'), [claim], [1], name)).toBeUndefined()
})
