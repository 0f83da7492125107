import { describe, expect, test } from 'vitest'
import { fromTape } from '../../kernel/chance.ts'
import { look, watch } from '../../kernel/state.ts'
import { ranking } from './scoring.ts'
import { sit } from './script.ts'
import { choices, setup } from './setup.ts'
import { FACES, kinds } from './state.ts'
import { why, whyBid } from './why.ts'

/** Five fives, two of them wild. */
const CUPS = ['55132', '51644', '33622']
const blanks = (seats: number) => Array.from({ length: 5 * seats }, () => 0)

describe('setup', () => {
  test('L1.1 everybody has five dice with the faces 1 to 6', () => {
    const { state } = sit(['', '', '', '', '', '', '', ''])
    expect(FACES).toEqual([1, 2, 3, 4, 5, 6])
    const tape = Array.from({ length: 10 }, (_, die) => die % 6)
    const two = setup(2, { starter: 0, ones: 'wild', exact: false }, fromTape(tape).chance)
    expect(two.hands.map(({ dice }) => dice)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 1, 2, 3, 4],
    ])
    expect([two.table.dice, state.hands.length]).toEqual([[5, 5], 8])
  })

  test('L1.2 luck picks who begins, or the host does', () => {
    expect(choices(3).starter).toEqual(['luck', 0, 1, 2])
    const byLuck = setup(3, { starter: 'luck', ones: 'wild', exact: false }, fromTape([2, ...blanks(3)]).chance)
    const byHost = setup(3, { starter: 1, ones: 'wild', exact: false }, fromTape(blanks(3)).chance)
    expect([byLuck.agenda.asked, byHost.agenda.asked]).toEqual([[2], [1]])
  })

  test('L1.3 how many lies open, what lies under a cup does not', () => {
    const { state } = sit(CUPS)
    expect(watch(state).table.dice).toEqual([5, 5, 5])
    expect(JSON.stringify(watch(state))).not.toContain('5,5,1,3,2')
    expect(look(state, 1).hand.dice).toEqual([5, 1, 6, 4, 4])
  })
})

describe('a round', () => {
  test('L2.1 all throw at once, and each is told of their own dice', () => {
    const { state, ...table } = sit(CUPS)
    table.play('0 bids 5 6', '1 doubts')
    expect(state.hands.map(({ dice }) => dice.length)).toEqual([4, 5, 5])
    for (const { news, dice } of state.hands) expect(news).toEqual([{ kind: 'threw', dice }])
  })

  test('L2.2 goes clockwise, past those who are out', () => {
    const table = sit(['55132', '', '33622']).play('0 bids 2 5')
    expect([0, 1, 2].map((seat) => table.offered(seat).length > 0)).toEqual([false, false, true])
    expect(table.try('0 doubts')).toBe('closed')
    expect(table.play('2 bids 3 5').state.agenda.asked).toEqual([0])
  })

  test('L2.3 whoever lost a die begins the next; if they are out, the next who is not', () => {
    expect(sit(CUPS).play('0 bids 6 5', '1 doubts').state.agenda.asked).toEqual([0])
    expect(sit(CUPS).play('0 bids 4 5', '1 doubts').state.agenda.asked).toEqual([1])
    const last = sit(['55132', '6', '', '3']).play('0 bids 2 5', '1 doubts')
    expect([last.state.table.dice, last.state.agenda.asked]).toEqual([[5, 0, 0, 1], [3]])
  })
})

describe('bidding', () => {
  test('L3.1 a bid is about all dice, true or not', () => {
    const table = sit(CUPS)
    expect(table.try('0 bids 14 6')).toBe('taken')
    expect(table.state.table.bids).toEqual([{ seat: 0, count: 14, face: 6 }])
  })

  test('L3.2 is raised by more dice, or by as many of a higher face', () => {
    const table = sit(CUPS).play('0 bids 3 4')
    expect(table.offered(1).slice(0, 4)).toEqual(['1 doubts', '1 bids 3 5', '1 bids 3 6', '1 bids 4 2'])
    expect(['1 bids 3 4', '1 bids 3 3', '1 bids 2 6'].map((line) => table.try(line))).toEqual(Array(3).fill('illegal'))
    expect([whyBid(table.view(1), 3, 4), whyBid(table.view(1), 3, 5)]).toEqual(['L3.2', undefined])
  })

  test('L3.3 never beyond the dice on the table', () => {
    const table = sit(['55', '6', '12'])
    expect(table.offered(0).at(-1)).toBe('0 bids 5 6')
    expect(table.try('0 bids 6 2')).toBe('illegal')
    expect(whyBid(table.view(0), 6, 2)).toBe('L3.3')
  })
})

describe('ones', () => {
  test('L4.1 wild, count as every face', () => {
    expect(sit(CUPS).play('0 bids 4 5', '1 doubts').news('lifted')?.found).toBe(5)
    expect(sit(CUPS).play('0 bids 4 3', '1 doubts').news('lifted')?.found).toBe(5)
  })

  test('L4.2 wild, are not bid', () => {
    const table = sit(CUPS)
    expect(table.offered(0)[0]).toBe('0 bids 1 2')
    expect(table.try('0 bids 5 1')).toBe('illegal')
    expect(whyBid(table.view(0), 5, 1)).toBe('L4.2')
  })

  test('L4.3 plain, are a face like the others, and the lowest', () => {
    const table = sit(CUPS, { ones: 'plain' })
    expect(table.offered(0)[0]).toBe('0 bids 1 1')
    table.play('0 bids 2 6', '1 bids 3 1')
    expect(table.offered(2).slice(0, 2)).toEqual(['2 doubts', '2 bids 3 2'])
    expect(table.play('2 doubts').news('lifted')?.found).toBe(2)
    expect(sit(CUPS, { ones: 'plain' }).play('0 bids 4 5', '1 doubts').news('lifted')?.found).toBe(3)
  })
})

describe('doubting', () => {
  test('L5.1 needs a bid, and lifts all cups', () => {
    const table = sit(CUPS)
    expect(table.try('0 doubts')).toBe('illegal')
    const { state } = table.play('0 bids 4 5', '1 doubts')
    expect(table.news('lifted')).toEqual({
      kind: 'lifted',
      seat: 1,
      call: 'doubt',
      bid: { seat: 0, count: 4, face: 5 },
      cups: [
        [5, 5, 1, 3, 2],
        [5, 1, 6, 4, 4],
        [3, 3, 6, 2, 2],
      ],
      found: 5,
    })
    expect(state.table.bids).toEqual([])
  })

  test.each([
    ['L5.2 more than were bid: the doubter pays', 4, [5, 4, 5]],
    ['L5.2 as many as were bid: the doubter pays', 5, [5, 4, 5]],
    ['L5.3 fewer: the bidder pays', 6, [4, 5, 5]],
  ])('%s', (_clause, count, dice) => {
    expect(sit(CUPS).play(`0 bids ${count} 5`, '1 doubts').state.table.dice).toEqual(dice)
  })

  test('L5.4 is all that is left after the highest bid, but for a call', () => {
    expect(sit(CUPS).play('0 bids 15 6').offered(1)).toEqual(['1 doubts'])
    expect(sit(CUPS, { exact: true }).play('0 bids 15 6').offered(1)).toEqual(['1 doubts', '1 calls'])
  })
})

describe('spot on', () => {
  test('L6.1 is called instead of a doubt, where it is played', () => {
    expect(sit(CUPS).play('0 bids 5 5').try('1 calls')).toBe('illegal')
    const table = sit(CUPS, { exact: true })
    expect(table.try('0 calls')).toBe('illegal')
    expect(table.play('0 bids 5 5', '1 calls').news('lifted')).toMatchObject({ seat: 1, call: 'exact', found: 5 })
  })

  test('L6.2 is right: everybody else loses a die, and the caller begins', () => {
    const { state } = sit(['55132', '51644', '33622', ''], { exact: true }).play('0 bids 5 5', '1 calls')
    expect([state.table.dice, state.agenda.asked]).toEqual([[4, 5, 4, 0], [1]])
  })

  test('L6.2 with two left: the other loses a die, and the caller begins all the same', () => {
    const { state } = sit(['55132', '51644'], { exact: true }).play('0 bids 5 5', '1 calls')
    expect([state.table.dice, state.agenda.asked]).toEqual([[4, 5], [1]])
  })

  test.each([4, 6])('L6.3 is wrong by one (%i): the caller loses a die', (count) => {
    const { state } = sit(CUPS, { exact: true }).play(`0 bids ${count} 5`, '1 calls')
    expect([state.table.dice, state.agenda.asked]).toEqual([[5, 4, 5], [1]])
  })
})

describe('the end', () => {
  test('L7.1 who loses the last die is out', () => {
    const table = sit(['5', '6', '33']).play('0 bids 1 5', '1 doubts')
    expect(table.state.table).toMatchObject({ dice: [1, 0, 2], places: [null, 3, null] })
    expect(table.news('out')).toEqual({ kind: 'out', seat: 1 })
    expect(ranking(table.state.table)).toBeUndefined()
  })

  test('L7.2 who alone has dice left has won', () => {
    const { state, ...table } = sit(['5', '6']).play('0 bids 1 5', '1 doubts')
    expect([ranking(state.table), state.agenda.asked]).toEqual([[1, 2], []])
    expect(table.news('over')).toEqual({ kind: 'over', winners: [0] })
    expect(state.hands.map(({ dice }) => dice)).toEqual([[], []])
  })

  test('L7.3 the others come as they went, and who goes together shares a place', () => {
    const table = sit(['5', '6', '3', '22'], { exact: true }).play('0 bids 2 6', '1 doubts')
    expect(table.state.table.places).toEqual([4, null, null, null])
    table.throws('', '6', '3', '22').play('1 bids 1 6', '2 bids 2 2', '3 calls')
    expect(ranking(table.state.table)).toEqual([4, 2, 2, 1])
  })
})

describe('why not', () => {
  const closed = (table: ReturnType<typeof sit>, seat: number) => kinds.map((kind) => why(table.view(seat), kind))

  test('L5.1 L6.1 L2.2 L7.1 before the first bid, to the beginner, to the next, to one who is out', () => {
    const table = sit(['55132', '51644', ''])
    expect(closed(table, 0)).toEqual([undefined, 'L5.1', 'L6.1'])
    expect(closed(table, 1)).toEqual(['L2.2', 'L2.2', 'L2.2'])
    expect(closed(table, 2)).toEqual(['L7.1', 'L7.1', 'L7.1'])
  })

  test('L5.4 L7.2 after the highest bid, and after the end', () => {
    const table = sit(['5', '6']).play('0 bids 2 6')
    expect(closed(table, 1)).toEqual(['L5.4', undefined, 'L6.1'])
    expect(closed(table.play('1 doubts'), 1)).toEqual(['L7.2', 'L7.2', 'L7.2'])
  })
})
