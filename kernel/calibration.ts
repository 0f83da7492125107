/** How well somebody tells lies from the truth, and how well they know how well. */
import type { Claim } from './chronicle.ts'

export const verdicts = ['truth', 'lie'] as const
type Verdict = (typeof verdicts)[number]

/** How sure one can be, in a hundred: at 50 one might as well toss a coin. */
export const sureness = [50, 60, 70, 80, 90, 100] as const
export type Sureness = (typeof sureness)[number]

export interface Belief {
  readonly says: Verdict
  readonly sure: Sureness
}

/** What somebody believed of a claim, and what was true of it. */
export interface Guess extends Belief {
  readonly truth: Claim['truth']
}

const isRight = ({ says, truth }: Guess) => (says === 'truth') === (truth === 'true')

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** How likely one who says so holds it to be true, from 0 to 1. */
export function credence({ says, sure }: Belief): number {
  return (says === 'truth' ? sure : 100 - sure) / 100
}

/** What all of them together held it to be. */
export function beliefOf(beliefs: readonly Belief[]): number {
  return mean(beliefs.map(credence))
}

/** Brier's score: how far off one was, squared, on the average. 0 knew everything, 0.25 is a coin, 1 was sure of every wrong thing. */
export function brierOf(guesses: readonly Guess[]): number {
  return mean(guesses.map((guess) => (credence(guess) - (guess.truth === 'true' ? 1 : 0)) ** 2))
}

const grades = ['uncanny', 'sharp', 'fair', 'coin', 'fooled'] as const
export type Grade = (typeof grades)[number]

const UP_TO = { uncanny: 0.06, sharp: 0.15, fair: 0.22, coin: 0.28, fooled: 1 } as const

/** The same in a word. */
export function gradeOf(brier: number): Grade {
  return grades.find((grade) => brier <= UP_TO[grade]) ?? 'fooled'
}

/** Of all lies, how many one took for one. */
export function noseOf(guesses: readonly Guess[]): { readonly lies: number; readonly smelt: number } {
  const lies = guesses.filter(({ truth }) => truth === 'false')
  return { lies: lies.length, smelt: lies.filter(isRight).length }
}

/** Of what one was so sure of, how much was so. */
export interface Step {
  readonly sure: Sureness
  readonly said: number
  readonly right: number
}

/** Only how sure one ever was. */
export function calibrationOf(guesses: readonly Guess[]): Step[] {
  return sureness.flatMap((sure) => {
    const said = guesses.filter((guess) => guess.sure === sure)
    return said.length > 0 ? [{ sure, said: said.length, right: said.filter(isRight).length }] : []
  })
}
