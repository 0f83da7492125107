import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { at, sure } from './at.ts'
import { pick, seeded } from './chance.ts'
import { type Thimble, thimble } from './contract/thimble.ts'
import { commitment, fairLuck, promise, type Terms } from './fair.ts'
import type { Game } from './game.ts'
import { begin, type Entry, enter } from './match.ts'
import { chain, read, type Sealed, write } from './record.ts'
import { look } from './state.ts'
import { languages } from './text.ts'
import { flaws, retrace, verify } from './verify.ts'

const hex = (word: string) => bytesToHex(sha256(utf8ToBytes(word)))
const seed = hex('seed')

function terms(devices: Terms['devices']): Terms {
  return { table: 'T1', game: 'thimble', seats: 3, options: { cups: 3 }, commitment: commitment(seed), devices }
}
const bytes = hex('device 0')
const opened = { promise: promise('T1', 0, bytes), opened: bytes }
const silent = { promise: promise('T1', 1, hex('device 1')) }
const agreed = terms([opened, silent, null])

const find = (key: string): Game | undefined => (key === 'thimble' ? thimble : undefined)

/** A finished game with provable luck. */
function played(of: Terms, by: string = seed): Sealed {
  const luck = fairLuck(by, of)
  const match = begin(thimble, of.seats, of.options as Thimble['options'], luck)
  const chance = seeded(5)
  while (!thimble.ranking(match.state.table)) {
    const seat = pick(match.state.agenda.asked, chance)
    enter(match, seat, match.state.agenda.question, pick(thimble.moves(look(match.state, seat)), chance), luck)
  }
  const body = { terms: of, dealt: match.record.dealt, entries: match.record.entries }
  return {
    ...body,
    closing: { ranking: sure(thimble.ranking(match.state.table), 'ranking'), seed: by, chain: chain(body) },
  }
}

/** The same record with the chain made to fit again: what a dealer could forge. */
const forged = (sealed: Sealed) => write({ ...sealed, closing: { ...closingOf(sealed), chain: chain(sealed) } })

const closingOf = ({ closing }: Sealed) => sure(closing, 'closing')

/** The entries with something else in one of them. */
function altered({ entries }: Sealed, place: number, other: Partial<Entry>): Entry[] {
  return entries.with(place, { ...at(entries, place, 'entry'), ...other })
}

describe('fair luck', () => {
  const draws = (of: Terms, entry: number, sides = 1000) => {
    const chance = fairLuck(seed, of)(entry)
    return Array.from({ length: 40 }, () => chance(sides))
  }

  test('is the same for the same seed, terms and entry, whatever was drawn before', () => {
    const luck = fairLuck(seed, agreed)
    luck(1)(6)
    luck(2)(6)
    expect(luck(1)(1000)).toBe(draws(agreed, 1)[0])
    expect(draws(agreed, 1)).toEqual(draws(agreed, 1))
  })

  test('changes with every part of what was agreed, and with the entry', () => {
    const others: Terms[] = [
      { ...agreed, table: 'T2' },
      { ...agreed, game: 'other' },
      { ...agreed, options: { cups: 4 } },
      { ...agreed, devices: [opened, silent, silent] },
      { ...agreed, devices: [{ promise: opened.promise }, silent, null] },
      { ...agreed, devices: [opened, { promise: hex('else') }, null] },
    ]
    const seen = [draws(agreed, 0), draws(agreed, 1), ...others.map((other) => draws(other, 0))].map(String)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('is unbiased: each of six faces comes up a sixth of the time', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let entry = 0; entry < 500; entry++)
      for (const face of draws(agreed, entry, 6)) counts[face] = at(counts, face) + 1
    // 20,000 draws: six standard deviations are 0.016 of the whole.
    for (const count of counts) expect(Math.abs(count / 20_000 - 1 / 6)).toBeLessThan(0.016)
  })

  test('stays within the sides, also where they do not divide the word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (sides) => {
        for (const drawn of draws(agreed, 3, sides)) expect(drawn >= 0 && drawn < sides).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('binds a promise to its table and seat', () => {
    expect(promise('T1', 1, bytes)).not.toBe(opened.promise)
    expect(promise('T2', 0, bytes)).not.toBe(opened.promise)
  })
})

describe('a record', () => {
  let sealed: Sealed
  let text: string
  beforeAll(() => {
    sealed = played(agreed)
    text = write(sealed)
  })

  test('is accepted as it was written', () => {
    expect(verify(text, find)).toMatchObject({ fair: true, ranking: closingOf(sealed).ranking })
  })

  test('reads back as it was written', () => {
    expect(read(text)).toEqual(sealed)
  })

  test('is rejected after any single changed byte', () => {
    const original = new TextEncoder().encode(text)
    fc.assert(
      fc.property(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const changed = original.slice()
        changed[place] = (changed[place] ?? 0) ^ flip
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(changed)
        expect(verify(decoded, find).fair).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('is rejected after any single byte taken out or put in', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(' ', '\n', '0', '}', 'a'), (place, extra) => {
        expect(verify(text.slice(0, place) + text.slice(place + 1), find).fair).toBe(false)
        expect(verify(text.slice(0, place) + extra + text.slice(place), find).fair).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  const flaw = (record: string) => {
    const verdict = verify(record, find)
    return verdict.fair ? 'fair' : verdict.flaw
  }

  test('names what is wrong, even where the chain was made to fit', () => {
    const { entries } = sealed
    const closing = closingOf(sealed)
    const [first] = entries
    const peek = entries.findIndex(({ drawn }) => drawn.length > 0)
    const other = played(agreed, hex('another seed'))
    expect(flaw('')).toBe('unreadable')
    expect(flaw(`${text} `)).toBe('unreadable')
    expect(flaw(text.replaceAll('"thimble"', '"whist"'))).toBe('unknown game')
    expect(flaw(forged({ ...sealed, terms: { ...agreed, seats: 9 } }))).toBe('terms')
    expect(flaw(forged({ ...sealed, terms: { ...agreed, options: { cups: 5 } } }))).toBe('terms')
    // What is not said counts as the default; but luck was drawn for what was said.
    expect(flaw(forged({ ...sealed, terms: { ...agreed, options: {} } }))).toBe('luck')
    expect(flaw(forged({ ...sealed, terms: terms([null]) }))).toBe('terms')
    expect(flaw(write({ terms: sealed.terms, dealt: sealed.dealt, entries }))).toBe('unfinished')
    expect(flaw(forged(other))).toBe('commitment')
    expect(flaw(forged({ ...sealed, terms: terms([{ ...opened, opened: hex('no') }, silent, null]) }))).toBe('promise')
    expect(flaw(forged({ ...sealed, entries: altered(sealed, peek, { drawn: [9] }) }))).toBe('luck')
    expect(flaw(forged({ ...sealed, entries: altered(sealed, 0, { seat: 2 }) }))).toBe('illegal')
    expect(flaw(forged({ ...sealed, entries: altered(sealed, 0, { seat: 7 }) }))).toBe('illegal')
    expect(flaw(forged({ ...sealed, entries: entries.slice(0, -1) }))).toBe('ranking')
    expect(flaw(forged({ ...sealed, entries: [...entries, sure(first, 'entry')] }))).toBe('illegal')
    expect(flaw(forged({ ...sealed, closing: { ...closing, ranking: closing.ranking.map(() => 1) } }))).toBe('ranking')
    expect(flaw(write({ ...sealed, closing: { ...closing, chain: hex('no chain') } }))).toBe('chain')
  })

  test('from before the game learnt an option is as fair as it was then', () => {
    const hats = { ...thimble, choices: (seats: number) => ({ ...thimble.choices(seats), hats: [false, true] }) }
    const found = () => hats as unknown as Game
    expect(verify(text, found).fair).toBe(true)
    const unheardOf = forged({ ...sealed, terms: { ...sealed.terms, options: { cups: 3, hats: 'tall' } } })
    expect(verify(unheardOf, found)).toMatchObject({ flaw: 'terms' })
  })

  test('says where the flaw showed', () => {
    const entries = altered(sealed, 1, { seat: 0 })
    expect(verify(forged({ ...sealed, entries }), find)).toEqual({ fair: false, flaw: 'illegal', line: 4 })
  })

  test('is retraced as far as it has come, and no further than it can be true', () => {
    const { terms, dealt, entries } = sealed
    const stages: unknown[] = []
    const halfway = write({ terms, dealt, entries: entries.slice(0, 2) })
    expect(retrace(halfway, find, (_game, state) => stages.push(state.agenda.question))).toBeUndefined()
    expect(stages).toHaveLength(3)
    const torn = write({ terms, dealt: [1], entries })
    const stolen = write({ terms, dealt, entries: altered(sealed, 0, { seat: 9 }) })
    const flawOf = (record: string) => retrace(record, find, () => {})
    expect(flawOf('no record')).toEqual({ fair: false, flaw: 'unreadable' })
    expect(flawOf(torn)).toEqual({ fair: false, flaw: 'luck', line: 2 })
    expect(flawOf(stolen)).toEqual({ fair: false, flaw: 'illegal', line: 3 })
  })

  test('has every flaw in both languages', () => {
    const [one, two] = languages.map((language) => Object.keys(flaws[language]).sort())
    expect(one).toEqual(two)
    for (const language of languages) for (const line of Object.values(flaws[language])) expect(line).not.toBe('')
  })
})
