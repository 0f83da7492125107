import { describe, expect, test } from 'vitest'
import { look, watch } from '../../kernel/state.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import { roles } from './state.ts'

const four = (laid: Laid = {}) =>
  sit(['thief', 'peasant', 'judge', 'pope'], { purses: ['1 gold', '2 gold 1 wine', '', '1 grain'], ...laid })
const stage = (table: Sitting) => table.state.table.stage

describe('unmasking', () => {
  test('H6.1 anybody guesses anybody else’s role at any time', () => {
    const table = four()
    for (const seat of [0, 1, 2, 3]) {
      const others = [0, 1, 2, 3].filter((other) => other !== seat)
      const guesses = others.flatMap((other) => roles.map((role) => `${seat} unmasks ${other} ${role}`))
      expect(table.offered(seat, 'unmask')).toEqual(guesses)
    }
  })

  test('H6.1 no guess is what he cannot be: denied to all, or shown to me', () => {
    const table = four({ denied: { 1: ['emperor'] }, purses: ['1 gold 1 wine 1 grain'] })
    table.play('0 questions 1', '1 shows pope')
    const guesses = (seat: number) => table.offered(seat, 'unmask').filter((line) => line.includes('unmasks 1'))
    expect(guesses(0)).toEqual(['judge', 'wizard', 'thief', 'peasant'].map((role) => `0 unmasks 1 ${role}`))
    expect(guesses(2)).toContain('2 unmasks 1 pope')
    expect(guesses(2)).not.toContain('2 unmasks 1 emperor')
  })

  test('H6.2 right: the unmasked is out, and all his tokens go to the unmasker, packs too', () => {
    const table = four({ purses: ['1 gold', '2 gold 1 wine 1 grain'] }).play('2 unmasks 1 peasant')
    expect([table.state.table.out, table.purses()]).toEqual([
      [null, 1, null, null],
      ['1 gold', '', '2 gold 1 wine 1 grain', ''],
    ])
    expect(table.news('unmasked')).toEqual({ kind: 'unmasked', by: 2, of: 1, out: 1, heir: 2 })
  })

  test('H6.2 wrong: the guesser is out, and all his tokens go to the other', () => {
    const table = four().play('1 unmasks 2 thief')
    expect([table.state.table.out, table.purses()]).toEqual([
      [null, 1, null, null],
      ['1 gold', '', '2 gold 1 wine', '1 grain'],
    ])
    expect(table.news('unmasked')).toMatchObject({ out: 1, heir: 2 })
  })

  test('H6.3 only those two learn the guess; a wrong guesser does not learn the role', () => {
    const [thief, wizard] = [four().play('1 unmasks 2 thief'), four().play('1 unmasks 2 wizard')]
    expect(watch(thief.state)).toEqual(watch(wizard.state))
    for (const seat of [0, 3]) expect(look(thief.state, seat)).toEqual(look(wizard.state, seat))
    const guess = { kind: 'guessed', by: 1, of: 2, role: 'thief', right: false }
    expect([0, 1, 2, 3].map((seat) => thief.secret(seat))).toEqual([[], [guess], [guess], []])
    expect(thief.view(1).hand).toMatchObject({ not: [{ seat: 2, role: 'thief' }], known: [] })
  })

  test('H6.3 an unmasked role stays secret; the unmasker keeps it in mind', () => {
    const table = four().play('2 unmasks 1 peasant')
    const twin = sit(['thief', 'wizard', 'judge', 'pope'], { purses: ['1 gold', '2 gold 1 wine', '', '1 grain'] })
    twin.play('2 unmasks 1 wizard')
    expect(watch(table.state)).toEqual(watch(twin.state))
    expect(table.view(2).hand.known).toEqual([{ seat: 1, role: 'peasant' }])
  })

  test('H6.4 the acting player out: next is the next living seat', () => {
    expect(
      four({ out: [1] })
        .play('2 unmasks 0 thief')
        .asked(),
    ).toEqual([2])
  })

  test('H6.5 who is out neither votes, reacts nor is asked for anything', () => {
    const table = four({ out: [1] }).play('0 earns as peasant')
    expect([table.asked(), table.offered(1)]).toEqual([[2, 3], []])
    table.play('2 accuses 0 peasant')
    expect(table.asked()).toEqual([3])
    table.play('3 votes no').window()
    expect(table.asked()).toEqual([0, 2, 3])
    expect(table.try('1 passes')).toBe('closed')
  })

  test('H6.5 a seal of one who goes out is no claim', () => {
    const table = four().play('0 earns as peasant', '1 illegal', '2 unmasks 1 peasant', '2 passes', '3 passes')
    expect([stage(table), table.cards()]).toEqual(['last call', ['0 peasant']])
  })

  test('H9.1 the last player in the game wins', () => {
    const table = four({ out: [1, 3] }).play('0 unmasks 2 wizard')
    expect(table.news('ended')).toMatchObject({ ending: 'last', winners: [2] })
    expect([stage(table), table.asked()]).toEqual(['over', []])
  })
})
