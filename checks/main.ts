/**
 * `npm test`: every check, and the tests whose turn it is; the ten slowest files, what was left out here, all that was red, and
 * the count of all of it last.
 * `--all`: every test.
 */
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { suite } from './suite.ts'
import { nameOf } from './tally.ts'
import { leftBy, seedOfTurns } from './turns.ts'

const SLOWEST = 10
/** Of each that was red: the rest stands above, where it happened. */
const LINES = 25
const seconds = (time: number) => (time / 1000).toFixed(1).padStart(6)

const say = (line: string) => process.stdout.write(`${line}\n`)
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values
const seed = seedOfTurns()
const later = all ? [] : leftBy(seed)
const env = { ...process.env, ...colours, HUMBUG_LATER: later.join() }
const { passed, failed, reds, skipped, took } = await suite('all', env, say)
const slowest = [...took].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST)
say(`\n— the slowest files\n${slowest.map(([file, time]) => `${seconds(time)} s  ${file}`).join('\n')}`)
if (later.length > 0)
  say(
    `\n— for another time (turns ${seed}; npm test -- --all plays everything)\n${later.map((file) => `  ${file}`).join('\n')}`,
  )
if (skipped.size > 0) say(`\n— left out here\n${[...skipped].map(([file, many]) => `  ${file}: ${many}`).join('\n')}`)
for (const red of reds) {
  const why = stripVTControlCharacters(red.why ?? '')
    .trim()
    .split('\n')
    .slice(0, LINES)
  say(`\n— red: ${nameOf(red)}\n${why.join('\n')}`)
}
say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
