import { expect, test } from 'vitest'
import type { Laid, Sitting } from '../script.ts'
import { sit } from '../script.ts'

const her: Laid = { characters: { 2: 'hemlock' } }
const toasted = (laid = her) => sit(4, laid).hold(1, '').play('1 toasts')

/** Everybody passes: in which order they were asked. */
function order(table: Sitting): string[] {
  const asked: string[] = []
  while (table.state.table.call) {
    asked.push(`${table.state.table.stage} ${table.asked()}`)
    table.play(`${table.asked()} passes`)
  }
  return asked
}

test('C16 Queen Hemlock takes her last action after everybody else, the caller too', () => {
  const table = toasted()
  expect(table.kinds(2)).toEqual(['pass', 'wait'])
  table.play('2 waits')
  expect(table.news('waits')).toEqual({ kind: 'waits', seat: 2 })
  expect(order(table)).toEqual(['last 3', 'last 0', 'last 1', 'last 2'])
})

test('C16 or in her place, if she likes', () => {
  expect(order(toasted())).toEqual(['hold 2', 'last 2', 'last 3', 'last 0', 'last 1'])
})

test('C16 one action, as good as any: she waits and pours', () => {
  const table = toasted().fill().play('2 waits', '3 passes', '0 passes', '1 passes', '2 pours poison 1')
  expect(table.news('drunk')?.goblets[1]?.poisoned).toBe(true)
})

test('C16 comes before the abilities before drinking', () => {
  const table = toasted({ characters: { 2: 'hemlock', 3: 'cicuta' } }).play('2 waits')
  expect(order(table)).toEqual(['last 3', 'last 0', 'last 1', 'last 2', 'before 3'])
})

test('C16 has no effect when she is the caller, nor when the table called for her as Host', () => {
  const caller = sit(4, her).play('1 passes').hold(2, '').play('2 toasts')
  expect(order(caller)).toEqual(['last 3', 'last 0', 'last 1', 'last 2'])
  const host = sit(4, { ...her, options: { host: 2, rounds: 10 } }).idle(10)
  expect(order(host)).toEqual(['last 3', 'last 0', 'last 1', 'last 2'])
})

test('C16 waits for nobody on an ordinary turn, and nobody else waits', () => {
  expect(sit(4, her).play('1 passes').try('2 waits')).toBe('illegal')
  expect(toasted().play('2 passes', '2 passes').try('3 waits')).toBe('illegal')
})

test('C16 in a pair the taster’s free Peek comes just before it', () => {
  const pair = () =>
    sit(8, { characters: { 5: 'hemlock' } })
      .hold(1, '')
      .play('3 toasts')
  expect([pair().asked(), pair().state.table.stage]).toEqual([5, 'hold'])
  expect(order(pair().play('5 waits'))).toEqual([
    'sip 6',
    'last 7',
    'sip 0',
    'last 1',
    'sip 2',
    'last 3',
    'sip 4',
    'last 5',
  ])
  expect(order(pair()).slice(0, 3)).toEqual(['hold 5', 'sip 4', 'last 5'])
})
