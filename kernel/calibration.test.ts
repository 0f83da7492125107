import { expect, test } from 'vitest'
import { beliefOf, brierOf, calibrationOf, credence, type Guess, gradeOf, noseOf } from './calibration.ts'

const guess = (says: Guess['says'], sure: Guess['sure'], truth: Guess['truth']): Guess => ({ says, sure, truth })

test('who knows everything is 0 off, a coin a quarter, who is sure of every wrong thing 1', () => {
  expect(brierOf([guess('truth', 100, 'true'), guess('lie', 100, 'false')])).toBe(0)
  expect(brierOf([guess('truth', 50, 'true'), guess('lie', 50, 'true'), guess('truth', 50, 'false')])).toBe(0.25)
  expect(brierOf([guess('lie', 100, 'true'), guess('truth', 100, 'false')])).toBe(1)
  expect(brierOf([guess('truth', 80, 'true'), guess('truth', 80, 'false')])).toBeCloseTo((0.04 + 0.64) / 2)
})

test('a lie said with so much is the truth said with the rest', () => {
  expect([credence({ says: 'lie', sure: 70 }), credence({ says: 'truth', sure: 70 })]).toEqual([0.3, 0.7])
  expect(beliefOf([guess('truth', 100, 'true'), guess('lie', 50, 'true')])).toBe(0.75)
})

test('a word for it, with each boundary on the better side', () => {
  expect([0, 0.06, 0.061, 0.15, 0.16, 0.22, 0.23, 0.25, 0.28, 0.29, 1].map(gradeOf)).toEqual([
    ...(['uncanny', 'uncanny', 'sharp', 'sharp', 'fair', 'fair', 'coin', 'coin', 'coin', 'fooled', 'fooled'] as const),
  ])
})

test('the nose counts lies alone', () => {
  const guesses = [guess('lie', 60, 'false'), guess('truth', 90, 'false'), guess('lie', 80, 'true')]
  expect(noseOf(guesses)).toEqual({ lies: 2, smelt: 1 })
})

test('of what one was so sure of, how much was so; what nobody said is not there', () => {
  const guesses = [
    guess('lie', 80, 'false'),
    guess('truth', 80, 'false'),
    guess('truth', 80, 'true'),
    guess('lie', 100, 'true'),
  ]
  expect(calibrationOf(guesses)).toEqual([
    { sure: 80, said: 3, right: 2 },
    { sure: 100, said: 1, right: 0 },
  ])
})
