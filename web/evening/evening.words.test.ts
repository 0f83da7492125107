import { expect, test } from 'vitest'
import { eveningWords } from './evening.words.ts'

test('a place is an ordinal in the middle of an English sentence', () => {
  const { superlative, placed } = eveningWords()
  const places = [1, 2, 3, 4, 11, 12]
  expect(places.map((place) => superlative.steady('Ada', place))).toEqual(
    ['1st', '2nd', '3rd', '4th', '11th', '12th'].map((place) => `Ada came in ${place} every single time.`),
  )
  expect(places.slice(0, 4).map((place) => placed(place))).toEqual(['First', 'Second', 'Third', '4th'])
})
