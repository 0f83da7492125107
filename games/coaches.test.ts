/** What holds of every coach, whatever the game. */
import { describe, expect, test } from 'vitest'
import { at, sure } from '../kernel/at.ts'
import { recollect } from '../kernel/bot.ts'
import { seeded } from '../kernel/chance.ts'
import { adviceAt, coached, type Said } from '../kernel/chances.ts'
import type { Moment } from '../kernel/chronicle.ts'
import { type Advice, decisionsOf, worldAgain } from '../kernel/coach.ts'
import { look, same } from '../kernel/state.ts'
import { languages } from '../kernel/text.ts'
import { findBots } from '../test/brains.ts'
import { ofBots } from './banquet/chronicle.script.ts'
import { findGame, games } from './index.ts'
import { fetchCoach, fetchCoachText } from './parts.ts'
import { sounds } from './sounds.ts'

/** The fewest, and the most or a usual number. */
const TABLES: Readonly<Record<string, readonly number[]>> = { hoax: [3, 6] }
/** Of so many decisions of a seat: where nothing need be tried they are quickly done. */
const DECISIONS: Readonly<Record<string, number>> = { rats: 12, hoax: 6 }
const decisionsIn = (key: string) => DECISIONS[key] ?? 1

const coaches = new Map(await Promise.all(games.map(async ({ key }) => [key, await fetchCoach(key)] as const)))
const texts = new Map(await Promise.all(games.map(async ({ key }) => [key, await fetchCoachText(key)] as const)))
const findCoach = (key: string) => sure(coaches.get(key), 'coach')
const tables = games
  .filter(({ key }) => coaches.get(key))
  .flatMap(({ key, seats }) => (TABLES[key] ?? seats).map((some) => [key, some] as const))

const played = new Map<string, readonly Moment[]>()

function evening(key: string, seats: number): readonly Moment[] {
  const name = `${key} ${seats}`
  const moments = played.get(name) ?? ofBots(sure(findGame(key), 'game'), findBots(key).easy, seats, {}, 2)
  played.set(name, moments)
  return moments
}

/** So many of them, from all over the evening. */
function some(whens: readonly number[], many: number): number[] {
  return Array.from({ length: many }, (_, nth) => at(whens, Math.floor(((nth + 0.5) * whens.length) / many)))
}

const name = (seat: number) => `N${seat}`

function told(key: string, { facts, ...advice }: Advice): unknown {
  const { text } = sure(findGame(key), 'game')
  const words = languages.map((language) => [
    ...facts.map((fact) => sure(texts.get(key), 'words')[language].fact(fact, name)),
    text[language].move(advice.wise, name),
  ])
  return { ...advice, words }
}

test.each(tables)('%s of %i: the same words in worlds that one could not tell from this one', (key, seats) => {
  const coach = findCoach(key)
  const moments = evening(key, seats)
  let [compared, others] = [0, 0]
  for (const seat of [0, seats - 1]) {
    for (const when of some(decisionsOf(coach.game, moments, seat), decisionsIn(key))) {
      const before = at(moments, when - 1, 'moment').state
      const { entry } = at(moments, when, 'moment')
      const world = coach.game.imagine(recollect(coach.game, before, seat), seeded(when))
      // Nothing of the true evening is left but the deed.
      const twin = moments
        .slice(0, when + 1)
        .map((_, nth) => ({ state: world, entry: nth === when ? entry : undefined }))
      expect(told(key, adviceAt(coach, twin, when, seat))).toEqual(told(key, adviceAt(coach, moments, when, seat)))
      compared++
      if (!same(world.box, before.box) || !same(world.hands, before.hands)) others++
    }
  }
  expect(compared).toBe(2 * decisionsIn(key))
  // A world that hides the same proves nothing.
  expect(others).toBeGreaterThan(compared / 4)
})

test.each(tables)(
  '%s of %i: a world to try it again in looks the same to whoever tries, and is sound',
  (key, seats) => {
    const coach = findCoach(key)
    const { game } = coach
    const moments = evening(key, seats)
    for (const when of some(decisionsOf(game, moments, 0), 6)) {
      const { state } = at(moments, when - 1, 'moment')
      const again = worldAgain(coach, state, 0, seeded(when))
      expect(look(again, 0)).toEqual(look(state, 0))
      // Whoever thinks there has forgotten nothing.
      expect(recollect(game, again, 0)).toEqual(recollect(game, state, 0))
      expect(sounds.get(key)?.(again)).toBeUndefined()
    }
  },
)

test('the whole of it comes out the same again', () => {
  const [coach, moments] = [findCoach('rats'), evening('rats', 3)]
  expect([...coached(coach, moments, 2)]).toEqual([...coached(coach, moments, 2)])
})

describe.each([
  ['rats', 3],
  ['toast', 4],
] as const)('%s of %i, coached from the first move to the last', (key, seats) => {
  const coach = findCoach(key)
  const moments = evening(key, seats)
  const of = <I extends Said['is']>(said: readonly Said[], is: I) =>
    said.filter((one): one is Extract<Said, { is: I }> => one.is === is)
  const said = [...coached(coach, moments, 1)]

  test('it says first how much it will say, and speaks of every decision once', () => {
    expect(said[0]).toEqual({ is: 'plan', steps: said.length - 1 })
    expect(of(said, 'advice').map((one) => one.at)).toEqual(decisionsOf(coach.game, moments, 1))
  })

  test('the chances of all are one win, and at the end they are what came of it', () => {
    const curve = of(said, 'chances').map(({ chances }) => chances)
    for (const { shares } of curve) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    const ranking = sure(coach.game.ranking(at(moments, moments.length - 1).state.table), 'ranking')
    const won = at(curve, curve.length - 1).shares.map((share) => share > 0)
    expect(won).toEqual(ranking.map((place) => place === 1))
  })

  test('three moments decided it, each of them a move', () => {
    const { swings } = at(of(said, 'swings'), 0)
    expect(swings).toHaveLength(3)
    for (const { at: when } of swings) expect(moments[when]?.entry).toBeDefined()
  })

  test('nothing that it says is without words', () => {
    for (const { advice } of of(said, 'advice'))
      expect(JSON.stringify(told(key, advice))).not.toMatch(/undefined|NaN|null|\[object|Infinity/)
  })
})
