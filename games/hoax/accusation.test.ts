import { describe, expect, test } from 'vitest'
import { look, watch } from '../../kernel/state.ts'
import { fined, type Laid, type Sitting, sit } from './script.ts'
import type { Role } from './state.ts'

const five = (laid: Laid = {}) =>
  sit(['thief', 'peasant', 'judge', 'pope', 'wizard'], { purses: ['', '2 gold'], ...laid })
const stage = (table: Sitting) => table.state.table.stage
const accusing = (table: Sitting, seat: number) => table.offered(seat, 'accuse')

describe('accusing', () => {
  test('H5.1 a claim of this turn that still stands, of another living player', () => {
    const table = fined(five(), [1], [2], [3])
    expect(accusing(table, 0)).toEqual(['0 accuses 1 emperor', '0 accuses 2 judge', '0 accuses 3 pope'])
    expect(accusing(table, 2)).toEqual(['2 accuses 0 thief', '2 accuses 1 emperor', '2 accuses 3 pope'])
    expect(table.try('2 accuses 0 wizard')).toBe('illegal')
    table.play('0 pays judge 2').window().play('1 earns as peasant')
    expect(accusing(table, 0)).toEqual(['0 accuses 1 peasant'])
  })

  test('H5.1 nothing was said yet: nobody can be accused', () => {
    expect([0, 1, 2, 3, 4].flatMap((seat) => accusing(five(), seat))).toEqual([])
  })

  test('H5.2 everybody but the accused votes, the accuser has voted yes', () => {
    const table = five({ out: [3] }).play('0 steals gold from 1', '1 accuses 0 thief')
    expect([table.asked(), table.state.table.vote?.voted]).toEqual([
      [2, 4],
      [false, true, false, false, false],
    ])
    expect([table.offered(2), table.offered(0), table.offered(1), table.offered(3)]).toEqual([
      ['2 votes yes', '2 votes no'],
      [],
      [],
      [],
    ])
    table.play('2 votes no')
    expect([table.asked(), table.try('2 votes yes')]).toEqual([[4], 'closed'])
  })

  // The accuser is one of the yes votes; as many seats as votes and the accused.
  test.each([
    [1, 2, [], true],
    [2, 3, [], false],
    [2, 3, [2], true],
    [3, 4, [], false],
    [3, 4, [2], true],
    [4, 5, [2], false],
    [4, 5, [2, 3], true],
    [5, 6, [2], false],
    [5, 6, [2, 3], true],
  ] as const)(
    'H5.2 H8.1 of %i votes (%i players) the accuser and %j are enough: %s',
    (_votes, players, yes, carried) => {
      const roles: Role[] = ['thief', 'peasant', 'judge', 'pope', 'wizard', 'judge']
      const out = roles.map((_, seat) => seat).slice(players)
      const table = sit(roles, { out })
        .play('0 earns as peasant')
        .accuse('1 accuses 0 peasant', ...yes)
      expect(table.news('voted')).toMatchObject({ by: 1, of: 0, role: 'peasant', carried })
      expect(table.state.table.denied[0]).toEqual(carried ? ['peasant'] : [])
    },
  )

  test('H5.2 votes are sealed until all are in, then shown by name', () => {
    const voting = (vote: string) => five().play('0 steals gold from 1', '1 accuses 0 thief', `3 votes ${vote}`)
    const [yes, no] = [voting('yes'), voting('no')]
    expect(watch(yes.state)).toEqual(watch(no.state))
    for (const seat of [0, 1, 2, 4]) expect(look(yes.state, seat)).toEqual(look(no.state, seat))
    no.play('2 votes no', '4 votes yes')
    expect(no.news('voted')?.votes).toEqual([
      { seat: 1, vote: 'yes' },
      { seat: 2, vote: 'no' },
      { seat: 3, vote: 'no' },
      { seat: 4, vote: 'yes' },
    ])
    expect(no.state.hands.map(({ ballot }) => ballot)).toEqual([null, null, null, null, null])
  })

  test('H5.3 it fails: nothing happens and play goes on', () => {
    const table = fined(five(), [1], [2], [3])
    const { cards, transfers, denied } = table.state.table
    table.accuse('4 accuses 1 emperor', 0)
    expect(table.state.table).toMatchObject({ cards, transfers, denied, stage: 'choice' })
    expect([table.asked(), table.news('confessed')]).toEqual([[0], undefined])
  })

  test('H5.3 the same claim can be accused once per turn, by whomever', () => {
    const table = five().play('0 steals gold from 1').accuse('4 accuses 0 thief')
    expect([1, 2, 3, 4].flatMap((seat) => accusing(table, seat))).toEqual([])
    table.window().window()
    for (const seat of [1, 2, 3, 4]) table.play(`${seat} earns as peasant`).window().window()
    expect(accusing(table.play('0 steals gold from 1'), 4)).toEqual(['4 accuses 0 thief'])
  })

  test('H5.3 also when it fell along with another and was made anew', () => {
    const table = fined(five(), [1, 2], [3, 1]).accuse('0 accuses 1 judge').accuse('0 accuses 2 emperor', 1, 3)
    // The Judge of seat 1 fell with the Emperor of seat 2.
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '3 judge'])
    expect(accusing(table, 4)).not.toContain('4 accuses 1 judge')
  })

  test('H5.6 it holds and the claim was true: he shows his role and has won', () => {
    const table = fined(five(), [1], [2], [3]).accuse('0 accuses 2 judge', 1, 3)
    expect(table.news('proved')).toEqual({ kind: 'proved', seat: 2, role: 'judge' })
    expect(table.news('ended')).toMatchObject({ ending: 'proof', winners: [2] })
    expect([stage(table), table.asked()]).toEqual(['over', []])
    expect(table.try('0 pays judge 2')).toBe('over')
  })

  test('H5.6 a vote that fails proves nothing', () => {
    const table = fined(five(), [1], [2], [3]).accuse('0 accuses 2 judge', 1)
    expect([table.news('proved'), stage(table)]).toEqual([undefined, 'choice'])
  })
})
