/** The way of each goblet through a course, and who knew what was in it. */
import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Course, courseAround, coursesOf, stepsOf } from '../banquet/chronicle.journey.ts'
import { expectFollowed, kept, ofBots } from '../banquet/chronicle.script.ts'
import { bots } from './bot.ts'
import { journeyText } from './chronicle.ts'
import { goblets } from './index.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import type { Goblets, Move } from './state.ts'

type Line = readonly [seat: Seat, move: Move]

/** Plays the lines; then whoever is asked passes until the course is over. */
function told(table: Sitting, lines: readonly Line[]): Moment<Goblets>[] {
  const left = [...lines]
  return kept(goblets, table.state, ({ table: { course, stage }, agenda }) => {
    const line = left.shift()
    if (line || course > 1 || stage === 'over') return line
    return [at(agenda.asked, 0, 'seat that is asked'), { kind: 'pass' }]
  })
}

/** Four at the table, one wine in each goblet: seat 1 begins, and seat 3 may call the Toast. */
function four(laid: Laid = {}): Sitting {
  return sit(4, laid).fill('wine', 'wine', 'wine', 'wine').hold(3, 'poison')
}

const first = (moments: readonly Moment<Goblets>[]) => sure(coursesOf(moments)[0], 'course')
const name = (seat: Seat) => at(['Ada', 'Ben', 'Cy', 'Dora'], seat)

/** The whole tale of one goblet. */
function tale(course: Course, goblet: number, language: 'en' | 'de'): string[] {
  const text = journeyText[language]
  const one = at(course.goblets, goblet, 'goblet')
  const steps = stepsOf(course, goblet)
  return [
    text.goblet(course, one, name),
    text.begins(course, one, name),
    ...steps.map(({ column, step }) => text.step(course, column, step, name)),
    text.ends(one, steps, name),
  ]
}

const evening: readonly Line[] = [
  [1, { kind: 'pour', token: 'poison', place: 0 }],
  [1, { kind: 'peek', place: 1 }],
  [2, { kind: 'swap', places: [0, 2] }],
  [2, { kind: 'peek', place: 2 }],
  [3, { kind: 'rotate', by: 1 }],
  [3, { kind: 'peek', place: 3 }],
]

describe('the way of a goblet', () => {
  const course = first(told(four(), [...evening]))

  test('is every hand on it: what was poured, who looked, where it went, who drank it', () => {
    expect(course.columns.slice(0, 6).map(({ act, seat, steps }) => [act, seat, steps.length])).toEqual([
      ['pour', 1, 1],
      ['peek', 1, 1],
      ['swap', 2, 2],
      ['peek', 2, 1],
      ['rotate', 3, 4],
      ['peek', 3, 1],
    ])
    const places = (goblet: number) => stepsOf(course, goblet).map(({ step }) => [step.kind, step.place])
    expect(places(0)).toEqual([
      ['poured', 0],
      ['moved', 2],
      ['looked', 2],
      ['moved', 3],
      ['looked', 3],
      ['drank', 3],
    ])
    expect(course.columns.at(-1)).toMatchObject({ act: 'drink', seat: null })
    expect(course.columns.at(-1)?.steps).toHaveLength(4)
  })

  test('is told in sentences, with who knew', () => {
    expect(tale(course, 0, 'en')).toEqual([
      'Ada’s own goblet',
      'It stands before Ada, with 1 wine.',
      'Ben pours poison into it.',
      'Cy swaps it; it now stands before Cy.',
      'Cy looks into it and sees 1 wine, 1 poison.',
      'Dora rotates all goblets; it now stands before Dora.',
      'Dora looks into it and sees 1 wine, 1 poison.',
      'Dora drinks it (1 wine, 1 poison) and dies.',
      'Cy and Dora knew all that was in it.',
    ])
    expect(tale(course, 0, 'de')).toEqual([
      'Der Becher von Ada',
      'Er steht vor Ada, darin: 1 Wein.',
      'Ben schenkt Gift ein.',
      'Cy tauscht ihn; er steht jetzt vor Cy.',
      'Cy sieht hinein: 1 Wein, 1 Gift.',
      'Dora dreht alle Becher; er steht jetzt vor Dora.',
      'Dora sieht hinein: 1 Wein, 1 Gift.',
      'Dora trinkt ihn (1 Wein, 1 Gift) und stirbt.',
      'Cy und Dora wussten, was alles darin war.',
    ])
    expect(tale(course, 3, 'en').at(-1)).toBe('Nobody knew all that was in it.')
    const { column } = journeyText.en
    expect(course.columns.slice(0, 5).map((one) => column(course, one, name))).toEqual([
      'Ben pours poison into the goblet before Ada',
      'Ben looks into the goblet before Ben',
      'Cy swaps the goblets before Ada and before Cy',
      'Cy looks into the goblet before Cy',
      'Dora rotates all goblets',
    ])
  })

  test('belongs to its course until all have drunk, and then to the next', () => {
    const moments = told(four(), [...evening])
    const courses = coursesOf(moments)
    const drunk = moments.length - 1
    expect(courses.map(({ from }) => from)).toEqual([0, drunk])
    expect([0, 3, drunk, drunk + 1].map((when) => courseAround(courses, when))).toEqual(
      [0, 0, 0, 1].map((nth) => courses[nth]),
    )
  })
})

describe('who knew', () => {
  const knew = (table: Sitting, lines: readonly Line[], goblet: number) =>
    at(first(told(table, lines)).goblets, goblet, 'goblet').knew

  test('whoever looked and then poured themselves still knows; a hand of somebody else undoes it', () => {
    const mine: readonly Line[] = [
      [1, { kind: 'peek', place: 1 }],
      [1, { kind: 'pour', token: 'antidote', place: 1 }],
    ]
    expect(knew(four(), mine, 1)).toEqual([1])
    expect(knew(four(), [...mine, [2, { kind: 'pour', token: 'wine', place: 1 }]], 1)).toEqual([])
    // It began empty, for all to see: who alone poured into it knows it without a look.
    expect(knew(four().fill('', '', '', ''), [[1, { kind: 'pour', token: 'wine', place: 0 }]], 0)).toEqual([1])
  })

  test('C2 what Belladonna does while all look away she alone can follow', () => {
    const table = () => four({ characters: { 2: 'belladonna' } })
    const lines = (how: 'goblets' | 'neither'): Line[] => [
      [1, { kind: 'peek', place: 1 }],
      [1, { kind: 'peek', place: 1 }],
      [2, { kind: 'peek', place: 2 }],
      [2, { kind: 'veil', place: 1, how }],
    ]
    const course = first(told(table(), lines('goblets')))
    expect(stepsOf(course, 2).map(({ step }) => step)).toMatchObject([
      { kind: 'looked', place: 2 },
      // She took the goblet and left the ring.
      { kind: 'veiled', from: 2, place: 1, ring: 1 },
      { kind: 'drank', seat: 1 },
    ])
    expect(tale(course, 2, 'en')).toContain(
      'While nobody looks, Cy swaps it: it now stands before Ben, with the ring of Ben.',
    )
    expect(course.goblets.map((goblet) => goblet.knew)).toEqual([[], [], [2], []])
    const left = first(told(table(), lines('neither')))
    expect(tale(left, 1, 'de')).toContain(
      'Während niemand hinsieht, lässt Cy ihn vor Ben stehen, mit dem Ring von Ben.',
    )
    expect(at(left.goblets, 1).knew).toEqual([])
  })

  test('C13 a token that is taken out is gone, and who took it knows', () => {
    const table = four({ characters: { 1: 'arsenica' } })
    const course = first(
      told(table, [
        [1, { kind: 'dip' }],
        [1, { kind: 'take', token: 'wine' }],
      ]),
    )
    expect(tale(course, 1, 'en').slice(2)).toEqual([
      'Ben looks into it and sees 1 wine.',
      'Ben takes wine out of it.',
      'Ben drinks it (nothing) and lives.',
      'Ben knew all that was in it.',
    ])
  })
})

test('in a row everybody drinks when it is their turn, and what is left nobody drinks', () => {
  const table = sit(2, { options: { finale: 'drink at once' } })
    .fill('wine', '', 'wine', 'wine', 'wine', 'wine')
    .hold(1, 'poison')
  const moments = told(table, [
    [1, { kind: 'pour', token: 'poison', place: 0 }],
    [0, { kind: 'peek', place: 5 }],
    [1, { kind: 'toast' }],
    [0, { kind: 'drink', place: 0 }],
  ])
  const course = first(moments)
  expect(course.columns.map(({ act, seat }) => [act, seat])).toEqual([
    ['pour', 1],
    ['peek', 0],
    ['toast', 1],
    ['drink', 0],
  ])
  expect(tale(course, 0, 'en')).toEqual([
    'Goblet 1',
    'It stands at place 1, with 1 wine.',
    'Ben pours poison into it.',
    'Ada drinks it (1 wine, 1 poison) and dies.',
    'Nobody knew all that was in it.',
  ])
  expect(tale(course, 5, 'de').at(-1)).toBe('Niemand trinkt ihn.')
})

test.each([
  [2, {}, 1],
  [5, { memory: true, dial: 'none' }, 3],
  [6, {}, 6],
  [9, { traitors: 3 }, 4],
] as const)('games of bots: %i seats, %j', (seats, options, seed) => {
  expectFollowed(ofBots(goblets, bots.easy, seats, options, seed))
})
