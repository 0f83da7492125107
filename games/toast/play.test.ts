/** What must always hold, over random games at every seat count, in every party, with every option. */

import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import { outOfTime } from '../../kernel/clock.ts'
import { trials } from '../../kernel/contract/contract.ts'
import { type Step, type Trial, walk } from '../../kernel/contract/walk.ts'
import { submit } from '../../kernel/match.ts'
import { look, same } from '../../kernel/state.ts'
import { isUsed } from '../banquet/characters/used.ts'
import { members } from '../banquet/houses.ts'
import { alike, count, type Tokens, tokens } from '../banquet/tokens.ts'
import { BAGS } from './bag.ts'
import { roundsOf } from './course.ts'
import { toast } from './index.ts'
import { everything } from './script.ts'
import type { Move, Toast, ToastState } from './state.ts'

/** Every step of a game at each of these tables, and its end, which has no move. */
type Check = (state: ToastState, move?: Move, seat?: number) => void
function everyStep(seed: number, begin: () => Check): void {
  for (const trial of trials(toast, seed)) {
    const check = begin()
    const visit = ({ state, move, seat }: Step<Toast>) => check(state, move, seat)
    check(walk(trial, visit))
  }
}

/** What has to be somewhere. */
function whatThereIs({ table }: ToastState): Tokens {
  if (table.mode === 'duel') return { ...tokens(5, 6, 6), ogre: 1 }
  if (table.stage === 'over') return tokens()
  return { ...BAGS[table.options.bag], ogre: isUsed(table, 'hellebore') ? 1 : 0 }
}

describe('over random games', () => {
  test.each([11, 12])(
    'T1.2 T1.3 T1.6 T5.1 bag, goblets, napkins and what was drunk are always the same tokens (%i)',
    (seed) => {
      const parties = new Set<string>()
      everyStep(seed, () => (state) => {
        parties.add(`${state.hands.length} ${state.table.mode}`)
        const [found, there] = [everything(state), whatThereIs(state)]
        if (!alike(found, there)) expect(found).toEqual(there)
      })
      expect(parties).toContain('3 duel')
      expect(parties).toContain('3 single')
      expect(parties).toContain('6 single')
      expect(parties).toContain('6 pairs')
      expect(parties.size).toBe(13)
    },
  )

  test('T1.2 T7.2 the counts are those under the napkins, and partners see the same', () => {
    everyStep(21, () => ({ table, hands }) => {
      const wrong = table.nobles.filter((noble, house) => {
        const { tokens, had, returned } = at(hands, noble)
        const partners = members(table, house).map((seat) => at(hands, seat))
        const apart = partners.some((one) => !same([one.tokens, one.had, one.returned], [tokens, had, returned]))
        return apart || count(tokens) !== table.screens[house]
      })
      expect(wrong).toEqual([])
    })
  })

  test('T2.1 from the grievances to the Toast everybody is after one and one is after him', () => {
    everyStep(22, () => ({ table }) => {
      const { targets, nobles, stage, mode } = table
      if (mode === 'duel' || stage === 'redraw' || stage === 'grievance') return expect(targets).toEqual([])
      expect(targets.toSorted()).toEqual([...nobles.keys()])
      expect(targets.some((target, house) => target === house)).toBe(false)
    })
  })

  test('T1.4 nobody draws again more than three times in a round', () => {
    let redraws = 0
    everyStep(23, () => ({ table }) => {
      redraws = Math.max(redraws, table.redraws)
      if (table.stage === 'redraw') expect(table.redraws).toBeLessThan(3)
    })
    expect(redraws).toBeGreaterThan(0)
  })

  const BARS: readonly Move['kind'][] = ['pour', 'peek', 'look', 'dip', 'double pour']

  test.each([24, 25])('T3.3 T6.2 T7.5 a Toast has an empty napkin and no look or Pour in its turn (%i)', (seed) => {
    let toasts = 0
    everyStep(seed, () => {
      let turn = ''
      let barred = false
      return ({ table }, move) => {
        const now = `${table.course} ${table.round} ${table.turn} ${table.stage === 'beginning'}`
        if (now !== turn) barred = false
        turn = now
        if (move && BARS.includes(move.kind)) barred = table.mode !== 'duel'
        if (move?.kind !== 'toast') return
        toasts++
        expect([table.screens[table.turn], barred]).toEqual([0, false])
      }
    })
    expect(toasts).toBeGreaterThan(100)
  })

  test('T1.1 T3.4 T5.2 T5.4 rounds end within their turns, and games within their rounds', () => {
    everyStep(27, () => ({ table, hands }) => {
      expect(table.course).toBeLessThanOrEqual(roundsOf(table))
      // In a duel only what is left to pour goes beyond: twelve tokens between them, and one who toasts.
      const beyond = table.mode === 'duel' ? 12 / hands.length + 1 : 0
      expect(table.round).toBeLessThanOrEqual(table.options.rounds + beyond)
      if (table.call?.by === 'table') expect(table.round).toBe(table.options.rounds)
    })
  })
})

describe('over random games in which the clock runs out', () => {
  /** Every fourth move is made for somebody. Says after each what became of the points. */
  function hurried(
    { seats, options, seed }: Trial<Toast>,
    check: (state: ToastState, before: readonly number[]) => void,
  ) {
    const chance = seeded(seed)
    const state = toast.setup(seats, options, chance)
    while (!toast.ranking(state.table)) {
      const before = [...state.table.score]
      const view = look(state, pick(state.agenda.asked, chance))
      const late = chance(4) === 0
      const move = late ? outOfTime(toast, view, chance) : pick(toast.moves(view), chance)
      const refusal = submit(toast, state, view.seat, state.agenda.question, move, chance, late ? 'clock' : undefined)
      expect(refusal).toBeUndefined()
      check(state, before)
    }
    return state
  }

  test('T4.4 T4.5 points never fall, and the first have the most', () => {
    let taken = 0
    for (const trial of trials(toast, 31)) {
      const { table } = hurried(trial, (state, before) => {
        expect(state.table.score.every((points, seat) => points >= at(before, seat))).toBe(true)
        for (const { kind } of state.table.news) if (kind === 'breach') taken++
      })
      const first = sure(toast.ranking(table), 'ranking').flatMap((place, seat) => (place === 1 ? [seat] : []))
      expect(first.length).toBeGreaterThan(0)
      for (const seat of first) expect(table.score[seat]).toBe(Math.max(...table.score))
    }
    expect(taken).toBeGreaterThan(1000)
  })

  test('T4.3 T4.5 what a round is worth is its points, doubled in the third, less the breaches', () => {
    for (const trial of trials(toast, 32)) {
      hurried(trial, ({ table }, before) => {
        const scored = table.news.find((news) => news.kind === 'scored')
        if (!scored) return
        for (const { seats, alive, target, both, other, breaches, points } of scored.earned) {
          const worth = (alive + target + both + other) * (scored.course === 3 ? 2 : 1)
          expect(points).toBe(Math.max(0, worth - breaches))
          expect(breaches > 0 && !table.options.breaches).toBe(false)
          for (const seat of seats) expect(table.score[seat]).toBe(at(before, seat) + points)
        }
      })
    }
  })
})
