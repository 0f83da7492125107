import { expect, test } from 'vitest'
import { hoax } from './index.ts'
import { sit } from './script.ts'
import type { Move } from './state.ts'

const four = () => sit(['thief', 'peasant', 'judge', 'pope'])

test.each([
  [{ kind: 'steal', from: 1, sort: 'gold' }, ['claims', 'true claims']],
  [{ kind: 'spell', from: 1, sort: 'gold' }, ['claims', 'lies']],
  [{ kind: 'tax', role: 'pope' }, ['claims', 'lies']],
  [{ kind: 'income', role: 'peasant' }, ['claims', 'lies']],
  [{ kind: 'illegal' }, ['claims', 'lies']],
  [{ kind: 'fine', sort: 'gold' }, ['claims', 'lies']],
  [{ kind: 'forgive' }, ['claims', 'lies']],
  [{ kind: 'immune' }, ['claims', 'lies']],
  [{ kind: 'accuse', seat: 2, role: 'judge' }, ['accusations', 'truths accused']],
  [{ kind: 'accuse', seat: 2, role: 'pope' }, ['accusations', 'lies accused']],
  [{ kind: 'unmask', seat: 2, role: 'judge' }, ['unmaskings', 'right guesses']],
  [{ kind: 'unmask', seat: 2, role: 'pope' }, ['unmaskings', 'wrong guesses']],
  [{ kind: 'question', seat: 2 }, ['questions']],
  [{ kind: 'pass' }, []],
] as const)('H3.1 H5.1 H6.1 H7.1 the chronicler counts %o', (move: Move, counted) => {
  expect(hoax.tally(four().state, 0, move)).toEqual(counted)
})

test('H9.1 H9.4 a game ends with the last one, with a proof or with the last round', () => {
  const { table } = four().state
  expect(hoax.ending(table)).toBe('none')
  for (const ending of ['last', 'proof', 'rounds'] as const) {
    const last = { ending, roles: [], gained: [], winners: [] }
    expect(hoax.ending({ ...table, last })).toBe(ending)
  }
})
