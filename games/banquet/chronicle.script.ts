/** For tests of chronicles: a game kept moment by moment, and what must hold of every one that is told. */

import { expect } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import type { Bot } from '../../kernel/bot.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import type { Chronicle, Claim, Moment } from '../../kernel/chronicle.ts'
import { defaults, type Game } from '../../kernel/game.ts'
import { type Maker, play } from '../../kernel/match.ts'
import { copy, look, type Seat, type Shape, type State } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import { newsOf } from './chronicle.follow.ts'
import { type Course, coursesOf, stepsOf } from './chronicle.journey.ts'
import { readWhat } from './chronicle.what.ts'
import { houseOf } from './houses.ts'
import type { Drunk } from './news.ts'
import type { Banquet } from './state.ts'
import { isPoisoned, type Sort } from './tokens.ts'

/** Plays on from a laid table, each move as it is handed in. */
export function kept<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  next: (state: State<G>) => readonly [seat: Seat, move: G['move'], by?: Maker] | undefined,
): Moment<G>[] {
  const moments: Moment<G>[] = [{ state: copy(state), entry: undefined }]
  const luck = seeded(3)
  for (let step = next(state); step; step = next(state)) {
    const [seat, move, by] = step
    play(game, state, seat, move, luck, by)
    moments.push({ state: copy(state), entry: by ? { seat, move, drawn: [], by } : { seat, move, drawn: [] } })
  }
  return moments
}

export function ofBots<G extends Shape>(
  game: Game<G>,
  bot: Bot<G>,
  seats: number,
  options: Partial<G['options']>,
  seed: number,
): Moment<G>[] {
  const luck = seeded(seed)
  return kept(game, game.setup(seats, { ...defaults(game, seats), ...options }, luck), (state) => {
    if (game.ranking(state.table)) return undefined
    const seat = pick(state.agenda.asked, luck)
    return [seat, bot.choose(look(state, seat), luck)]
  })
}

/** The truth of a claim, by one who looks into the hands and the box of that moment. */
type Truth<G extends Shape> = (moments: readonly Moment<G>[], claim: Claim) => Claim['truth']

export function expectTold<G extends Shape>(chronicle: Chronicle<G>, moments: readonly Moment<G>[], truth: Truth<G>) {
  const seats = at(moments, 0, 'moment').state.hands.map((_, seat) => seat)
  const name = (seat: Seat) => `N${seat}`
  const claims = chronicle.claims(moments)
  const turns = chronicle.turns(moments)
  expect(claims.length).toBeGreaterThan(0)
  const opened = at(turns, 0, 'column').at
  for (const claim of claims) {
    const { at: said, out, seat, believed, doubted, swung } = claim
    expect(said).toBeGreaterThanOrEqual(opened)
    expect(said).toBeLessThan(moments.length)
    expect(out).toBeGreaterThanOrEqual(said)
    expect(out).toBeLessThan(moments.length)
    expect(seats).toEqual(expect.arrayContaining([seat, ...believed, ...doubted, ...swung.map((one) => one.seat)]))
    expect([...believed, ...doubted].filter((other) => other === seat)).toEqual([])
    expect(swung.filter(({ by }) => by === 0)).toEqual([])
    expect(claim.truth).toBe(truth(moments, claim))
  }
  for (const language of languages) {
    const text = chronicle.text[language]
    for (const claim of claims) expect(text.said(claim, name)).toContain(name(claim.seat))
    for (const award of chronicle.awards(moments, claims)) {
      expect(award.seats.length).toBeGreaterThan(0)
      const { title, fact } = text.award(award, name)
      expect(title).not.toBe('')
      expect(fact).toContain(name(at(award.seats, 0, 'seat')))
      expect(fact).toContain(String(award.count === 1 || award.count === 2 ? '' : award.count))
    }
  }
}

/** Told before its end, it says no more of a pour than all could know by then. */
export function expectHushed<G extends Shape>(chronicle: Chronicle<G>, moments: readonly Moment<G>[]): void {
  for (const part of [0.25, 0.5, 0.75]) {
    const told = moments.slice(0, Math.ceil(part * moments.length))
    expect(chronicle.awards(told, chronicle.claims(told))).toEqual([])
    for (const { what, out, swung } of chronicle.claims(told)) {
      if (!what.startsWith('poured') || out !== undefined) continue
      expect(what).toMatch(/^poured:something:/)
      expect(swung).toEqual([])
    }
  }
}

/** What left the hand between two moments, what stood before the caller, who drank, which card a taster held. */
export function truthOfHands<G extends Banquet>(
  moments: readonly Moment<G>[],
  { at: when, out, seat, what }: Claim,
): Claim['truth'] {
  const said = readWhat(what)
  const { state } = at(moments, when, 'moment')
  const before = () => at(moments, when - 1, 'moment').state
  const honest = (is: boolean) => (is ? 'true' : 'false')
  switch (said.kind) {
    case 'poured': {
      const sort = said.sort as Sort
      const had = at(before().hands, seat, 'hand').tokens
      const has = at(state.hands, seat, 'hand').tokens
      // With the pour the course may have ended, and then the hand is another.
      if (state.table.course === before().table.course && state.table.stage !== 'over')
        expect(has[sort]).toBe(had[sort] - 1)
      else expect(had[sort]).toBeGreaterThan(0)
      return honest(sort !== 'poison' && sort !== 'ogre')
    }
    case 'toast': {
      const { table, box } = before()
      return honest(!isPoisoned(at(box.goblets, houseOf(table, seat), 'goblet')))
    }
    case 'foretold':
      return honest(
        at(moments, sure(out, 'moment at which it came out')).state.table.news.some(
          (news) =>
            news.kind === 'drunk' &&
            'goblets' in news &&
            (news.goblets as Drunk[]).some((one) => one.seat === said.of && one.poisoned),
        ),
      )
    case 'serves':
      return honest((state.hands[seat] as { card?: string }).card === 'loyal')
  }
}

/** Every goblet that was drunk is in the tale once, by whom and with what: no token is lost on its way, and none added. */
export function expectFollowed<G extends Banquet>(moments: readonly Moment<G>[]): void {
  const courses = coursesOf(moments)
  const drunk = moments.flatMap((moment) =>
    newsOf(moment).flatMap((news) => {
      if (news.kind === 'drank') return [news.drunk]
      return news.kind === 'drunk' ? news.goblets : []
    }),
  )
  const ends = courses
    .flatMap(({ columns }) => columns.flatMap(({ steps }) => steps))
    .filter(({ kind }) => kind === 'drank')
  expect(ends).toMatchObject(drunk.map(({ seat, place, tokens, poisoned }) => ({ seat, place, tokens, poisoned })))
  for (const course of courses) for (const goblet of course.goblets.keys()) expectWhole(course, goblet)
}

function expectWhole(course: Course, goblet: number): void {
  const { began, place } = at(course.goblets, goblet, 'goblet')
  const held = { ...began }
  let stands = place
  for (const { step } of stepsOf(course, goblet)) {
    if (step.kind === 'poured') held[step.sort]++
    if (step.kind === 'took') held[step.sort]--
    expect('from' in step ? step.from : step.place).toBe(stands)
    if ('tokens' in step) expect(step.tokens).toEqual(held)
    stands = step.place
  }
}
