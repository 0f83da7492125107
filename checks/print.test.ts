import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { borrowed, runsOf } from './print.ts'

const root = join(import.meta.dirname, '..')
/** The rulebooks as they were printed are not in the repository. Who has them names their folder, or lays it beside the clone. */
const beside = ['../shared/seeds', '../../shared/seeds'].map((path) => join(root, path))
const folder = process.env.HUMBUG_PRINTED ?? beside.find(existsSync)
const printed = new Set(
  folder === undefined
    ? []
    : readdirSync(folder).flatMap((name) =>
        name.endsWith('.txt') ? [...runsOf(readFileSync(join(folder, name), 'utf8'))] : [],
      ),
)

const ours = ['*.md', 'docs/**/*.md', 'games/**/*.txt', '{kernel,games,protocol,server,web,bots,cli}/**/*.{md,ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !path.includes('.test.'))

describe('our texts', () => {
  // Where the printed rulebooks are not at hand, nothing can be compared, and the report says: skipped.
  test.skipIf(folder === undefined)('borrow no run of eight words from a printed rulebook', () => {
    expect(printed.size).toBeGreaterThan(1000)
    const found = ours.flatMap((path) =>
      borrowed(readFileSync(join(root, path), 'utf8'), printed).map((run) => `${path}: ${run}`),
    )
    expect(found).toEqual([])
  })
})

test('eight words in a row are found, whatever stands between them; seven are not', () => {
  const book = runsOf('Everybody fills *their* goblet, looks away, and drinks it at once.')
  expect(borrowed('“Fills their goblet” looks – away and drinks, it’s said', book)).toEqual([
    'fills their goblet looks away and drinks it',
  ])
  expect(borrowed('Fills their goblet, looks away and drinks', book)).toEqual([])
})
