import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import { pick, seeded } from './chance.ts'
import type { Moment } from './chronicle.ts'
import { type Confessor, confess, type Deed, hundredths, thoughtBefore, way } from './confession.ts'
import { type Thimble, thimble } from './contract/thimble.ts'
import { type Maker, play } from './match.ts'
import { copy, look } from './state.ts'

/** A whole game of three, played at random; `by`: who moved at a moment. */
function evening(by: (when: number) => Maker | undefined = () => undefined): Moment<Thimble>[] {
  const luck = seeded(4)
  const state = thimble.setup(3, { cups: 3 }, luck)
  const moments: Moment<Thimble>[] = [{ state: copy(state), entry: undefined }]
  while (!thimble.ranking(state.table)) {
    const seat = at(state.agenda.asked, 0, 'seat that is asked')
    const move = pick(thimble.moves(look(state, seat)), luck)
    const maker = by(moments.length)
    play(thimble, state, seat, move, luck, maker)
    moments.push({ state: copy(state), entry: { seat, move, drawn: [], ...(maker ? { by: maker } : {}) } })
  }
  return moments
}

type Heard = { readonly kind: string; readonly pea: number | null }

/** Every move weighs what it is said to; a thought is what was done, and where one knows the pea to be. */
function confessorOf(weigh: (deed: Omit<Deed, 'weight'>, nth: number) => number): Confessor<Thimble, Heard, number> {
  return {
    game: thimble,
    deeds: (moments) =>
      moments.flatMap(({ entry }, when) => {
        if (!entry) return []
        const deed = { at: when, seat: entry.seat }
        return [{ ...deed, weight: weigh(deed, when) }]
      }),
    thought: ({ hand }, { kind }) => ({ kind, pea: hand.pea }),
    upshot: (_, { at: when }) => when,
    text: {
      en: { admit: ({ thought: { kind } }) => ({ deed: kind, told: '' }) },
      de: { admit: ({ thought: { kind } }) => ({ deed: kind, told: '' }) },
    },
  }
}

const moments = evening()
const own = moments.flatMap(({ entry }, when) => (entry?.seat === 0 ? [when] : []))
const whens = (weigh: Parameters<typeof confessorOf>[0], of = moments) =>
  confess(confessorOf(weigh), of, 0).map(({ at: when }) => when)

describe('what somebody owns up to', () => {
  test('is the three weightiest things, in the order in which they happened', () => {
    expect(own.length).toBeGreaterThan(3)
    const [first, second, ...rest] = own
    const last = at(rest, rest.length - 1)
    const heavy = [last, first, second]
    expect(whens(({ at: when }) => 1 + heavy.indexOf(when))).toEqual([first, second, last])
  })

  test('of equals those that lie apart, and the last among them', () => {
    const chosen = whens(() => 1)
    expect(chosen).toContain(own.at(-1))
    expect(chosen).toContain(own[0])
    expect(chosen).toHaveLength(3)
  })

  test('is less where less mattered, and nothing that others did', () => {
    expect(whens(({ at: when }) => (when === own[1] ? 1 : 0))).toEqual([own[1]])
    expect(whens(({ seat }) => (seat === 0 ? 0 : 1))).toEqual([])
  })

  test('is no choice of the clock, but one of a puppet', () => {
    const [first] = own
    const only: Parameters<typeof confessorOf>[0] = ({ at: when }) => (when === first ? 1 : 0)
    expect(
      whens(
        only,
        evening((when) => (when === first ? 'clock' : undefined)),
      ),
    ).toEqual([])
    expect(
      whens(
        only,
        evening((when) => (when === first ? 'bot' : undefined)),
      ),
    ).toEqual([first])
  })

  test('was thought before it was done, with nothing but the own hand to see', () => {
    const confessor = confessorOf(() => 1)
    const hiding = moments.findIndex(({ entry }) => entry?.move.kind === 'hide')
    const guessing = moments.findIndex(({ entry }) => entry?.move.kind === 'guess')
    const { seat } = at(moments, guessing, 'moment').entry ?? { seat: -1 }
    expect(thoughtBefore(confessor, moments, { at: hiding, seat: 0, weight: 1 })).toEqual({ kind: 'hide', pea: null })
    expect(thoughtBefore(confessor, moments, { at: guessing, seat, weight: 1 })).toEqual({ kind: 'guess', pea: null })
  })
})

test('what is not certain is neither nothing nor all', () => {
  expect([0, 0.001, 0.314, 0.999, 1].map(hundredths)).toEqual([0, 1, 31, 99, 100])
})

test('three in a row are said in three ways', () => {
  expect([4, 5, 6].map((nth) => way(['a', 'b', 'c'], nth))).toEqual(['b', 'c', 'a'])
})
