import { describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { commitment, promise, type Terms } from '../../kernel/fair.ts'
import { read, write } from '../../kernel/record.ts'
import { verify } from '../../kernel/verify.ts'
import { contradicts, readWitness, testify } from '../../kernel/witness.ts'
import {
  bytes0,
  bytes1,
  hex,
  honest,
  isFair,
  opened,
  played,
  saw,
  sawOf,
  seed,
  TABLE,
  termsFor,
} from './witness.script.ts'

describe('what a device saw', () => {
  test('agrees with the record of an honest house', () => {
    expect(isFair(honest)).toBe(true)
    const testimony = testify(saw, honest)
    expect(testimony).toEqual({
      commitment: 'same',
      promises: 'same',
      agreement: 'same',
      bytes: 'same',
      moves: 'same',
      receipts: saw.moves.length,
    })
    expect(saw.moves.length).toBeGreaterThan(0)
    expect(contradicts(testimony)).toBe(false)
  })

  test('comes back from its file, and nothing else does', () => {
    expect(readWitness(JSON.stringify(saw))).toEqual(saw)
    for (const text of [
      '',
      '{}',
      JSON.stringify({ ...saw, humbug: 2 }),
      JSON.stringify({ ...saw, more: 1 }),
      write(honest),
    ])
      expect(readWitness(text)).toBeUndefined()
  })

  test('of another table speaks against whatever it is held against', () => {
    expect(contradicts(testify({ ...saw, table: 'TEST01-2' }, honest))).toBe(true)
  })

  test('is nothing where the device was not there', () => {
    const testimony = testify({ ...saw, line: 'broken', starts: [], moves: [] }, honest)
    expect(testimony).toMatchObject({ commitment: 'unseen', promises: 'unseen', bytes: 'unseen', moves: 'unseen' })
    expect(contradicts(testimony)).toBe(false)
  })
})

test('of two windows of a device that promised at once, one was too late, and nobody is blamed for it', () => {
  const mine = [
    { seat: 0, bytes: hex('d'), got: 'offered' as const },
    { seat: 0, bytes: bytes0, got: 'in' as const },
  ]
  const starts = saw.starts.map((start) => ({ ...start, mine }))
  expect(testify({ ...saw, starts }, honest)).toMatchObject({ bytes: 'same' })
})

describe('a crooked house whose record agrees with itself', () => {
  test('and took another seed once the bytes were open', () => {
    const crooked = played(termsFor({}, hex('7')), hex('7'))
    expect(isFair(crooked)).toBe(true)
    expect(testify(sawOf(crooked, { starts: saw.starts }), crooked)).toMatchObject({
      commitment: 'different',
      moves: 'same',
    })
  })

  test('and left out what was opened', () => {
    const crooked = played(termsFor({ devices: [null, opened(1, bytes1), null] }))
    expect(isFair(crooked)).toBe(true)
    expect(testify(sawOf(crooked, { starts: saw.starts }), crooked)).toMatchObject({
      bytes: 'different',
      promises: 'different',
    })
  })

  test('and put bytes in the place of those that were given', () => {
    const crooked = played(termsFor({ devices: [opened(0, hex('c')), opened(1, bytes1), null] }))
    expect(isFair(crooked)).toBe(true)
    expect(testify(sawOf(crooked, { starts: saw.starts }), crooked)).toMatchObject({ bytes: 'different' })
  })

  test('and put in other bytes of somebody else', () => {
    const crooked = played(termsFor({ devices: [opened(0, bytes0), opened(1, hex('c')), null] }))
    expect(testify(sawOf(crooked, { starts: saw.starts }), crooked)).toMatchObject({
      bytes: 'same',
      promises: 'different',
    })
  })

  test('and says afterwards that the device had not opened', () => {
    const first = { ...at(saw.starts, 0) }
    const restarts = [
      { commitment: first.commitment, devices: [{ promise: promise(TABLE, 0, bytes0) }, opened(1, bytes1), null] },
    ]
    const crooked = played(termsFor({ restarts, devices: [null, opened(1, bytes1), null] }, hex('7')), hex('7'))
    expect(isFair(crooked)).toBe(true)
    const told = testify(sawOf(crooked, { starts: [first] }), crooked)
    expect(told).toMatchObject({ bytes: 'different', commitment: 'different' })
    // A device whose line broke cannot know of a start that it slept through; its own bytes still speak.
    expect(testify(sawOf(crooked, { starts: [first], line: 'broken' }), crooked)).toMatchObject({
      commitment: 'same',
      bytes: 'different',
    })
  })

  test('and changed a move, or hands out the record of another evening', () => {
    const other = played(termsFor(), seed, 2)
    expect(isFair(other)).toBe(true)
    expect(testify(saw, other)).toMatchObject({
      commitment: 'same',
      promises: 'same',
      bytes: 'same',
      moves: 'different',
    })
  })

  test('and wrote down another move than the one it was given', () => {
    const [first, ...more] = saw.moves
    const sent = { ...sure(first, 'move'), move: { kind: 'something else' } }
    expect(testify({ ...saw, moves: [sent, ...more] }, honest)).toMatchObject({ moves: 'different' })
  })
})

describe('a deal that began again', () => {
  const shutStart = {
    commitment: commitment(hex('9')),
    devices: [{ promise: promise(TABLE, 0, bytes0) }, opened(1, bytes1), null],
  }
  const without = [null, opened(1, bytes1), null]

  test('is fair if the device that stayed shut adds nothing any more', () => {
    expect(isFair(played(termsFor({ restarts: [shutStart], devices: without })))).toBe(true)
    const again = played(termsFor({ restarts: [shutStart] }))
    expect(verify(write(again), findGame)).toEqual({ fair: false, flaw: 'restart', line: 1 })
  })

  test('began again for a reason, and ends whole', () => {
    const flaw = (terms: Terms) => verify(write(played(terms)), findGame)
    const whole = { ...shutStart, devices: [opened(0, bytes0), opened(1, bytes1), null] }
    const restart = { fair: false, flaw: 'restart', line: 1 }
    expect(flaw(termsFor({ restarts: [whole] }))).toEqual(restart)
    expect(flaw(termsFor({ devices: [{ promise: promise(TABLE, 0, bytes0) }, opened(1, bytes1), null] }))).toEqual(
      restart,
    )
    expect(flaw(termsFor({ restarts: [shutStart, shutStart], devices: without }))).toEqual(restart)
  })

  test('was seen by the device that slept, which was left out and says no more than that', () => {
    const sealed = played(termsFor({ restarts: [shutStart], devices: without }))
    const slept = { commitment: shutStart.commitment, mine: [{ seat: 0, bytes: bytes0, got: 'promised' as const }] }
    const later = { commitment: sealed.terms.commitment, mine: [] }
    const testimony = testify(sawOf(sealed, { starts: [slept, later] }), sealed)
    expect(testimony).toMatchObject({ commitment: 'same', bytes: 'left out' })
    expect(contradicts(testimony)).toBe(false)
  })

  test('stands in its record, to the byte', () => {
    const text = write(played(termsFor({ restarts: [shutStart], devices: without })))
    expect(write(sure(read(text), 'record'))).toBe(text)
    expect(JSON.parse(at(text.split('\n'), 0))).toMatchObject({ humbug: 2, restarts: [shutStart] })
  })
})

test('a record from before is read as it was, and says so by having no starts', () => {
  const { restarts: _, ...old } = termsFor()
  const text = write(played(old))
  expect(JSON.parse(at(text.split('\n'), 0))).toMatchObject({ humbug: 1 })
  const verdict = verify(text, findGame)
  expect(verdict.fair && verdict.sealed.terms.restarts).toBeUndefined()
  expect(verdict.fair).toBe(true)
})
