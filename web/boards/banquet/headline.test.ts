import { afterEach, expect, test } from 'vitest'
import type { Drinking } from '../../../games/banquet/ceremony.ts'
import { tokens } from '../../../games/banquet/tokens.ts'
import { language } from '../../app/language.ts'
import { headline } from './headline.ts'

afterEach(() => {
  language.value = 'en'
})

const name = (seat: number) => ['Ada', 'Ben', 'Cleo', 'Dora'][seat] ?? ''
const toast = (by: Drinking['by'], seats: readonly number[], dead: readonly number[]): Drinking => ({
  by,
  goblets: seats.map((seat) => ({
    house: seat,
    seat,
    place: seat,
    ring: seat,
    tokens: tokens(1),
    poisoned: dead.includes(seat),
  })),
})
const told = (drinking: Drinking, seat: number | null) =>
  (['en', 'de'] as const).map((spoken) => {
    language.value = spoken
    return headline({ drinking, seat, name })
  })

test.each([
  ['all live', [], 1, ['Everybody lives', 'Alle leben noch']],
  ['one is poisoned', [2], 1, ['Cleo is poisoned', 'Cleo ist vergiftet']],
  ['the reader is', [1], 1, ['You are poisoned', 'Du bist vergiftet']],
  ['two are, for an onlooker', [0, 1], null, ['Ada and Ben are poisoned', 'Ada und Ben sind vergiftet']],
  ['the reader and one more', [0, 1], 1, ['You and Ada are poisoned', 'Du und Ada seid vergiftet']],
  ['the reader and two more', [0, 1, 2], 2, ['You, Ada, and Ben are poisoned', 'Du, Ada und Ben seid vergiftet']],
] as const)('all drink, and %s', (_, dead, seat, lines) => {
  expect(told(toast('all', [0, 1, 2, 3], dead), seat)).toEqual(lines)
})

test.each([
  ['lives', [], 1, ['Ada survives', 'Ada überlebt']],
  ['lives, and is the reader', [], 0, ['You survive', 'Du überlebst']],
  ['does not', [0], 1, ['Ada is poisoned', 'Ada ist vergiftet']],
] as const)('one drinks, and %s', (_, dead, seat, lines) => {
  expect(told(toast('one', [0], dead), seat)).toEqual(lines)
})
