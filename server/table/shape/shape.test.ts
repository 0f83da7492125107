import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../../kernel/at.ts'
import { same } from '../../../kernel/state.ts'
import { SNAPSHOT } from '../history.ts'
import type { Table } from '../table.ts'
import { ShapeSeen } from './shape.ts'
import { changedAt, everyState, everyTable } from './tables.ts'

const file = join(import.meta.dirname, 'shape.txt')
const ADVICE = `
The shape of a table has changed. Snapshots that are kept have the old one, so:
  1. count SNAPSHOT in server/table/history.ts up (tables are then read from their lines once, which are the truth);
  2. HUMBUG_SHAPE=write npm run test:unit -- server/table/shape writes the new shape down.
The second is refused without the first.`

/** A game's state lies under its own name: the same field may be something else in another game. */
function seeTable(seen: ShapeSeen, { play, settings: { options, ...settings }, ...table }: Table): void {
  const { state = undefined, terms, ...rest } = play ?? {}
  const { options: _, ...said } = terms ?? { options }
  seen.see({ ...table, settings, play: play && { ...rest, terms: said } }, 'table')
  if (state) seen.see(state, settings.game)
}

let seen: ShapeSeen
let midst: Table
beforeAll(() => {
  seen = new ShapeSeen()
  everyTable((table) => {
    seeTable(seen, table)
    if (table.visits.length > 0) midst ??= structuredClone(table)
  })
  everyState((game, state) => seen.see(state, game))
})

const keptLines = () => readFileSync(file, 'utf8').trimEnd().split('\n')
const linesWith = (lines: readonly string[]) => [`SNAPSHOT ${SNAPSHOT}`, ...lines]

const rootOf = (line: string) => line.split(/\W/, 1)[0] ?? ''

/** Without games that are not written down: nobody keeps a snapshot of one before it is released, and then it is (checks/release.ts). */
function withoutNewGames(lines: readonly string[]): string[] {
  const known = new Set(keptLines().map(rootOf))
  return lines.filter((line) => known.has(rootOf(line)))
}

test('SNAPSHOT is counted up whenever the shape of a table changes', () => {
  const lines = linesWith(seen.lines)
  const isCounted = keptLines()[0] !== lines[0]
  const mayWrite = isCounted || same(withoutNewGames(lines), keptLines())
  if (process.env.HUMBUG_SHAPE === 'write' && mayWrite) writeFileSync(file, `${lines.join('\n')}\n`)
  expect(withoutNewGames(lines), ADVICE).toEqual(keptLines())
})

test('every field of a table is seen with something in it', () => {
  const bare = seen.lines.filter((line) => /^table.*: null$/.test(line))
  const empty = seen.lines.filter((line) => /^table.*: list$/.test(line)).map((line) => line.slice(0, -': list'.length))
  expect([bare, empty.filter((path) => !seen.lines.some((line) => line.startsWith(`${path}[]`)))]).toEqual([[], []])
})

describe('a change is noticed', () => {
  type Part = Record<string, unknown>
  const changes: Readonly<Record<string, (part: Part, key: string) => void>> = {
    added: (part) => {
      part.colour = 'red'
    },
    renamed: (part, key) => {
      part[`${key}Once`] = part[key]
      delete part[key]
    },
    retyped: (part, key) => {
      part[key] = { was: part[key] }
    },
  }
  const places: readonly (readonly [path: string, key: string])[] = [
    ['', 'locked'],
    ['settings', 'clock'],
    ['chairs.0', 'welcomes'],
    ['visits.0', 'moves'],
    ['restarts.0', 'commitment'],
    ['play', 'grants'],
    ['play.terms', 'commitment'],
    ['play.state.agenda', 'question'],
    ['play.state.table', 'news'],
    ['play.state.hands.0', 'news'],
  ]

  test.each(Object.keys(changes).flatMap((change) => places.map(([path, key]) => [change, path, key])))(
    '%s: %s %s',
    (change, path = '', key = '') => {
      const keys = path.split('.').filter(Boolean)
      const again = new ShapeSeen()
      seeTable(again, midst)
      const other = new ShapeSeen()
      seeTable(
        other,
        changedAt(midst, keys, (part) => sure(changes[change ?? ''], 'change')(part, key)),
      )
      const known = new Set(seen.lines)
      expect(again.lines).not.toEqual(other.lines)
      expect(other.lines.some((line) => !known.has(line) && !again.lines.includes(line))).toBe(true)
    },
  )

  test('removed: a field that no table has any more', () => {
    const fewer = new ShapeSeen()
    everyTable((table) => {
      const { at: _, ...less } = table
      seeTable(fewer, less as Table)
    })
    const left = fewer.lines
    expect(seen.lines.filter((line) => line.startsWith('table') && !left.includes(line))).toEqual(['table.at: number'])
  })
})
