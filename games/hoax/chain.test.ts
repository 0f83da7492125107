/** The heart: pull a card, and exactly what rests on it falls. Everybody here lies, unless it is said. */
import { describe, expect, test } from 'vitest'
import { fined, type Laid, type Sitting, sit } from './script.ts'

/** All are Peasants and Thieves; so every other claim is a lie. */
const liars = (laid: Laid = {}) =>
  sit(['peasant', 'peasant', 'thief', 'thief', 'pope'], { purses: ['1 wine', '2 gold', '', '', ''], ...laid })
const START = ['1 wine', '2 gold', '', '', '']
const LOOT = ['2 gold 1 wine', '', '', '', '']
const stage = (table: Sitting) => table.state.table.stage
/** Everybody else agrees. */
const revoke = (table: Sitting, line: string) => table.accuse(line, 0, 1, 2, 3, 4)
const pays = (table: Sitting, to: string) => table.play(`0 pays ${to}`)

/** As it is told on the page of the rules (web/boards/hoax/example.words.ts). */
test('H3.6 H5.4 H5.5 H5.8 the example of a chain comes out as it is told', () => {
  const table = sit(['peasant', 'peasant', 'thief', 'thief', 'pope'], { purses: ['', '2 gold'] })
  fined(table, [2], [3], [4]).play('0 pays judge 3')
  expect(table.purses()).toEqual(['', '', '1 gold', '1 gold', ''])
  table.accuse('1 accuses 2 emperor', 0, 3)
  expect([table.cards(), table.purses()]).toEqual([['0 thief'], ['2 gold', '', '', '', '']])
  expect(table.news('fell')?.cards.map(({ role }) => role)).toEqual(['emperor', 'judge', 'pope'])
  const back = table.state.table.news.flatMap((news) => (news.kind === 'returned' ? [[news.from, news.to]] : []))
  expect(back).toEqual([
    [2, 3],
    [3, 0],
  ])
})

describe('the action is revoked', () => {
  test('H5.5 all falls, all tokens of the turn go back, and no new action but the last call', () => {
    const table = pays(fined(liars(), [1], [2], [3]), 'judge 2')
    expect(table.purses()).toEqual(['1 wine', '1 gold', '1 gold', '', ''])
    revoke(table, '1 accuses 0 thief')
    expect([table.purses(), table.cards(), table.state.table.payment]).toEqual([START, [], null])
    expect([stage(table), table.asked(), table.offered(0, 'steal', 'income')]).toEqual([
      'last call',
      [0, 1, 2, 3, 4],
      [],
    ])
    expect(table.news('fell')?.cards.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  })

  test.each([
    ['in the Emperors’ window', (table: Sitting) => table.play('0 steals gold from 1', '2 illegal')],
    ['in the Judges’ window', (table: Sitting) => table.play('0 steals gold from 1').window('1 illegal')],
    [
      'in the Popes’ window',
      (table: Sitting) => table.play('0 steals gold from 1').window('1 illegal').window('2 fines gold'),
    ],
    ['while he chooses', (table: Sitting) => fined(table, [1], [2], [3])],
    ['while the Pope names', (table: Sitting) => pays(fined(table, [1], [2], [3]), 'pope 3')],
    ['while the Judge picks', (table: Sitting) => pays(fined(table, [1, 3], [2]), 'judge 2')],
    ['in the last call', (table: Sitting) => fined(table, [1], [2]).play('0 immune')],
  ] as const)('H3.9 H5.5 %s', (_when, until) => {
    const table = revoke(until(liars()), '3 accuses 0 thief')
    expect([table.purses(), table.cards(), stage(table)]).toEqual([START, [], 'last call'])
    expect(table.state.hands.map(({ sealed }) => sealed)).toEqual([null, null, null, null, null])
  })

  test('H5.4 the liar admits it without showing his role and may never claim that role again', () => {
    const table = revoke(liars().play('0 steals gold from 1'), '1 accuses 0 thief')
    expect(table.news('confessed')).toEqual({ kind: 'confessed', seat: 0, role: 'thief' })
    expect(table.state.table.denied[0]).toEqual(['thief'])
    expect(JSON.stringify(table.state.table.news)).not.toContain('peasant')
    table.window()
    for (const seat of [1, 2, 3, 4]) table.play(`${seat} earns as peasant`).window().window()
    expect([table.asked(), table.offered(0, 'steal')]).toEqual([[0], []])
    expect(table.offered(0, 'spell')).toHaveLength(12)
  })
})

describe('a reaction is revoked', () => {
  test('H5.5 the only Emperor: Judges, Popes and immunity fall with him, the action stands', () => {
    const table = revoke(fined(liars(), [1], [2], [3]).play('0 immune'), '0 accuses 1 emperor')
    expect([table.cards(), table.purses(), stage(table)]).toEqual([['0 thief'], LOOT, 'last call'])
  })

  test('H5.5 one of two Emperors: the Judges stand on the other', () => {
    const table = revoke(fined(liars(), [1, 4], [2], [3]), '0 accuses 1 emperor')
    expect(table.cards()).toEqual(['0 thief', '4 emperor', '2 judge', '3 pope'])
  })

  test('H5.5 what rests on one’s own alone falls', () => {
    // Seat 2 is Emperor and Judge: the Judge stood on seat 1.
    const table = revoke(fined(liars(), [1, 2], [2, 3], [2]), '0 accuses 1 emperor')
    expect(table.cards()).toEqual(['0 thief', '2 emperor', '3 judge', '2 pope'])
    expect(table.news('fell')?.cards).toMatchObject([
      { seat: 1, role: 'emperor' },
      { seat: 2, role: 'judge' },
    ])
  })

  test('H5.5 a Judge: the Pope falls whom no other Judge carries', () => {
    const table = revoke(fined(liars(), [1], [2, 3], [3, 4]), '0 accuses 2 judge')
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '3 judge', '4 pope'])
  })

  test('H5.5 a Pope: nobody falls but him', () => {
    const table = revoke(fined(liars(), [1], [2], [3, 4]), '0 accuses 3 pope')
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '2 judge', '4 pope'])
  })

  test('H5.1 H5.5 Wizard as action and as immunity is one claim and falls as both', () => {
    const spell = () =>
      liars().play('0 conjures gold from 1').window('1 illegal').window('2 fines gold').window().play('0 immune')
    const table = spell()
    expect(table.offered(1, 'accuse')).toEqual(['1 accuses 0 wizard', '1 accuses 2 judge'])
    revoke(table, '1 accuses 0 wizard')
    expect([table.cards(), table.purses()]).toEqual([[], START])
    const free = spell().accuse('1 accuses 0 wizard')
    expect(free.offered(2, 'accuse')).toEqual(['2 accuses 1 emperor'])
    const before = liars().play('0 conjures gold from 1').accuse('1 accuses 0 wizard')
    before.window('1 illegal').window('2 fines gold').window().play('0 immune')
    expect(before.offered(1, 'accuse')).toEqual(['1 accuses 2 judge'])
  })

  test('H5.5 fallen claims can’t be accused', () => {
    const table = revoke(fined(liars(), [1], [2], [3]), '0 accuses 1 emperor')
    expect(table.offered(4, 'accuse')).toEqual(['4 accuses 0 thief'])
  })
})

describe('what was paid', () => {
  test('H5.5 the paid Judge falls: payment and share go back, and the fined player chooses again', () => {
    const table = revoke(pays(fined(liars(), [1], [2, 3], [4]), 'judge 2'), '0 accuses 2 judge')
    expect([table.purses(), table.state.table.payment]).toEqual([LOOT, null])
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '3 judge', '4 pope'])
    table.window()
    expect([stage(table), table.asked()]).toEqual(['popes', [1, 2]])
    table.window()
    expect(table.offered(0, 'pay', 'immune')).toEqual(['0 pays judge 3', '0 pays pope 4', '0 immune'])
  })

  test('H5.5 no Judge: nothing is due', () => {
    const table = revoke(pays(fined(liars(), [1], [2]), 'judge 2'), '0 accuses 2 judge')
    expect([stage(table), table.asked()]).toEqual(['judges', [3, 4]])
    expect([stage(table.window()), table.purses()]).toEqual(['last call', LOOT])
  })

  test('H5.5 the paid Pope falls: his token goes back; another claim falls: it stands', () => {
    const paid = () => pays(fined(liars(), [1], [2, 3], [3, 4]), 'pope 4').play('4 names wine')
    const table = revoke(paid(), '0 accuses 3 pope')
    expect([table.purses(), stage(table)]).toEqual([['2 gold', '', '', '', '1 wine'], 'last call'])
    const fell = revoke(pays(fined(liars(), [1], [2], [3]), 'pope 3').play('3 names wine'), '0 accuses 3 pope')
    expect([fell.purses(), stage(fell)]).toEqual([LOOT, 'judges'])
  })

  test('H5.5 a paid Pope stands over one fallen Judge while another Judge stands, and falls with the last', () => {
    const table = pays(fined(liars(), [1], [2, 3], [4]), 'pope 4').play('4 names gold')
    revoke(table, '0 accuses 2 judge')
    expect([table.cards(), table.purses()[4], stage(table)]).toEqual([
      ['0 thief', '1 emperor', '3 judge', '4 pope'],
      '1 gold',
      'last call',
    ])
    revoke(table, '0 accuses 3 judge')
    expect([table.cards(), table.purses()[4], stage(table)]).toEqual([['0 thief', '1 emperor'], '', 'judges'])
  })

  test('H5.5 a share given to a fallen Emperor goes back to the Judge, who picks again', () => {
    const shared = () => pays(fined(liars(), [1, 3, 4], [2]), 'judge 2').play('2 shares with 3')
    const table = revoke(shared(), '0 accuses 3 emperor')
    expect([table.purses(), stage(table), table.asked()]).toEqual([['1 wine', '', '2 gold', '', ''], 'sharing', [2]])
    expect(table.offered(2, 'share')).toEqual(['2 shares with 1', '2 shares with 4'])
    expect(table.play('2 shares with 4').purses()).toEqual(['1 wine', '', '1 gold', '', '1 gold'])
    const other = revoke(shared(), '0 accuses 1 emperor')
    expect([other.purses(), stage(other)]).toEqual([['1 wine', '', '1 gold', '1 gold', ''], 'last call'])
  })

  test('H5.5 with one other Emperor left the share finds him by itself; with none all goes back', () => {
    const table = pays(fined(liars(), [1, 3], [2]), 'judge 2').play('2 shares with 3')
    revoke(table, '0 accuses 3 emperor')
    expect([table.purses(), table.state.table.payment?.shared]).toEqual([['1 wine', '1 gold', '1 gold', '', ''], 1])
    revoke(table, '0 accuses 1 emperor')
    expect([table.purses(), table.cards(), stage(table)]).toEqual([LOOT, ['0 thief'], 'last call'])
  })

  test('H5.5 an Emperor falls while the Judge picks: he picks among the others', () => {
    const table = revoke(pays(fined(liars(), [1, 3, 4], [2]), 'judge 2'), '0 accuses 3 emperor')
    expect([stage(table), table.offered(2, 'share')]).toEqual(['sharing', ['2 shares with 1', '2 shares with 4']])
  })

  test('H5.5 a fine settled at nothing is settled; if its Judge falls it is due again', () => {
    const table = sit(['peasant', 'peasant', 'thief', 'thief', 'pope']).play('0 taxes as emperor')
    table.window('1 illegal').window('2 fines gold', '3 fines gold').window().play('0 pays judge 2')
    expect(stage(revoke(table, '0 accuses 3 judge'))).toBe('last call')
    expect(stage(revoke(table, '0 accuses 2 judge'))).toBe('judges')
  })

  test('H5.5 a fallen Wizard chooses again', () => {
    const table = revoke(fined(liars(), [1], [2], [3]).play('0 immune'), '1 accuses 0 wizard')
    table.window().window()
    expect([stage(table), table.offered(0, 'pay', 'immune')]).toEqual(['choice', ['0 pays judge 2', '0 pays pope 3']])
  })
})

describe('the windows open once more', () => {
  test('H3.8 Judges, then Popes, for those who have no such claim standing; Emperors never', () => {
    const table = revoke(fined(liars(), [1, 4], [2, 3], [4]), '0 accuses 2 judge')
    expect(table.news('reopened')).toBeDefined()
    // Seat 2 may not be Judge any more, seat 3 is one.
    expect([stage(table), table.asked()]).toEqual(['judges', [1, 4]])
    table.window('1 fines wine')
    expect([stage(table), table.asked()]).toEqual(['popes', [1, 2, 3]])
    table.window('2 forgives')
    expect(table.offered(0, 'pay')).toEqual(['0 pays judge 3', '0 pays pope 4', '0 pays judge 1', '0 pays pope 2'])
  })

  test('H3.8 H5.5 who fell only along with another may claim anew', () => {
    const table = revoke(fined(liars(), [1, 2], [2]), '0 accuses 1 emperor')
    // Seat 2 has only its own Emperor left; the others may judge, and then it may be Pope.
    expect([stage(table), table.asked()]).toEqual(['judges', [1, 3, 4]])
    const popes = revoke(fined(liars(), [1], [2, 3], [3]), '0 accuses 2 judge').window('4 fines gold')
    expect(popes.asked()).toEqual([1, 2, 3, 4])
    expect(popes.window('3 forgives').offered(0, 'pay')).toContain('0 pays pope 3')
  })

  test('H3.8 not while the payment stands, nor after a vote that failed', () => {
    const table = pays(fined(liars(), [1, 4], [2, 3]), 'judge 2').play('2 shares with 1')
    expect(stage(revoke(table, '0 accuses 4 emperor'))).toBe('last call')
    expect(stage(table.accuse('0 accuses 3 judge'))).toBe('last call')
  })

  test('H3.8 not while the immunity stands', () => {
    const table = revoke(fined(liars(), [1], [2, 3]).play('0 immune'), '0 accuses 2 judge')
    expect([stage(table), table.cards()]).toEqual(['last call', ['0 thief', '1 emperor', '3 judge', '0 wizard']])
  })

  test('H3.8 also in the last call, where an Emperor was left without a Judge', () => {
    const table = liars().play('0 steals gold from 1').window('1 illegal', '2 illegal').window()
    expect(stage(table)).toBe('last call')
    expect(stage(revoke(table, '0 accuses 1 emperor'))).toBe('judges')
    expect(table.asked()).toEqual([1, 3, 4])
  })

  test('H3.8 nobody new is no news where one stands from before', () => {
    const table = revoke(fined(liars(), [1, 4], [2, 3]), '0 accuses 2 judge').window()
    expect([stage(table), table.news('spoke')]).toEqual(['popes', undefined])
    expect(table.window().news('spoke')).toEqual({ kind: 'spoke', role: 'pope', claims: [] })
  })

  test('H3.8 a sort not yet named is not paid: the fined player chooses anew', () => {
    const table = revoke(pays(fined(liars(), [1], [2, 3], [4]), 'pope 4'), '0 accuses 2 judge')
    expect([stage(table), table.state.table.payment]).toEqual(['judges', null])
    table.window().window()
    expect(table.offered(0, 'pay')).toEqual(['0 pays judge 3', '0 pays pope 4'])
  })
})
