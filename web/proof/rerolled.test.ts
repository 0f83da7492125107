/** Whoever knows the seed and all bytes may still write the record: nothing in it may be chosen until the deal suits. */
import { describe, expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { agreement, commitment, NO_RECEIPT, promise } from '../../kernel/fair.ts'
import { type Sealed, write } from '../../kernel/record.ts'
import { testify, type Witness } from '../../kernel/witness.ts'
import { judge } from './judge.ts'
import { bytes0, bytes1, hex, honest, isFair, opened, played, saw, sawOf, TABLE, termsFor } from './witness.script.ts'
import { worthOf } from './worth.ts'

/** What the page makes of a record, on a device that saw this. */
function worthTo(witness: Witness, sealed: Sealed) {
  const finding = judge({ text: write(sealed), witnesses: [witness] }, findGame)
  return finding.fair ? worthOf(finding) : finding.flaw
}

describe('a house that knows all bytes, and looks for a deal that suits it', () => {
  const options: Record<string, unknown> = { ...termsFor().options }
  const [anyOption = ''] = Object.keys(options)
  const { [anyOption]: _usual, ...fewer } = options
  test.each([
    ['spells the options in another order', { options: Object.fromEntries(Object.entries(options).reverse()) }],
    ['leaves out an option that is usual anyway', { options: fewer }],
  ])('%s', (_, more) => {
    const crooked = played(termsFor(more))
    expect(crooked.dealt.concat(crooked.entries.flatMap(({ drawn }) => drawn))).not.toEqual(
      honest.dealt.concat(honest.entries.flatMap(({ drawn }) => drawn)),
    )
    expect(isFair(crooked)).toBe(true)
    const told = sawOf(crooked, { starts: saw.starts })
    expect(testify(told, crooked)).toMatchObject({ commitment: 'same', promises: 'same', bytes: 'same', moves: 'same' })
    expect(worthTo(told, crooked)).toBe('not seen')
  })

  test.each(['held', 'broken'] as const)('invents a start in which a puppet stayed shut (a line that %s)', (line) => {
    const shut = { commitment: hex('8'), devices: [null, null, { promise: hex('f') }] }
    const crooked = played(termsFor({ restarts: [shut] }))
    expect(isFair(crooked)).toBe(true)
    // Shown another letter in the lobby, the device has seen as many starts as stand in the record.
    const starts = [{ commitment: shut.commitment, mine: [] }, ...saw.starts]
    expect(worthTo(sawOf(crooked, { starts, line }), crooked)).toBe('not seen')
    expect(testify(sawOf(crooked, { starts, line }), crooked)).toMatchObject({ commitment: 'same', promises: 'same' })
  })

  test('says what it hangs on to nobody: then nobody can say that it was fair', () => {
    const starts = saw.starts.map(({ agreement: _, ...start }) => start)
    expect(testify({ ...saw, starts }, honest)).toMatchObject({ agreement: 'unseen', bytes: 'same' })
    expect(worthTo({ ...saw, starts }, honest)).toBe('alone')
  })

  test('says it of the start before alone', () => {
    const first = { commitment: commitment(hex('9')), devices: [{ promise: promise(TABLE, 0, bytes0) }, null, null] }
    const again = played(termsFor({ restarts: [first], devices: [null, opened(1, bytes1), null] }))
    const before = { ...termsFor(), ...first, restarts: [] }
    const starts = [
      { commitment: first.commitment, agreement: agreement(before), mine: [] },
      { commitment: again.terms.commitment, mine: [] },
    ]
    expect(testify(sawOf(again, { starts }), again)).toMatchObject({ agreement: 'unseen' })
    expect(worthTo(sawOf(again, { starts }), again)).toBe('alone')
  })

  test('asks no device for bytes', () => {
    const crooked = played(termsFor({ devices: [null, null, null] }))
    const only = { commitment: crooked.terms.commitment, mine: [] }
    expect(worthTo(sawOf(crooked, { starts: [only], moves: [] }), crooked)).toBe('alone')
    const told = { ...only, promises: [null, null, null], agreement: agreement(crooked.terms) }
    expect(worthTo(sawOf(crooked, { starts: [told], moves: [] }), crooked)).toBe('without own')
  })

  test('gives no receipt, or one for two moves', () => {
    expect(worthTo(saw, honest)).toBe('fair')
    const none = saw.moves.map((move) => ({ ...move, receipt: NO_RECEIPT }))
    expect(testify({ ...saw, moves: none }, honest)).toMatchObject({ moves: 'different' })
    const [first] = saw.moves
    const twice = [sure(first, 'move'), { ...sure(first, 'move') }]
    expect(testify({ ...saw, moves: twice }, honest)).toMatchObject({ moves: 'different' })
  })
})
