import { afterEach, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at as nth } from '../../kernel/at.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import type { Table } from '../../server/table/table.ts'
import { inAll } from '../long.ts'
import { closeAll } from '../open.ts'
import { anyStep, bytesTo, hideOtherwise, type Leak, makeMove, quietStep, SEATS, twin } from './twins.ts'

afterEach(closeAll)

const TRIALS = inAll(8, 40)

interface Told {
  readonly first: readonly string[]
  readonly second: readonly string[]
  /** Quiet moves that were made while the two houses hid different things. */
  readonly quiet: number
}

/** Plays a while, hides something else in the second house, plays on quietly, and collects what outsiders were told. */
async function tell(game: Game, seed: number, leak?: Leak): Promise<Told> {
  const luck = seeded(scatter(seed, 1))
  const first = await twin(game, seed, leak)
  const second = await twin(game, seed, leak)
  for (let moves = luck(12); moves > 0; moves--) {
    const step = anyStep(first, luck)
    if (!step) break
    await makeMove(first, step.seat, step.move)
    await makeMove(second, step.seat, step.move)
  }
  const observer = luck(SEATS)
  let quiet = 0
  if (hideOtherwise(first, second, observer, luck) === 'different') {
    for (let step = quietStep(first, second, observer, luck); step; step = quietStep(first, second, observer, luck)) {
      await makeMove(first, step.seat, step.move)
      await makeMove(second, step.seat, step.move)
      if (++quiet === 8) break
    }
  }
  const told = [first, second].map(({ people, watcher, log }) => [
    ...bytesTo(nth(people, observer)),
    ...bytesTo(watcher),
    ...log,
  ])
  return { first: nth(told, 0), second: nth(told, 1), quiet }
}

test.each(games)('$key: who may not know hears the same from two houses that hide different things', async (game) => {
  let quiet = 0
  for (let seed = 1; seed <= TRIALS; seed++) {
    const told = await tell(game, seed)
    expect(told.second).toEqual(told.first)
    quiet += told.quiet
    await closeAll()
  }
  expect(quiet).toBeGreaterThan(TRIALS / 2)
})

/** All that is hidden at a table: some games keep it in the box, some in hands. */
const hidden = ({ play }: Table) => JSON.stringify(play ? [play.state.box, play.state.hands] : null)

const leaks: Readonly<Record<string, Leak>> = {
  'says what is hidden': (table) => {
    table.news.push({ kind: 'said', seat: 0, words: { is: 'text', text: hidden(table) } })
  },
  'makes its news longer by what is hidden': (table) => {
    const sum = [...hidden(table)].reduce((total, letter, at) => total + at * (letter.codePointAt(0) ?? 0), 0)
    for (let at = sum % 16; at > 0; at--) table.news.push({ kind: 'time' })
  },
}

const leaky = games.flatMap((game) =>
  Object.entries(leaks).map(([what, leak]) => [game.key, what, game, leak] as const),
)

test.each(leaky)('%s: a house that %s is found out', async (_key, _what, game, leak) => {
  for (let seed = 1; seed <= TRIALS; seed++) {
    const { first, second } = await tell(game, seed, leak)
    await closeAll()
    if (JSON.stringify(first) !== JSON.stringify(second)) return
  }
  expect.unreachable('nobody noticed')
})
