import { describe, expect, test } from 'vitest'
import { sure } from './at.ts'
import type { Terms } from './fair.ts'
import { read, type Sealed, write } from './record.ts'

const terms: Terms = { table: 'T1', game: 'any', seats: 1, options: {}, commitment: '0'.repeat(64), devices: [null] }

/** A record with one move, in which there are so many brackets within each other. */
function recordOf(deep: number): string {
  const [head, deal, last] = write({ terms, dealt: [], entries: [{ seat: 0, move: { kind: 'x' }, drawn: [] }] }).split(
    '\n',
  )
  const brackets = `${'['.repeat(deep - 1)}${']'.repeat(deep - 1)}`
  return [head, deal, sure(last, 'entry').replace('"x"', `"x","a":${brackets}`), ''].join('\n')
}

describe('a record of somebody else', () => {
  test('is read with moves of any shape that a game may have', () => {
    const sealed: Sealed = sure(read(recordOf(32)), 'record')
    expect(sealed.entries).toHaveLength(1)
    expect(write(sealed)).toBe(recordOf(32))
  })

  test.each([33, 20_000, 1_000_000])(
    'is none of ours where a move is %i deep, and breaks nobody who reads it',
    (deep) => {
      expect(read(recordOf(deep))).toBeUndefined()
    },
  )
})
