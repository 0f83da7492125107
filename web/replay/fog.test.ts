import { describe, expect, test } from 'vitest'
import { chronicle as ratsChronicle } from '../../games/rats/chronicle.ts'
import { at } from '../../kernel/at.ts'
import type { Chronicle } from '../../kernel/chronicle.ts'
import type { News } from '../../kernel/state.ts'
import { heardThrough, ledgerThrough, seenThrough, settled } from './fog.ts'
import { ratsOfThree } from './script.ts'
import { openStory, type Story } from './story.ts'
import type { Fog } from './where.ts'

const chronicle = ratsChronicle as unknown as Chronicle
const { moments } = openStory(ratsOfThree) as Story
/** The first looked at a rat, said “none”, and was doubted. */
const LOOKED = 2
const SAID = 3
const DOUBTED = 4

const stateAt = (when: number) => at(moments, when, 'moment').state
const kinds = (fog: Fog, when: number) => heardThrough(stateAt(when), fog).map(({ news }: { news: News }) => news.kind)

describe('through the fog', () => {
  test('one sees the table, or a hand, and a state itself never', () => {
    const state = stateAt(LOOKED)
    expect(seenThrough(state, 'none')).toEqual({ seats: 3, agenda: state.agenda, table: state.table })
    expect(seenThrough(state, 'all')).toEqual(seenThrough(state, 'none'))
    expect(seenThrough(state, 0)).toMatchObject({ seat: 0, hand: { dice: [1] } })
    expect(seenThrough(state, 1)).toMatchObject({ seat: 1, hand: { dice: null } })
  })

  test('one hears what everybody heard, and what was told to a hand only through its eyes', () => {
    expect(kinds('none', LOOKED)).toEqual(['looked'])
    expect(kinds(1, LOOKED)).toEqual(['looked'])
    expect(kinds(0, LOOKED)).toEqual(['looked', 'saw'])
    expect(kinds('all', LOOKED)).toEqual(['looked', 'saw'])
  })

  test('the ledger is written as far as the moment, and its truth as far as it had come out', () => {
    const marks = (fog: Fog, when: number) => ledgerThrough(chronicle, moments, when, fog).known.map(({ mark }) => mark)
    for (const fog of ['none', 0, 1] as const) {
      expect(marks(fog, LOOKED)).toEqual([])
      expect(marks(fog, SAID)).toEqual(['unknown'])
      expect(marks(fog, DOUBTED)).toEqual(['false'])
    }
    const all = ledgerThrough(chronicle, moments, LOOKED, 'all')
    expect(all.known.length).toBeGreaterThan(1)
    expect(all.known.map(({ mark }) => mark)).not.toContain('unknown')
    expect(all).toEqual(ledgerThrough(chronicle, moments, moments.length - 1, 'all'))
  })

  test('nobody is told before the answer who believed and who doubted', () => {
    const said = at(ledgerThrough(chronicle, moments, SAID, 'none').known, 0)
    expect(said.claim).toMatchObject({ believed: [], doubted: [] })
    expect(settled([said])).toEqual([])
    const out = at(ledgerThrough(chronicle, moments, DOUBTED, 'none').known, 0)
    expect(settled([out])).toEqual([out.claim])
    expect(out.claim.doubted).toEqual([1])
  })
})
