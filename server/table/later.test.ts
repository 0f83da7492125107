import { describe, expect, test } from 'vitest'
import { goblets } from '../../games/goblets/index.ts'
import { defaults } from '../../kernel/game.ts'
import { settingsFor } from '../../test/open.ts'
import type { Line } from '../store/store.ts'
import { enact } from './conduct.ts'
import type { Deed } from './deed.ts'
import { rebuild, snapshotOf } from './history.ts'
import { Later } from './later.ts'
import { bare } from './table.ts'

const settings = settingsFor(4, {}, goblets)
const opening = (changes: object): Deed => ({
  ...{ kind: 'opened', code: 'N941HV', thinking: null, password: null, host: 'a'.repeat(64), seed: 'b'.repeat(64) },
  settings: { ...settings, ...changes },
})
const lines = (...deeds: readonly object[]): Line[] =>
  deeds.map((deed, at) => ({ seq: at + 1, command: null, text: JSON.stringify({ at, deed }), chain: '' }))

const options = (changes: object) => ({ options: { ...defaults(goblets, 4), ...changes } })
const strange: Readonly<Record<string, object>> = {
  'a game': { game: 'whist' },
  'an option': options({ candles: 'many' }),
  'a choice': options({ memory: 'of elephants' }),
  'an edition': options({ edition: 99 }),
}

describe('a house that is older than what was written', () => {
  test('knows what it knows', () => {
    expect(rebuild(undefined, lines(opening({}), { kind: 'locked' }))).toMatchObject({ locked: true, seq: 2 })
    // As houses wrote it that knew no editions.
    const { edition: _, ...first } = defaults(goblets, 4)
    expect(rebuild(undefined, lines(opening({ options: first })))).toMatchObject({ seq: 1 })
  })

  test('does not guess what a deed means', () => {
    expect(() => rebuild(undefined, lines(opening({}), { kind: 'waved' }))).toThrow(Later)
    // A word that every object knows.
    expect(() => rebuild(undefined, lines(opening({}), { kind: 'toString' }))).toThrow(Later)
  })

  test.each(Object.entries(strange))('does not guess what %s is, in a line or in a snapshot', (_, changes) => {
    expect(() => rebuild(undefined, lines(opening(changes)))).toThrow(Later)
    const table = bare()
    enact(table, opening(changes), 1)
    expect(() => rebuild(snapshotOf(table), [])).toThrow(Later)
  })
})
