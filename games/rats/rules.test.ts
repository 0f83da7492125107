import { describe, expect, test } from 'vitest'
import { fromTape } from '../../kernel/chance.ts'
import { look, watch } from '../../kernel/state.ts'
import { play } from './rules.ts'
import { FIVE_DICE_OF_FOUR, sit } from './script.ts'
import { choices, setup, startingSanity } from './setup.ts'
import { FACES, holds, kinds, type Move, type Options } from './state.ts'
import { whyClaim, whySettled } from './why.ts'

const says = (seat: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${seat} says ${from + i || 'none'}`)
const handsOn = (seat: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${seat} hands on ${from + i}`)

const defaults: Options = { starter: 'dice', noneTrue: 1, ratsTrue: 2, ratsFalse: 1, safety: true, odds: false }

/** Faces as the tape has them: 0 is blank, 4 one rat, 5 two rats. */
const dealt = (seats: number, ...tape: number[]) => setup(seats, defaults, fromTape(tape).chance)
const blank = [0, 0, 0, 0, 0]
const oneRat = [4, 0, 0, 0, 0]
const twoRats = [4, 4, 0, 0, 0]

describe('setup', () => {
  test('R1.1 a die has four blank faces, one with one rat and one with two; the wall holds five dice', () => {
    expect([...FACES].sort()).toEqual([0, 0, 0, 0, 1, 2])
    const table = sit(4).play(...FIVE_DICE_OF_FOUR, '0 shakes 0 0 0 1 2')
    expect(table.state.box.dice).toEqual([0, 0, 0, 1, 2])
    table.play('0 says none', '1 believes', '1 shakes 0 0 0 0 0')
    expect(table.state.table.dice).toBe(5)
  })

  test('R1.2 three start with 8 brains each, four with 7, five with 6, six with 5', () => {
    expect([3, 4, 5, 6].map(startingSanity)).toEqual([8, 7, 6, 5])
    expect(sit(5).state.table).toMatchObject({ sanity: [6, 6, 6, 6, 6], centre: 0 })
  })

  test('R1.3 seven to twelve share sixty brains, at most 8 each, and still one wall of five dice', () => {
    expect([7, 8, 9, 10, 11, 12].map(startingSanity)).toEqual([8, 7, 6, 6, 5, 5])
    expect(sit(12).state.table.sanity).toEqual(Array(12).fill(5))
  })

  test('R1.4 the most rats of five dice start', () => {
    const { table } = dealt(3, ...blank, ...oneRat, ...blank)
    expect(table.giver).toBe(1)
    expect(table.news[0]).toEqual({ kind: 'starter', seat: 1, rolls: [[0, 1, 0]] })
  })

  test('R1.4 who ties rolls again, and only he', () => {
    const { table } = dealt(3, ...oneRat, ...blank, ...oneRat, ...oneRat, ...twoRats)
    expect(table.giver).toBe(2)
    expect(table.news[0]).toMatchObject({
      rolls: [
        [1, 0, 1],
        [1, null, 2],
      ],
    })
  })

  test('R1.4 or the host picks the starter, and nothing is rolled', () => {
    expect(choices(3).starter).toEqual(['dice', 0, 1, 2])
    const { table, agenda } = setup(3, { ...defaults, starter: 2 }, fromTape([]).chance)
    expect([table.giver, agenda.asked]).toEqual([2, [2]])
  })

  test('R1.5 sanity lies open; the dice lie in the box alone', () => {
    const { state } = sit(3).play('0 shakes 2')
    expect(watch(state).table.sanity).toEqual([8, 8, 8])
    expect(state.box.dice).toEqual([2])
    for (const seat of [0, 1, 2]) expect(look(state, seat).hand.dice).toBeNull()
  })
})

describe('a round', () => {
  test('R2.1 begins with one die, cat side up, and a starter who can only shake', () => {
    const table = sit(4, { options: { starter: 2 } })
    expect(table.state.table).toMatchObject({ giver: 2, dice: 1, side: 'cat', claim: null })
    expect([0, 1, 2, 3].map((seat) => table.offered(seat))).toEqual([[], [], ['2 shakes'], []])
  })

  test('R2.2 ends with a reveal; who lost sanity last starts the next', () => {
    const receiverLost = sit(4).play('0 shakes 1', '0 says 1', '1 doubts')
    expect(receiverLost.state.table).toMatchObject({ giver: 1, dice: 1, stage: 'start', claim: null, claims: [] })
    const giverLost = sit(4).play('0 shakes 0', '0 says 1', '1 doubts')
    expect(giverLost.state.agenda.asked).toEqual([0])
  })

  test('R2.2 does not end while claims are believed', () => {
    const table = sit(4).play('0 shakes 0', '0 says 1', '1 believes')
    expect(table.news('round')).toBeUndefined()
    expect(table.state.table.claim).toBe(1)
  })

  test('R2.3 the receiver is the next seat clockwise, round the end of the table', () => {
    const table = sit(3).play('0 shakes 0', '0 says none')
    expect(table.state.agenda.asked).toEqual([1])
    table.play('1 believes', '1 shakes 0 0', '1 says none', '2 believes', '2 shakes 0 0 0', '2 says none')
    expect(table.state.agenda.asked).toEqual([0])
    expect(table.try('1 believes')).toBe('closed')
  })
})

describe('investigating', () => {
  test('R3.1 after shaking the giver may look, and sees the dice alone', () => {
    const table = sit(3).play('0 shakes 2')
    expect(table.offered(0)).toContain('0 looks')
    table.play('0 looks')
    expect([0, 1, 2].map((seat) => table.view(seat).hand.dice)).toEqual([[2], null, null])
    expect(table.view(0).hand.news).toEqual([{ kind: 'saw', dice: [2] }])
    expect(table.offered(0)).not.toContain('0 looks')
  })

  test('R3.1 a roll shakes all the dice', () => {
    const table = sit(3).play('0 shakes 2', '0 says none', '1 believes', '1 shakes 0 1')
    expect(table.state.box.dice).toEqual([0, 1])
  })

  test('R3.2 after looking he may shake once more, then neither look nor shake', () => {
    const table = sit(3).play('0 shakes 2', '0 looks', '0 shakes 1')
    expect(table.view(0).hand.dice).toBeNull()
    expect(table.offered(0)).toEqual(says(0, 0, 2))
    expect(table.try('0 looks')).toBe('illegal')
    expect(table.try('0 shakes 0')).toBe('illegal')
  })

  test('R3.2 he may announce without looking, but not shake again before he has looked', () => {
    const table = sit(3).play('0 shakes 2')
    expect(table.offered(0)).toEqual(['0 looks', ...says(0, 0, 2)])
    expect(table.try('0 shakes 0')).toBe('illegal')
  })

  test('R3.3 who accepted dice never sees them: he shakes or hands on', () => {
    const table = sit(3).play('0 shakes 2', '0 says 1', '1 believes')
    expect(table.try('1 looks')).toBe('illegal')
    expect(table.view(1).hand.dice).toBeNull()
    table.play('1 hands on 1', '2 believes')
    expect(table.try('2 looks')).toBe('illegal')
  })

  test('R3.4 no move speaks of stacked dice', () => {
    expect([...kinds]).toEqual(['shake', 'look', 'announce', 'hand on', 'believe', 'doubt', 'kill', 'spare'])
  })

  test('R3.5 everybody sees how many dice, which side, how the giver came to his claim, and the claim', () => {
    const grounds: [string[], string][] = [
      [['0 shakes 2', '0 says 1'], 'unlooked'],
      [['0 shakes 2', '0 looks', '0 says 1'], 'looked'],
      [['0 shakes 2', '0 looks', '0 shakes 0', '0 says 1'], 'blind'],
    ]
    for (const [lines, ground] of grounds) {
      const { table } = watch(sit(3).play(...lines).state)
      expect(table).toMatchObject({ dice: 1, side: 'cat', claims: [{ seat: 0, claim: 1, ground }] })
    }
    const handed = sit(3).play('0 shakes 2', '0 looks', '0 says 1', '1 believes', '1 hands on 2')
    expect(handed.state.table.claims.at(-1)).toEqual({ seat: 1, claim: 2, ground: 'unseen', floor: 1 })
  })

  test('R3.5 who looked keeps what he saw while the dice lie still, and not longer', () => {
    const table = sit(4).play('0 shakes 2', '0 looks', '0 says 1', '1 believes', '1 hands on 2')
    expect(table.view(0).hand.dice).toEqual([2])
    table.play('2 believes', '2 shakes 0 0')
    expect(table.view(0).hand.dice).toBeNull()
  })

  test('R3.5 a round that ends without a doubt shows no dice', () => {
    const table = sit(3, { sanity: [8, 1, 8] }).play('0 shakes 2', '0 says 1', '1 believes')
    expect(table.state.table.stage).toBe('over')
    expect(table.state.table.news.map(({ kind }) => kind)).toEqual(['believed', 'sanity', 'mad', 'over'])
  })
})

describe('announcing', () => {
  test('R4.1 the giver says none or at least X, true or not', () => {
    for (const claim of ['none', '1', '2']) {
      expect(sit(3).play('0 shakes 0').try(`0 says ${claim}`)).toBe('taken')
      expect(sit(3).play('0 shakes 2', '0 looks').try(`0 says ${claim}`)).toBe('taken')
    }
  })

  test('R4.2 none is open until somebody in the round has announced rats', () => {
    const table = sit(3).play('0 shakes 0', '0 says none', '1 believes', '1 shakes 0 0')
    expect(table.offered(1)).toContain('1 says none')
    table.play('1 says 1', '2 believes', '2 shakes 0 0 0')
    expect(table.offered(2)).not.toContain('2 says none')
  })

  test('R4.2 a new round forgets the rats of the last', () => {
    const table = sit(3).play('0 shakes 0', '0 says 1', '1 doubts', '0 shakes 0')
    expect(table.offered(0)).toContain('0 says none')
  })

  test('R4.3 X reaches from 1 to twice the dice in the wall', () => {
    const table = sit(3).play('0 shakes 0')
    expect(table.offered(0)).toEqual(['0 looks', ...says(0, 0, 2)])
    expect(table.try('0 says 3')).toBe('illegal')
    table.play('0 says none', '1 believes', '1 shakes 0 0')
    expect(table.offered(1)).toEqual(['1 looks', ...says(1, 0, 4)])
  })

  test('R4.4 the first to announce rats loses a brain to the centre before he is answered, once per round', () => {
    const table = sit(3).play('0 shakes 0', '0 says none', '1 believes', '1 shakes 0 0', '1 says 2')
    expect(table.state.table).toMatchObject({ sanity: [8, 7, 8], centre: 1, stage: 'told' })
    table.play('2 believes', '2 shakes 0 0 0', '2 says 3')
    expect(table.state.table).toMatchObject({ sanity: [8, 8, 7], centre: 1 })
  })

  test('R4.4 saying none costs nothing, and the next round costs anew', () => {
    const table = sit(3).play('0 shakes 0', '0 says none')
    expect(table.state.table.sanity).toEqual([8, 8, 8])
    table.play('1 doubts', '1 shakes 0', '1 says 1')
    expect(table.state.table).toMatchObject({ sanity: [9, 6, 8], centre: 1 })
  })

  test('R4.5 after an accepted P who rolled says at least P+1, who hands on at least P', () => {
    const rolled = sit(3).play('0 shakes 0', '0 says 1', '1 believes', '1 shakes 0 0')
    expect(rolled.offered(1)).toEqual(['1 looks', ...says(1, 2, 4)])
    const handing = sit(3).play('0 shakes 0', '0 says 1', '1 believes')
    expect(handing.offered(1)).toEqual(['1 shakes', ...handsOn(1, 1, 2)])
  })

  test('R4.6 who has said that very number in this round must raise it to hand on', () => {
    const around = ['0 shakes 2', '0 says 1', '1 believes', '1 hands on 1', '2 believes', '2 hands on 1', '0 believes']
    expect(
      sit(3)
        .play(...around)
        .offered(0),
    ).toEqual(['0 shakes', ...handsOn(0, 2, 2)])
    const raised = around.with(5, '2 hands on 2')
    expect(
      sit(3)
        .play(...raised)
        .offered(0),
    ).toEqual(['0 shakes', ...handsOn(0, 2, 2)])
  })

  test('R4.7 where handing on would have to pass the ceiling it is not offered; rolling is', () => {
    const table = sit(3).play(
      '0 shakes 2',
      '0 says 2',
      '1 believes',
      '1 hands on 2',
      '2 believes',
      '2 hands on 2',
      '0 believes',
    )
    expect(table.offered(0)).toEqual(['0 shakes'])
  })

  test('R4.8 the game ends if the first rats cost the last brain', () => {
    const table = sit(3, { sanity: [1, 8, 8] }).play('0 shakes 2', '0 says 1')
    expect(table.state.table).toMatchObject({ stage: 'over', sanity: [0, 8, 8], centre: 1, mad: 0 })
    expect(table.state.agenda.asked).toEqual([])
    expect(table.try('1 believes')).toBe('over')
  })
})

describe('answering', () => {
  interface Row {
    clause: string
    roll: string
    claim: string
    answer: string
    change: [giver: number, receiver: number, centre: number]
    next: number
  }
  // Seat 0 gives, seat 1 receives, four players with 7 each. The brain of R4.4 is not counted here.
  const rows: Row[] = [
    { clause: 'R5.1 none, believed', roll: '0', claim: 'none', answer: 'believes', change: [0, 0, 0], next: 1 },
    {
      clause: 'R5.2 none, doubted, it was true',
      roll: '0',
      claim: 'none',
      answer: 'doubts',
      change: [1, -1, 0],
      next: 1,
    },
    {
      clause: 'R5.3 none, doubted, it was false',
      roll: '1',
      claim: 'none',
      answer: 'doubts',
      change: [-2, 1, 1],
      next: 0,
    },
    {
      clause: 'R5.4 rats, believed, though false',
      roll: '0',
      claim: '1',
      answer: 'believes',
      change: [1, -1, 0],
      next: 1,
    },
    { clause: 'R5.4 rats, believed, and true', roll: '2', claim: '1', answer: 'believes', change: [1, -1, 0], next: 1 },
    { clause: 'R5.5 rats, doubted, it was true', roll: '1', claim: '1', answer: 'doubts', change: [1, -2, 1], next: 1 },
    {
      clause: 'R5.6 rats, doubted, it was false',
      roll: '1',
      claim: '2',
      answer: 'doubts',
      change: [-1, 1, 0],
      next: 0,
    },
  ]
  test.each(rows)('$clause', ({ roll, claim, answer, change: [giver, receiver, centre], next }) => {
    const first = claim === 'none' ? 0 : 1
    const table = sit(4).play(`0 shakes ${roll}`, `0 says ${claim}`, `1 ${answer}`)
    expect(table.state.table.sanity).toEqual([7 - first + giver, 7 + receiver, 7, 7])
    expect(table.state.table.centre).toBe(first + centre)
    expect(table.state.agenda.asked).toEqual([next])
  })

  test('R5.1 who believed none must add a die and roll', () => {
    const table = sit(4).play('0 shakes 0', '0 says none', '1 believes')
    expect(table.offered(1)).toEqual(['1 shakes'])
    expect(table.play('1 shakes 0 0').state.table.dice).toBe(2)
  })

  test('R5.7 handing on leaves the dice as they lie, and is open after accepted rats alone', () => {
    const table = sit(4).play('0 shakes 2', '0 says 1', '1 believes', '1 hands on 2')
    expect(table.state.box.dice).toEqual([2])
    expect(table.state.table).toMatchObject({ dice: 1, claim: 2, giver: 1, stage: 'told' })
    expect(sit(4).play('0 shakes 2', '0 says none', '1 believes').try('1 hands on 1')).toBe('illegal')
    expect(sit(4).play('0 shakes 2').try('0 hands on 1')).toBe('illegal')
  })

  test('R5.8 rolling adds a die while there are fewer than five, and is possible with five', () => {
    const table = sit(4).play(...FIVE_DICE_OF_FOUR, '0 shakes 0 0 0 0 0')
    expect(table.state.table.dice).toBe(5)
    table.play('0 says 1', '1 believes', '1 shakes 0 0 0 0 1')
    expect(table.state.table.dice).toBe(5)
    expect(table.state.box.dice).toEqual([0, 0, 0, 0, 1])
  })

  test('R5.9 none is true without a single rat, at least X with X or more', () => {
    expect([holds(0, [0, 0]), holds(0, [0, 1])]).toEqual([true, false])
    expect([holds(3, [2, 0, 0]), holds(3, [2, 1, 0]), holds(3, [2, 2, 0])]).toEqual([false, true, true])
  })

  test('R5.10 the three figures are options; what is lost and not gained goes to the centre', () => {
    const dear = { noneTrue: 2, ratsTrue: 1, ratsFalse: 2 } as const
    const none = sit(4, { options: dear }).play('0 shakes 0', '0 says none', '1 doubts')
    expect(none.state.table).toMatchObject({ sanity: [8, 5, 7, 7], centre: 1 })
    const truth = sit(4, { options: dear }).play('0 shakes 1', '0 says 1', '1 doubts')
    expect(truth.state.table).toMatchObject({ sanity: [7, 6, 7, 7], centre: 1 })
    const lie = sit(4, { options: dear }).play('0 shakes 0', '0 says 1', '1 doubts')
    expect(lie.state.table).toMatchObject({ sanity: [4, 8, 7, 7], centre: 2 })
    expect(choices(4)).toMatchObject({ noneTrue: [1, 2], ratsTrue: [2, 1], ratsFalse: [1, 2] })
  })

  test('R5.10 who should lose two and has one loses one, and the other still gets it', () => {
    const table = sit(4, { sanity: [7, 1, 7, 7] }).play('0 shakes 1', '0 says 1', '1 doubts')
    expect(table.state.table).toMatchObject({ sanity: [7, 0, 7, 7], centre: 1 })
  })

  test('R5.10 who has exactly two loses both', () => {
    const table = sit(4, { sanity: [7, 2, 7, 7] }).play('0 shakes 1', '0 says 1', '1 doubts')
    expect(table.state.table).toMatchObject({ sanity: [7, 0, 7, 7], centre: 2, stage: 'over' })
  })

  test('R6.1 doubting uncovers the dice for everybody', () => {
    const table = sit(4).play(
      '0 shakes 0',
      '0 says none',
      '1 believes',
      '1 shakes 1 2',
      '1 looks',
      '1 says 4',
      '2 doubts',
    )
    expect(table.news('revealed')).toEqual({
      kind: 'revealed',
      seat: 2,
      giver: 1,
      claim: 4,
      dice: [1, 2],
      verdict: 'false',
    })
    expect(table.state.box.dice).toEqual([])
    expect(table.view(1).hand.dice).toBeNull()
  })
})

describe('the vault', () => {
  const toTen = [...FIVE_DICE_OF_FOUR, '0 shakes 2 2 2 2 2', '0 says 10', '1 believes']
  const vault = (sanity: number[], roll: string, claim: number) =>
    sit(4, { sanity }).play(...toTen, `1 shakes ${roll}`, `1 says ${claim}`)

  test('R7.1 rolling after an accepted ten turns the coaster; handing the ten on does not', () => {
    const table = sit(4).play(...toTen)
    expect(table.offered(1)).toEqual(['1 shakes', '1 hands on 10'])
    expect(sit(4).play(...toTen, '1 hands on 10').state.table.side).toBe('cat')
    table.play('1 shakes 0 0 0 0 0')
    expect(table.state.table).toMatchObject({ side: 'skull', dice: 5 })
    expect(table.news('vault')).toEqual({ kind: 'vault', seat: 1 })
  })

  test('R7.1 nine is not enough', () => {
    const table = sit(4).play(...toTen.with(-2, '0 says 9'), '1 shakes 0 0 0 0 0')
    expect(table.state.table.side).toBe('cat')
    expect(table.offered(1)).toEqual(['1 looks', '1 says 10'])
  })

  test('R7.1 who said ten himself cannot hand it on again', () => {
    const around = [
      ...toTen,
      '1 hands on 10',
      '2 believes',
      '2 hands on 10',
      '3 believes',
      '3 hands on 10',
      '0 believes',
    ]
    expect(
      sit(4)
        .play(...around)
        .offered(0),
    ).toEqual(['0 shakes'])
  })

  test('R7.2 in the vault the giver says any number from 1 to 10, but not none', () => {
    const table = sit(4).play(...toTen, '1 shakes 0 0 0 0 0')
    expect(table.offered(1)).toEqual(['1 looks', ...says(1, 1, 10)])
    table.play('1 looks', '1 shakes 0 0 0 0 0')
    expect(table.offered(1)).toEqual(says(1, 1, 10))
  })

  test('R7.3 doubting a truth in the vault loses everything: one brain to the giver, the rest to the centre', () => {
    const { state } = vault([7, 7, 5, 7], '0 0 0 0 1', 1).play('2 doubts')
    expect(state.table).toMatchObject({ sanity: [7, 7, 0, 7], centre: 1 + 4, mad: 2 })
  })

  test('R7.3 being caught in the vault loses everything', () => {
    const { state } = vault([7, 7, 5, 7], '0 0 0 0 0', 1).play('2 doubts')
    expect(state.table).toMatchObject({ sanity: [7, 0, 6, 7], centre: 1 + 5, mad: 1 })
  })

  test('R7.3 believing in the vault loses everything too, true or false', () => {
    for (const roll of ['0 0 0 0 0', '2 2 2 2 2']) {
      const { state } = vault([7, 7, 5, 7], roll, 4).play('2 believes')
      expect(state.table).toMatchObject({ sanity: [7, 7, 0, 7], centre: 1 + 4, mad: 2 })
    }
  })

  test('R7.3 one brain in the vault goes to the other, and none to the centre', () => {
    const { state } = vault([7, 7, 1, 7], '0 0 0 0 1', 1).play('2 doubts')
    expect(state.table).toMatchObject({ sanity: [7, 7, 0, 7], centre: 1 })
  })

  test('R7.4 after a reveal the mad one must kill one other player', () => {
    const table = vault([7, 7, 5, 7], '0 0 0 0 1', 1).play('2 doubts')
    expect(table.state.agenda.asked).toEqual([2])
    expect(table.offered(2)).toEqual(['2 kills 0', '2 kills 1', '2 kills 3'])
    expect(table.try('2 spares')).toBe('illegal')
    table.play('2 kills 1')
    expect(table.state.table).toMatchObject({ killed: 1, sanity: [7, 7, 0, 7], stage: 'over' })
    expect(table.news('over')?.winners).toEqual([0, 3])
  })

  test('R7.4 after a reveal the giver who was caught must as well', () => {
    const table = vault([7, 7, 5, 7], '0 0 0 0 0', 1).play('2 doubts')
    expect(table.state.agenda.asked).toEqual([1])
    expect(table.offered(1)).toEqual(['1 kills 0', '1 kills 2', '1 kills 3'])
    expect(table.try('1 spares')).toBe('illegal')
  })

  test('R7.4 after believing he may, or go alone', () => {
    const table = vault([7, 7, 5, 7], '0 0 0 0 1', 1).play('2 believes')
    expect(table.offered(2)).toEqual(['2 spares', '2 kills 0', '2 kills 1', '2 kills 3'])
    table.play('2 spares')
    expect(table.state.table).toMatchObject({ killed: null, stage: 'over' })
    expect(table.news('over')?.winners).toEqual([0, 1, 3])
  })

  test('R7.4 on the cat side nobody is killed', () => {
    const table = sit(3, { sanity: [8, 1, 8] }).play('0 shakes 2', '0 says 1', '1 doubts')
    expect(table.state.table).toMatchObject({ stage: 'over', killed: null })
  })
})

describe('the end', () => {
  test('R8.1 comes as soon as somebody has no sanity left, and not before', () => {
    const two = sit(3, { sanity: [8, 2, 8] }).play('0 shakes 0', '0 says 1', '1 believes')
    expect(two.state.table).toMatchObject({ sanity: [8, 1, 8], stage: 'took' })
    const one = sit(3, { sanity: [8, 1, 8] }).play('0 shakes 0', '0 says 1', '1 believes')
    expect(one.state.table).toMatchObject({ sanity: [8, 0, 8], stage: 'over' })
  })

  test('R8.2 the living with the most sanity win, several share', () => {
    const shared = sit(4, { sanity: [6, 1, 6, 5] }).play('0 shakes 0', '0 says 1', '1 believes')
    expect(shared.news('over')?.winners).toEqual([0, 2])
    const alone = sit(4, { sanity: [7, 1, 6, 5] }).play('0 shakes 0', '0 says 1', '1 believes')
    expect(alone.news('over')?.winners).toEqual([0])
  })

  test('R8.3 exactly one is at nothing, so somebody alive always wins', () => {
    const table = sit(3, { sanity: [1, 1, 1] }).play('0 shakes 1', '0 says none', '1 doubts')
    expect(table.state.table).toMatchObject({ sanity: [0, 2, 1], centre: 0, stage: 'over' })
    expect(table.news('over')?.winners).toEqual([1])
  })

  /** Everybody says none until five dice were accepted as none so often. */
  const silence = (accepted: number, options: Partial<Options>) => {
    const table = sit(3, { options })
    for (let giver = 0, nones = 0; nones < accepted; giver = (giver + 1) % 3) {
      table.play(`${giver} shakes`, `${giver} says none`, `${(giver + 1) % 3} believes`)
      if (table.state.table.dice === 5) nones++
    }
    const giver = table.state.table.giver
    return table.play(`${giver} shakes`).offered(giver)
  }

  test('R8.4 after three times as many accepted nones as players with five dice, none is closed', () => {
    expect(silence(8, {})).toContainEqual(expect.stringContaining('says none'))
    expect(silence(9, {})).not.toContainEqual(expect.stringContaining('says none'))
    expect(silence(9, {})).toHaveLength(11)
  })

  test('R8.4 without the safety the silence may go on', () => {
    expect(silence(20, { safety: false })).toContainEqual(expect.stringContaining('says none'))
  })

  test('R8.4 the one who must then speak pays R4.4 even with his last brain', () => {
    const table = sit(3, { sanity: [1, 1, 1] })
    table.state.table.dice = 5
    table.state.table.nones = 9
    table.state.table.claim = 0
    table.play('0 shakes', '0 says 1')
    expect(table.state.table).toMatchObject({ stage: 'over', sanity: [0, 1, 1] })
  })
})

describe('the drawers', () => {
  test('R1.5 no view of another seat holds a die that only the giver saw', () => {
    const table = sit(3)
    table.state.table.stage = 'shaken'
    Object.assign(table.state.box, { dice: ['canary-7f3a'] })
    table.play('0 looks')
    expect(JSON.stringify(table.view(0))).toContain('canary-7f3a')
    for (const seat of [1, 2]) expect(JSON.stringify(table.view(seat))).not.toContain('canary-7f3a')
    expect(JSON.stringify(watch(table.state))).not.toContain('canary-7f3a')
  })

  test('R3.1 luck is drawn when the wall is shaken, one die at a time', () => {
    const drawn: number[] = []
    const chance = (sides: number) => drawn.push(sides) - drawn.length
    const state = setup(3, { ...defaults, starter: 0 }, chance)
    expect(drawn).toEqual([])
    const step = (seat: number, move: Move) => play(state, seat, move, chance)
    step(0, { kind: 'shake' })
    expect(drawn).toEqual([6])
    step(0, { kind: 'look' })
    step(0, { kind: 'announce', claim: 0 })
    step(1, { kind: 'believe' })
    expect(drawn).toEqual([6])
    step(1, { kind: 'shake' })
    expect(drawn).toEqual([6, 6, 6])
  })
})

describe('why not', () => {
  test('R4.3 more rats than the dice can hold', () => {
    expect(whyClaim(sit(3).play('0 shakes 1').view(0), 3)).toBe('R4.3')
    expect(whyClaim(sit(3).play('0 shakes 1').view(0), 2)).toBeUndefined()
  })

  test('R4.2, R4.5 and R4.6 close what is too low', () => {
    const taken = sit(3).play('0 shakes 1', '0 says 1', '1 believes')
    expect(whyClaim(taken.view(1), 0)).toBe('R4.2')
    const rolled = taken.play('1 shakes 1 1')
    expect([0, 1, 2].map((claim) => whyClaim(rolled.view(1), claim))).toEqual(['R4.2', 'R4.5', undefined])
    const round = rolled.play('1 says 2', '2 believes', '2 hands on 2', '0 believes', '0 hands on 2', '1 believes')
    expect([1, 2, 3].map((claim) => whyClaim(round.view(1), claim))).toEqual(['R4.5', 'R4.6', undefined])
  })

  test('R7.2 in the vault only none is closed', () => {
    const down = [...FIVE_DICE_OF_FOUR, '0 shakes 2 2 2 2 2', '0 says 10', '1 believes', '1 shakes 0 0 0 0 0']
    const vault = sit(4).play(...down)
    expect([0, 1, 10].map((claim) => whyClaim(vault.view(1), claim))).toEqual(['R7.2', undefined, undefined])
  })

  test.each([
    ['R5.2', 0, 'true'],
    ['R5.3', 0, 'false'],
    ['R5.5', 2, 'true'],
    ['R5.6', 2, 'false'],
  ] as const)('%s settles its own case, and R7.3 every case of the vault', (clause, claim, verdict) => {
    const revealed = { kind: 'revealed', seat: 1, giver: 0, claim, dice: [0], verdict } as const
    expect([whySettled(revealed, 'cat'), whySettled(revealed, 'skull')]).toEqual([clause, 'R7.3'])
  })
})
