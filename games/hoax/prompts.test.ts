/** Who may interrupt when, and what becomes of the prompt (H3.9); the last call (H5.7). */
import { describe, expect, test } from 'vitest'
import { hoax } from './index.ts'
import { fined, type Laid, type Sitting, sit } from './script.ts'

const five = (laid: Laid = {}) =>
  sit(['thief', 'peasant', 'judge', 'pope', 'wizard'], { purses: ['', '2 gold'], ...laid })
const stage = (table: Sitting) => table.state.table.stage
const accusing = (table: Sitting, seat: number) => table.offered(seat, 'accuse')

describe('at every prompt of a turn', () => {
  const prompts: [string, (table: Sitting) => Sitting][] = [
    ['action', (table) => table],
    ['emperors', (table) => table.play('0 steals gold from 1')],
    ['judges', (table) => table.play('0 steals gold from 1').window('1 illegal')],
    ['popes', (table) => table.play('0 steals gold from 1').window('1 illegal').window('2 fines gold')],
    ['choice', (table) => fined(table, [1], [2], [3])],
    ['naming', (table) => fined(table, [1], [2], [3]).play('0 pays pope 3')],
    ['sharing', (table) => fined(table, [1, 4], [2], [3]).play('0 pays judge 2')],
    ['last call', (table) => table.play('0 steals gold from 1').window()],
  ]
  const rich = () => five({ purses: ['3 gold 3 wine 1 grain', '2 gold'] })

  test.each(prompts)('H3.9 %s: all accuse and unmask, asked or not, the acting player asks questions', (at, until) => {
    const table = until(rich())
    expect(stage(table)).toBe(at)
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(table.offered(seat, 'unmask')).toHaveLength(24)
      expect(table.offered(seat, 'question')).toHaveLength(seat === 0 ? 4 : 0)
      const others = new Set(table.cards().filter((card) => !card.startsWith(`${seat}`)))
      expect(accusing(table, seat)).toHaveLength(others.size)
    }
  })

  test.each(prompts)('H3.9 %s: not during a vote or another interruption; then it goes on', (at, until) => {
    const table = until(rich())
    const before = table.asked()
    const prompt = () => hoax.prompt?.(table.state.table)
    let opened = prompt()
    table.play('0 questions 2')
    expect(prompt()).toBeUndefined()
    expect([0, 1, 3, 4].flatMap((seat) => table.offered(seat))).toEqual([])
    expect(table.offered(2, 'accuse', 'unmask', 'question')).toEqual([])
    table.play('2 shows wizard')
    expect([stage(table), table.asked()]).toEqual([at, before])
    // The clock of the prompt goes on; only the last call starts anew (H5.7).
    expect(prompt() === opened).toBe(at !== 'last call')
    opened = prompt()
    if (table.cards().length === 0) return
    table.play('3 accuses 0 thief')
    expect([0, 1, 2, 3, 4].flatMap((seat) => table.offered(seat, 'accuse', 'unmask', 'question'))).toEqual([])
    table.play('1 votes no', '2 votes no', '4 votes no')
    expect([stage(table), table.asked(), prompt()]).toEqual([at, before, opened])
  })

  test('H3.9 not while the first tokens are taken', () => {
    const table = five()
    Object.assign(table.state.table, { stage: 'taking' })
    expect([1, 2, 3, 4].flatMap((seat) => table.offered(seat))).toEqual([])
  })

  test('H3.9 of two at once the first is taken; the late one never falls on what comes next', () => {
    const table = fined(five(), [1], [2], [3])
    const { question } = table.state.agenda
    expect(table.try('4 accuses 1 emperor', question)).toBe('taken')
    expect(table.try('3 accuses 1 emperor', question)).toBe('closed')
    table.play('0 votes no', '2 votes no', '3 votes no')
    expect(table.try('3 accuses 2 judge', question)).toBe('closed')
    expect(table.try('3 accuses 2 judge')).toBe('taken')
  })

  test('H3.9 a sealed choice does not make an accusation late', () => {
    const table = five().play('0 steals gold from 1')
    const { question } = table.state.agenda
    table.play('1 illegal')
    expect(table.try('2 accuses 0 thief', question)).toBe('taken')
  })
})

describe('the last call', () => {
  const called = () =>
    five({ purses: ['1 gold 1 wine 1 grain', '2 gold'] })
      .play('0 earns as peasant')
      .window()

  test('H5.7 asks all living, and the turn ends when all have passed', () => {
    const table = called()
    expect([stage(table), table.asked(), table.offered(1, 'pass')]).toEqual([
      'last call',
      [0, 1, 2, 3, 4],
      ['1 passes'],
    ])
    table.play('0 passes', '1 passes', '2 passes', '3 passes')
    expect([stage(table), table.asked()]).toEqual(['last call', [4]])
    expect([stage(table.play('4 passes')), table.asked()]).toEqual(['action', [1]])
    expect(
      five({ out: [2, 4] })
        .play('0 earns as peasant')
        .window()
        .asked(),
    ).toEqual([0, 1, 3])
  })

  test('H5.7 goes on after a failed vote', () => {
    const table = called().play('0 passes', '3 passes').accuse('1 accuses 0 peasant')
    expect([stage(table), table.asked()]).toEqual(['last call', [1, 2, 4]])
  })

  test('H5.7 starts anew after anything else: a question, an unmasking, a revocation', () => {
    const asked = called().play('1 passes', '3 passes', '0 questions 1', '1 shows judge')
    expect(asked.asked()).toEqual([0, 1, 2, 3, 4])
    const unmasked = called().play('1 passes', '3 passes', '2 unmasks 4 wizard')
    expect([unmasked.asked(), unmasked.news('last call')]).toEqual([[0, 1, 2, 3], { kind: 'last call' }])
    const revoked = called().play('1 passes', '3 passes').accuse('1 accuses 0 peasant', 2, 3)
    expect(revoked.asked()).toEqual([0, 1, 2, 3, 4])
  })

  test('H5.7 who has passed may still interrupt', () => {
    expect(called().play('1 passes').try('1 unmasks 4 wizard')).toBe('taken')
  })
})
