/** What lies open, and what does not (G4.9): twins at the table that differ in one secret look the same to all others. */
import { describe, expect, test } from 'vitest'
import { watch } from '../../kernel/state.ts'
import type { Veil } from '../banquet/state.ts'
import { goblets } from './index.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import type { Card, Move } from './state.ts'

const seen = (table: Sitting, seats: readonly number[]) =>
  JSON.stringify([watch(table.state), seats.map((seat) => table.view(seat))])

interface Secret {
  readonly what: string
  readonly laid?: Laid
  /** What the twins do alike before the secret. */
  readonly before?: readonly string[]
  readonly fills: readonly [string, string]
  readonly lines: readonly [string, string]
  /** Whose view tells the twins apart. */
  readonly knows: number
}

const any = ['wine', 'poison'] as const
const SECRETS: Secret[] = [
  { what: 'which token was poured', fills: ['', ''], lines: ['1 pours wine 2', '1 pours poison 2'], knows: 1 },
  { what: 'what a peek showed', fills: any, lines: ['1 peeks', '1 peeks'], knows: 1 },
  {
    what: 'what a free look showed',
    laid: { characters: { 1: 'butler' } },
    fills: any,
    lines: ['1 looks', '1 looks'],
    knows: 1,
  },
  {
    what: 'what the Cellarer saw',
    laid: { characters: { 1: 'cellarer' } },
    fills: any,
    lines: ['1 looks 1', '1 looks 1'],
    knows: 1,
  },
  {
    what: 'what the Duchess gave and took',
    laid: { characters: { 1: 'foxglove' } },
    fills: ['', ''],
    lines: ['1 exchanges wine poison', '1 exchanges antidote wine'],
    knows: 1,
  },
  {
    what: 'what the Abbess took',
    laid: { characters: { 1: 'arsenica' } },
    before: ['1 dips'],
    fills: ['wine poison', 'wine poison'],
    lines: ['1 takes wine', '1 takes poison'],
    knows: 1,
  },
  {
    what: 'what the Abbess found',
    laid: { characters: { 1: 'arsenica' } },
    fills: any,
    lines: ['1 dips', '1 dips'],
    knows: 1,
  },
  {
    what: 'whether goblets changed with their rings or the rings alone did',
    laid: { characters: { 1: 'belladonna' } },
    fills: any,
    lines: ['1 veils 2 goblets', '1 veils 2 rings'],
    knows: 1,
  },
  {
    what: 'whether goblets changed under their rings or nothing did',
    laid: { characters: { 1: 'belladonna' } },
    fills: any,
    lines: ['1 veils 2 both', '1 veils 2 neither'],
    knows: 1,
  },
]

describe.each(['none', 'mine', 'record'] as const)('with the memory dial at %s', (dial) => {
  test.each(SECRETS)('G4.9 nobody else sees $what', ({ laid, before = [], fills, lines, knows }) => {
    const twin = (at: 0 | 1) =>
      sit(4, { ...laid, options: { dial } })
        .fill('', fills[at])
        .play(...before, lines[at])
    const [one, other] = [twin(0), twin(1)]
    expect(seen(one, [0, 2, 3])).toBe(seen(other, [0, 2, 3]))
    expect(seen(one, [knows])).not.toBe(seen(other, [knows]))
  })
})

describe('everybody sees', () => {
  test('G4.9 who did what where, and how many tokens lie behind each screen', () => {
    const table = sit(4).play('1 pours wine 2')
    expect(table.news('poured')).toEqual({ kind: 'poured', seat: 1, goblet: { place: 2, ring: 2, before: 2 } })
    expect(watch(table.state).table.screens).toEqual([7, 6, 7, 7])
    table.play('1 rotates 1')
    expect(table.news('rotated')).toEqual({ kind: 'rotated', seat: 1, by: 1 })
    table.play('2 swaps 0')
    expect(table.news('swapped')).toEqual({
      kind: 'swapped',
      seat: 2,
      goblets: [
        { place: 0, ring: 3, before: 3 },
        { place: 2, ring: 1, before: 1 },
      ],
    })
    expect(watch(table.state).table).toMatchObject({ rings: [1, 0, 3, 2], targets: [1, 2, 3, 0] })
  })

  test('G4.9 a goblet is called by place and ring, without rings by its place: before whom it stands', () => {
    const named = (memory: boolean) =>
      sit(4, { options: { memory } }).play('1 rotates 1', '1 peeks').news('peeked')?.goblet
    expect(named(false)).toEqual({ place: 1, ring: 0, before: 0 })
    expect(named(true)).toEqual({ place: 1, ring: null, before: 1 })
  })

  test('G4.9 a note of a look names the ring and the place as they were then', () => {
    const table = sit(4).play('1 peeks', '1 rotates 1', '2 rotates 1')
    expect(table.view(1).hand.memory).toMatchObject([{ kind: 'look', ring: 1, place: 1, at: 3 }])
  })

  test('G4.9 goblets, hands of others and the pool are in no view', () => {
    // What lies nowhere else lies in the pool: with the goblets and the hand that is another one, too.
    const twin = (goblet: string, hand: string, card: Card) =>
      sit(8, { cards: { 0: card } })
        .fill('wine', goblet)
        .hold(0, hand)
    const one = twin('wine poison', 'wine wine poison', 'traitor')
    const other = twin('antidote', 'antidote antidote wine', 'loyal')
    const tell = () => {
      expect(seen(one, [2, 3, 4, 5, 6, 7])).toBe(seen(other, [2, 3, 4, 5, 6, 7]))
      for (const seat of [0, 1]) expect(seen(one, [seat])).not.toBe(seen(other, [seat]))
    }
    tell()
    for (const table of [one, other]) table.play('3 yields', '2 pours wine 1')
    tell()
  })
})

describe('whoever watches a move', () => {
  const seen = (table: Sitting, watcher: number, by: number, move: Move) => goblets.seen(table.view(watcher), by, move)
  const wine: Move = { kind: 'pour', token: 'wine', place: 0 }

  test('G4.9 G8.1 sees where is poured; the partner also what', () => {
    const table = sit(8).play('3 yields')
    expect(seen(table, 5, 2, wine)).toEqual({ kind: 'pour', place: 0 })
    expect([seen(table, 3, 2, wine), seen(table, 2, 2, wine)]).toEqual([wine, wine])
  })

  test('G4.9 C11 C13 sees that something is exchanged or taken; the partner also what', () => {
    const moves: Move[] = [
      { kind: 'exchange', give: 'wine', take: 'poison' },
      { kind: 'take', token: 'ogre' },
    ]
    for (const move of moves) {
      expect(seen(sit(8), 5, 2, move)).toEqual({ kind: move.kind })
      expect(seen(sit(8), 3, 2, move)).toEqual(move)
    }
  })

  test('C2 sees of a veil how the rings lie afterwards, and not even the partner more', () => {
    const veil = (how: Veil): Move => ({ kind: 'veil', place: 0, how })
    const sights = (['goblets', 'rings', 'both', 'neither'] as const).map((how) => seen(sit(8), 3, 2, veil(how)))
    expect(sights.map((sight) => JSON.stringify(sight)).map((sight, _, all) => all.indexOf(sight))).toEqual([
      0, 0, 2, 2,
    ])
    const bare = sit(8, { options: { memory: true } })
    expect(seen(bare, 3, 2, veil('goblets'))).toEqual(seen(bare, 3, 2, veil('neither')))
  })

  test('G4.3 G5.4 G7.4 learns something hidden only by a look of his own, or when it is drunk', () => {
    const table = sit(4)
    const peek: Move = { kind: 'peek', place: 1 }
    expect([1, 2].map((seat) => goblets.reveals(table.view(seat), 1, peek))).toEqual(['secret', 'nothing'])
    expect(goblets.reveals(table.view(2), 1, wine)).toBe('nothing')
    table.hold(1, '').play('1 toasts', '2 passes', '3 passes')
    expect(goblets.reveals(table.view(2), 0, { kind: 'pass' })).toBe('nothing')
    table.play('0 passes')
    expect(goblets.reveals(table.view(2), 1, { kind: 'pass' })).toBe('secret')
    expect(goblets.reveals(sit(2).view(0), 1, { kind: 'drink', place: 0 })).toBe('secret')
  })
})
