import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { watch } from '../../kernel/state.ts'
import { plain as de } from './plain.de.ts'
import { plain as en } from './plain.en.ts'
import { sit } from './script.ts'

test.each([
  ['record', 'noted'],
  ['own', 'noted'],
  ['nothing', 'forgotten'],
] as const)('what was shown to a seat is, with notes of %s, %s', (notes, how) => {
  const table = sit(['thief', 'pope', 'judge'], { options: { notes } })
  const hand = at(table.state.hands, 0)
  hand.not.push({ seat: 1, role: 'judge' })
  hand.known.push({ seat: 2, role: 'judge' })
  const name = (seat: number) => at(['Ada', 'Bruno', 'Cleo'], seat)
  const shown = how === 'noted'
  expect(en.hand(table.view(0), name)).toEqual([
    'Role: Thief.',
    ...(shown ? ['Bruno is no Judge.', 'Cleo is: Judge.'] : []),
  ])
  expect(de.hand(table.view(0), name)).toEqual([
    'Rolle: Dieb.',
    ...(shown ? ['Bruno ist nicht: Richter.', 'Cleo ist: Richter.'] : []),
  ])
})

test('H1.1 each role is there twice, so nobody is called the only one', () => {
  const table = sit(['thief', 'pope', 'judge'])
  const { state } = table
  state.table.vote = { of: 1, role: 'judge' } as typeof state.table.vote
  state.table.denied = [[], [], ['judge']]
  const told = (plain: typeof en) => plain.table(watch(state).table, String).map(({ says }) => says)
  expect(told(en)).toEqual(expect.arrayContaining(['1 is accused of being no Judge.', 'is no Judge']))
  expect(told(de)).toEqual(expect.arrayContaining(['1 soll nicht sein: Richter.', 'ist nicht: Richter']))
})
