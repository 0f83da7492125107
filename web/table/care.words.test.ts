import { afterEach, expect, test } from 'vitest'
import { language } from '../app/language.ts'
import { careWords } from './care.words.ts'

afterEach(() => {
  language.value = 'en'
})

test('whoever asks for more time first is not one of several', () => {
  const asked = () => [1, 2].map((n) => careWords().asked(n, 4))
  expect(asked()).toEqual([
    'So far only you of 4 ask for more time. It takes more than half.',
    'You are one of 2 of 4 who ask for more time. It takes more than half.',
  ])
  language.value = 'de'
  expect(asked()).toEqual([
    'Bisher bittest von 4 nur du um mehr Zeit. Es braucht mehr als die Hälfte.',
    'Mit dir bitten 2 von 4 um mehr Zeit. Es braucht mehr als die Hälfte.',
  ])
})
