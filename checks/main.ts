/** `npm test`: every check and every test; the ten slowest files, all that was red, and the count of all of it last. */
import { stripVTControlCharacters } from 'node:util'
import { suite } from './suite.ts'
import { nameOf } from './tally.ts'

const SLOWEST = 10
/** Of each that was red: the rest stands above, where it happened. */
const LINES = 25
const seconds = (time: number) => (time / 1000).toFixed(1).padStart(6)

const say = (line: string) => process.stdout.write(`${line}\n`)
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const { passed, failed, reds, took } = await suite('all', { ...process.env, ...colours }, say)
const slowest = [...took].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST)
say(`\n— the slowest files\n${slowest.map(([file, time]) => `${seconds(time)} s  ${file}`).join('\n')}`)
for (const red of reds) {
  const why = stripVTControlCharacters(red.why ?? '')
    .trim()
    .split('\n')
    .slice(0, LINES)
  say(`\n— red: ${nameOf(red)}\n${why.join('\n')}`)
}
say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
