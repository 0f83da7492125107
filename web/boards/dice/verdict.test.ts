import { afterEach, expect, test } from 'vitest'
import type { Lifted } from '../../../games/dice/scoring.ts'
import { sit } from '../../../games/dice/script.ts'
import { watch } from '../../../kernel/state.ts'
import { language } from '../../app/language.ts'
import { verdictOn } from './verdict.ts'

afterEach(() => {
  language.value = 'en'
})

const names = ['Ada', 'Berta', 'Cleo', 'Dora']

/** What this seat reads when the last one has said "spot on" to three fives, of which there were so many. */
function reads(seat: number | null, found: number): string[] {
  const { state } = sit(['5', '5', '5', '1'])
  const lifted: Lifted = {
    ...{ kind: 'lifted', call: 'exact', seat: 3, bid: { seat: 2, count: 3, face: 5 }, found },
    cups: [[5], [5], [5], [1]],
  }
  const seen = { lifted, view: watch(state), before: undefined, seat, name: (one: number) => `${names[one]}` }
  return (['en', 'de'] as const).map((spoken) => {
    language.value = spoken
    return verdictOn(seen)[1]
  })
}

test('several who lose a die are named, whoever reads it first and as one speaks to them', () => {
  expect(reads(1, 3)).toEqual([
    'To the die. You, Ada, and Cleo lose a die each.',
    'Auf den Würfel genau. Du, Ada und Cleo verliert je einen Würfel.',
  ])
  const others = [
    'To the die. Ada, Berta, and Cleo lose a die each.',
    'Auf den Würfel genau. Ada, Berta und Cleo verlieren je einen Würfel.',
  ]
  expect(reads(3, 3)).toEqual(others)
  expect(reads(null, 3)).toEqual(others)
})

test('one who loses a die is named, or spoken to', () => {
  expect(reads(3, 2)).toEqual(['Not quite. You lose a die.', 'Nicht ganz. Du verlierst einen Würfel.'])
  expect(reads(0, 2)).toEqual(['Not quite. Dora loses a die.', 'Nicht ganz. Dora verliert einen Würfel.'])
})
