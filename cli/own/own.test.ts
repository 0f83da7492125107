/** Bots of somebody's own in tournaments, and the examples of the guide. */
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rats } from '../../games/rats/index.ts'
import { defaults } from '../../kernel/game.ts'
import { copy, look, type View } from '../../kernel/state.ts'
import { findBots } from '../../test/brains.ts'
import { newFolder } from '../../test/open.ts'
import { pythonPath } from '../../test/python.ts'
import { here, inEnglish } from '../heard.ts'
import { ownPlay } from './own-play.ts'
import type { OwnPlayer } from './player.ts'
import type { Start } from './shape.ts'

inEnglish()

const folder = newFolder()
const examples = relative('.', join(import.meta.dirname, '../../docs/authoring/bots'))

function written(name: string, code: string): string {
  const file = join(folder, name)
  writeFileSync(file, code)
  return file
}

const tournament = async (seats: string, ...more: string[]) => {
  const { out, err } = await here('tournament', 'rats', '--seats', seats, '--rotate', ...more, '--json')
  expect(err).toBe('')
  return JSON.parse(out).shares.map(({ share }: { share: number }) => share)
}

describe('the examples win more than their share', () => {
  const rivals = 'random,random,random'

  test('in TypeScript: against random players, and against simple puppets', async () => {
    const [share] = await tournament(`${examples}/ratter.ts,${rivals}`, '--games', '200')
    expect(share).toBeGreaterThan(0.5)
    const [harder] = await tournament(`${examples}/ratter.ts,easy,easy,easy`, '--games', '200')
    expect(harder).toBeGreaterThan(0.3)
  })

  test.skipIf(!pythonPath())('in Python: against random players', async () => {
    const [share] = await tournament(`exec:python3 ${examples}/ratter.py,${rivals}`, '--games', '200')
    expect(share).toBeGreaterThan(0.5)
  })
})

test('is handed what its seat sees in a tournament as well, and not what puppets recall; a copy, so that it changes nothing', async () => {
  const [handed, seen]: [View[], View[]] = [[], []]
  const starts: Start[] = []
  const spy: OwnPlayer = {
    begin: (start) => starts.push(start),
    stop() {},
    async choose(view, moves) {
      handed.push(copy(view))
      Object.assign(view.table, { sanity: [] })
      Object.assign(moves[0] ?? {}, { kind: 'win' })
      return 0
    },
  }
  const { random } = findBots('rats')
  const options = defaults(rats, 3)
  await ownPlay(rats as never, [random, spy, random], options, 7, (state, seat) => {
    if (seat === 1) seen.push(copy(look(state, seat)))
  })
  expect(handed.length).toBeGreaterThan(0)
  expect(handed).toEqual(seen)
  expect(starts).toEqual([{ game: 'rats', options, seats: 3, seat: 1, seed: expect.any(Number) }])
})

test('two of one file are two players, each made for its own chair in every game', async () => {
  const seated = written(
    'seated.ts',
    `export const bot = ({ seat, seats }) => {
      return { choose: (view, chance, moves) => {
        if (view.seat !== seat || seats !== 3) throw new Error('this is not my chair')
        return chance(moves.length)
      } }
    }`,
  )
  const shares: number[] = await tournament(`${seated},${seated},random`, '--games', '20')
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

describe('in a tournament that cannot be played to its end one line says why', () => {
  const throws = written('throws.ts', `export const bot = { choose() { throw new RangeError('no idea') } }`)
  const cheats = written('cheats.ts', `export const bot = { choose: () => 99 }`)
  test.each([
    ['/nowhere/x.ts,random,random', 'there is no file “/nowhere/x.ts”'],
    [`random,${throws},random`, `${throws} spoilt game 1, on chair 2. It failed: RangeError: no idea`],
    [`random,random,${cheats}`, `${cheats} spoilt game 1, on chair 3. Its answer is none of the open moves: 99`],
    ['exec:exit 4,random,random', 'exec:exit 4 spoilt game 1, on chair 1. Its program has ended (4).'],
  ])('%s', async (seats, line) => {
    const { status, out, err } = await here('tournament', 'rats', '--seats', seats, '--games', '1')
    expect([status, out, err.trim().split('\n').length]).toEqual([2, '', 1])
    expect(err).toContain(line)
  })
})
