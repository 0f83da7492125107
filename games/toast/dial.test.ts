/** What is remembered of the goblets, and who is told (T1.2). */
import { describe, expect, test } from 'vitest'
import { recollect } from '../../kernel/bot.ts'
import { watch } from '../../kernel/state.ts'
import type { Dial } from '../banquet/state.ts'
import { tokens } from '../banquet/tokens.ts'
import { toast } from './index.ts'
import { sit, toasting } from './script.ts'

/** Seat 1 pours before 3, all goblets go round, 2 looks, 3 veils, and 0 takes a token out. */
const evening = (rings: boolean, dial: Dial = 'record') =>
  sit(4, {
    options: { rings, dial },
    characters: { 0: 'arsenica', 3: 'belladonna' },
    drawn: { 1: 'poison poison wine wine' },
  })
    .fill('wine', 'wine', 'wine', 'wine')
    .play('1 pours poison 3', '1 rotates 1', '2 peeks', '2 passes', '3 veils 1 goblets', '3 passes', '0 dips')
    .play('0 takes wine', '0 passes')

const everybody = [0, 1, 2, 3]

describe('without rings', () => {
  test.each(['record', 'mine', 'none'] as const)('T1.2 G6.1 nothing is sent that follows a goblet (%s)', (dial) => {
    const table = evening(false, dial)
    expect(watch(table.state).table).toMatchObject({ dial: 'none', record: [], rings: null })
    for (const seat of everybody) {
      expect(table.view(seat).hand).toMatchObject({ memory: [], veiled: null })
      expect(table.view(seat).table.record).toEqual([])
    }
  })

  test('T1.2 bots remember all the same: what a guest with a good memory knows, as with rings', () => {
    const [ringless, ringed] = [evening(false), evening(true)]
    const known = (table: typeof ringless, seat: number) => {
      const { hand, table: open } = recollect(toast, table.state, seat)
      const trail = <T extends object>(one: T) => ({ ...one, ring: null })
      return [hand.memory.map(trail), hand.veiled, open.record.map(trail), open.dial]
    }
    for (const seat of everybody) expect(known(ringless, seat)).toEqual(known(ringed, seat))
    expect(recollect(toast, ringless.state, 1).hand.memory[0]).toMatchObject({ token: 'poison', place: 3, at: 0 })
    expect(recollect(toast, ringless.state, 2).hand.memory[0]).toMatchObject({ kind: 'look', tokens: tokens(1) })
    expect(recollect(toast, ringless.state, 3).hand.veiled).toBe('exchanged')
  })

  test('T1.2 each bot its own, and nothing but that', () => {
    const table = evening(false)
    for (const seat of everybody) {
      const { hand, table: open, ...rest } = recollect(toast, table.state, seat)
      const { hand: plain, table: plainly, ...same } = table.view(seat)
      expect(rest).toEqual(same)
      expect({ ...hand, memory: [], veiled: null }).toEqual(plain)
      expect({ ...open, record: [], dial: 'none' }).toEqual(plainly)
    }
    const poured = everybody.map((seat) => recollect(toast, table.state, seat).hand.memory.map(({ kind }) => kind))
    expect(poured).toEqual([['look', 'take'], ['pour', 'take'], ['look', 'take'], ['take']])
  })

  test('T1.2 what the table has chosen to forget, bots forget as well; and every round begins with empty heads', () => {
    const forgetful = evening(false, 'none')
    expect(recollect(toast, forgetful.state, 1)).toEqual(forgetful.view(1))
    const next = toasting(sit(4, { drawn: { 1: 'poison poison wine wine' } }).play('1 pours poison 3', '1 passes'), 2)
    expect(next.state.box.notes).toMatchObject({ record: [], minds: everybody.map(() => ({ memory: [] })) })
  })
})

test('T1.2 with rings, and in a duel, where no goblet ever moves, the page shows what bots know', () => {
  for (const table of [evening(true), sit(2).play('1 pours poison 3', '0 peeks 2')]) {
    expect(table.state.box.notes).toBeNull()
    for (const seat of [0, 1]) {
      expect(recollect(toast, table.state, seat)).toEqual(table.view(seat))
      expect(table.view(seat).hand.memory.length).toBeGreaterThan(0)
    }
  }
})
