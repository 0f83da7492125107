import { describe, expect, test } from 'vitest'
import { fitting } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { type Key, keys } from '../banquet/characters/key.ts'
import { tokens } from '../banquet/tokens.ts'
import { deckOf } from './deck.ts'
import { goblets } from './index.ts'
import { sit } from './script.ts'
import { choices } from './setup.ts'

describe('Raise Your Memory', () => {
  test('G6.1 no rings: places are all that is shown', () => {
    const table = sit(4, { options: { memory: true } }).play('1 rotates 1', '1 pours wine 2')
    expect(watch(table.state).table.rings).toBeNull()
    expect(table.news('poured')?.goblet).toEqual({ place: 2, ring: null, before: 2 })
    table.play('2 swaps 0')
    expect(table.news('swapped')?.goblets).toEqual([
      { place: 0, ring: null, before: 0 },
      { place: 2, ring: null, before: 2 },
    ])
  })

  test('G6.1 the goblets go round all the same', () => {
    const table = sit(4, { options: { memory: true } })
    table.fill('wine', 'poison', '', '').play('1 rotates 1', '1 swaps 3')
    expect(table.state.box.goblets).toEqual([tokens(), tokens(), tokens(0, 1), tokens(1)])
  })

  test('G6.1 no aid tracks goblets, whatever the dial says', () => {
    const table = sit(4, { options: { memory: true, dial: 'record' } }).play('1 pours wine 2', '1 peeks')
    expect([table.state.table.record, table.view(1).hand.memory]).toEqual([[], []])
  })

  test('G6.1 at the next course everybody has one goblet again, each with one token', () => {
    const table = sit(5, { options: { memory: true } })
      .play('1 rotates 1')
      .hold(2, '')
    table.play('1 passes', '2 toasts').drinkUp()
    expect(table.state.box.goblets).toHaveLength(5)
    expect(table.state.table).toMatchObject({ course: 2, rings: null, standing: Array(5).fill(true) })
  })

  test('G6.1 G6.2 are for four and more', () => {
    for (const seats of [2, 3]) expect([choices(seats).memory, choices(seats).legacy]).toEqual([[false], [false]])
    for (const seats of [4, 6, 7, 12]) {
      expect([choices(seats).memory, choices(seats).legacy]).toEqual([
        [false, true],
        [false, true],
      ])
    }
  })
})

const FOUR = { 0: 'cobra', 1: 'nightshade', 2: 'yew', 3: 'butler' } as const
const legacy = { legacy: true, characters: 'all' } as const

describe('Legacy', () => {
  test('G6.2 who is poisoned discards his character and draws a new one, openly; the others keep theirs', () => {
    const table = sit(4, { options: legacy, characters: FOUR })
    table.fill('', 'poison', '', 'poison').hold(1, '').play('1 toasts').drinkUp()
    const { characters, discards } = watch(table.state).table
    expect([characters[0], characters[2]]).toEqual(['cobra', 'yew'])
    expect(discards.toSorted()).toEqual(['butler', 'nightshade'])
    for (const seat of [1, 3]) {
      expect(keys).toContain(characters[seat])
      expect(Object.values(FOUR)).not.toContain(characters[seat])
    }
    expect(characters[1]).not.toBe(characters[3])
  })

  test('G6.2 they draw clockwise from the caller’s left', () => {
    const table = sit(4, { options: legacy, characters: FOUR })
    table.fill('poison', 'poison', 'poison', '').hold(1, '').play('1 toasts').drinkUp()
    const heirs = table.state.table.news.filter((news) => news.kind === 'heir')
    expect(heirs.map(({ seat, gone }) => [seat, gone])).toEqual([
      [2, 'yew'],
      [0, 'cobra'],
      [1, 'nightshade'],
    ])
    expect(heirs.map(({ drawn }) => drawn)).toEqual([2, 0, 1].map((seat) => table.state.table.characters[seat]))
  })

  test('G6.2 without the option nobody inherits', () => {
    const table = sit(4, { options: { characters: 'all' }, characters: FOUR })
    table.fill('', 'poison').hold(1, '').play('1 toasts').drinkUp()
    expect([table.news('heir'), table.state.table.characters[1]]).toEqual([undefined, 'nightshade'])
  })

  test('G6.2 an empty deck is reshuffled from the discards', () => {
    const known: Record<number, Key> = { 0: 'cobra', 1: 'belladonna', 2: 'quicksilver', 3: 'datura', 4: 'hellebore' }
    const table = sit(5, { options: legacy, characters: known })
    // All are out: whoever falls can only draw what has fallen.
    table.state.table.characters.push(...keys.slice(5))
    table.play('2 passes', '4 passes').fill('', 'poison', 'poison').hold(1, '').play('1 toasts').drinkUp()
    const { characters, discards } = table.state.table
    expect([characters[1], characters[2]]).toEqual(['quicksilver', 'belladonna'])
    expect(discards).toEqual([])
    expect([characters[0], characters[3], characters[4]]).toEqual(['cobra', 'datura', 'hellebore'])
  })

  test('G6.2 nobody draws the card just put away while there is another', () => {
    const others = keys.filter((key) => !Object.values<Key>(FOUR).includes(key))
    /** Who falls finds what they put away, and this one. */
    const drawn = (other: Key, edition: 1 | 2) => {
      const table = sit(4, { options: { ...legacy, edition }, characters: FOUR })
      table.state.table.characters.push(...others.filter((key) => key !== other))
      table.state.table.discards = [other]
      table.fill('', 'poison').hold(1, '').play('1 toasts').drinkUp()
      return table.news('heir')?.drawn
    }
    expect(others.map((other) => drawn(other, 2))).toEqual(others)
    // Before it said so, luck decided.
    expect(others.map((other) => drawn(other, 1))).toContain('nightshade')
  })

  test('G6.2 but where there is no other, that one', () => {
    const table = sit(4, { options: legacy, characters: FOUR })
    table.state.table.characters.push(...keys.filter((key) => !Object.values<Key>(FOUR).includes(key)))
    table.fill('', 'poison').hold(1, '').play('1 toasts').drinkUp()
    expect(table.news('heir')).toMatchObject({ seat: 1, gone: 'nightshade', drawn: 'nightshade' })
  })

  test.each([4, 6, 7, 12])('G6.2 with %i a deck too small for it is filled up from the others', (seats) => {
    const least = seats + Math.min(seats, 6)
    const deck = deckOf({ characters: 'known', legacy: true, edition: 2 }, seats)
    expect([deck.length, deck.slice(0, 5), new Set(deck).size]).toEqual([least, keys.slice(0, 5), least])
    const { characters } = sit(seats, { options: { legacy: true, characters: 'known' } }).state.table
    expect(characters.every((key) => key !== null && deck.includes(key))).toBe(true)
    for (const options of [
      { characters: 'known', legacy: false, edition: 2 },
      { characters: 'known', legacy: true, edition: 1 },
    ] as const) {
      expect(deckOf(options, seats)).toEqual(keys.slice(0, 5))
    }
  })

  test('G6.2 is not offered without characters', () => {
    for (const characters of ['all', 'known'] as const) {
      expect(choices(4, { characters }).legacy).toEqual([false, true])
    }
    expect(choices(4, { characters: 'none' }).legacy).toEqual([false])
    expect(fitting(goblets, 4, { characters: 'none', legacy: true })).toMatchObject({ legacy: false })
    expect(fitting(goblets, 4, { characters: 'known', legacy: true })).toMatchObject({ legacy: true })
  })

  test('G6.2 the last course draws none', () => {
    const table = sit(4, { options: legacy, characters: FOUR })
    Object.assign(table.state.table, { course: 3, score: [9, 0, 0, 0] })
    table.fill('', 'poison').hold(1, '').play('1 toasts').drinkUp()
    expect(table.state.table).toMatchObject({ stage: 'over', characters: Object.values(FOUR), discards: [] })
  })

  test('G6.2 in pairs only who drank: the Noble falls, the taster at his side keeps his card', () => {
    const eight: Record<number, Key> = {
      0: 'cobra',
      1: 'nightshade',
      2: 'yew',
      3: 'mandrake',
      4: 'butler',
      5: 'cicuta',
    }
    const table = sit(8, { options: legacy, characters: { ...eight, 6: 'socrates', 7: 'wolfsbane' } })
    table.fill('', 'poison').hold(1, '').play('3 toasts').drinkUp()
    const { characters, discards } = table.state.table
    expect(discards).toEqual(['mandrake'])
    expect(characters[2]).toBe('yew')
    expect(Object.values(eight)).not.toContain(characters[3])
  })

  test('G6.2 where no characters are played nobody draws one', () => {
    const table = sit(4, { options: { legacy: true } })
      .fill('', 'poison')
      .hold(1, '')
      .play('1 toasts')
      .drinkUp()
    expect(table.state.table).toMatchObject({ course: 2, characters: [null, null, null, null], discards: [] })
  })
})
