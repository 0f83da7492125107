import { describe, expect, test } from 'vitest'
import { sure } from '../kernel/at.ts'
import { fromTape } from '../kernel/chance.ts'
import { type Game, parseOptions } from '../kernel/game.ts'
import type { Lesson, LessonStep } from '../kernel/lesson.ts'
import { submit } from '../kernel/match.ts'
import { copy, look, type Seat, type State, same } from '../kernel/state.ts'
import { languages } from '../kernel/text.ts'
import { games } from './index.ts'
import { fetchCourse, fetchLesson } from './parts.ts'

const courses = await Promise.all(
  games.map(async (game) => ({ game, key: game.key, course: await fetchCourse(game.key) })),
)
/** A game may be played before anybody has written a lesson in it. */
const taught = courses.flatMap(({ course, ...rest }) => (course ? [{ ...rest, course }] : []))

/** Plays on from this step, in every way that the learner may choose; says how each of them ended. */
function playOn(game: Game, lesson: Lesson, state: State, at: number): State[] {
  const step = lesson.steps[at]
  if (!step) return [state]
  if ('read' in step) return playOn(game, lesson, state, at + 1)
  const seat = 'by' in step ? step.by : lesson.seat
  return ('by' in step ? [step.move] : step.you).flatMap((move) => {
    const next = copy(state)
    made(game, next, seat, move, step.drawn)
    return playOn(game, lesson, next, at + 1)
  })
}

function made(game: Game, state: State, seat: Seat, move: { kind: string }, drawn: readonly number[] = []): void {
  const offered = game.moves(look(state, seat))
  expect(
    offered.some((one) => same(one, move)),
    `${seat} ${JSON.stringify(move)}`,
  ).toBe(true)
  const tape = fromTape(drawn)
  expect(submit(game, state, seat, state.agenda.question, move, tape.chance)).toBe(undefined)
  tape.finish()
}

const wordsOf = (step: LessonStep) => ('read' in step ? step.read : step.say)

const kindsOf = ({ steps }: Lesson) =>
  new Set(steps.flatMap((step) => ('you' in step ? step.you : []).map(({ kind }) => kind)))

test('there is no lesson in what is no game', async () => {
  expect(await fetchLesson('constructor')).toBe(undefined)
})

describe.each(taught)('the lesson in $key', ({ game, course: { lesson, leftOut, stops } }) => {
  const { seats, options, seat, dealt, names, steps, words } = lesson
  const said = steps.flatMap((step) => wordsOf(step) ?? [])

  test('is played by the rules from the deal to the last step, whatever the learner chooses', () => {
    expect(parseOptions(game, seats, options)).toBe(options)
    const tape = fromTape(dealt)
    const state = game.setup(seats, options, tape.chance)
    tape.finish()
    const ends = playOn(game, lesson, state, 0)
    const over = ends.map(({ table }) => game.ranking(table) !== undefined)
    expect(new Set(over)).toEqual(new Set([stops === 'at the end']))
  })

  test('has the learner do every kind of thing, but for those that are named with their reason', () => {
    const done = kindsOf(lesson)
    expect(new Set([...done, ...Object.keys(leftOut)])).toEqual(new Set(game.kinds))
    expect(Object.keys(leftOut).filter((kind) => done.has(kind))).toEqual([])
  })

  test('is told in both languages, and nothing is written that is not said', () => {
    expect(new Set(said).size).toBe(said.length)
    for (const language of languages) expect(Object.keys(words[language]).sort()).toEqual([...said].sort())
    expect(names.length).toBe(seats)
    expect(names.flatMap((name, at) => (name === '' ? [at] : []))).toEqual([seat])
  })

  test.each(languages)('is short: %s', (language) => {
    expect(said.length).toBeLessThanOrEqual(40)
    const sentences = said.map((name) => sure(words[language][name], `words for “${name}”`))
    expect(sentences.filter(({ length }) => length > 220)).toEqual([])
    const read = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0)
    // A hundred and eighty words a minute, three seconds for what is to be done, one where only others move.
    const seconds = read / 3 + 3 * said.length + (steps.length - said.length)
    expect(seconds).toBeLessThanOrEqual(300)
  })
})
