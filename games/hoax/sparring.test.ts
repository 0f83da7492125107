import { expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { sparring } from './bots/sparring/index.ts'
import { PASS } from './moves.ts'
import { fined, type Laid, type Sitting, sit } from './script.ts'
import { type Role, roles } from './state.ts'

const purses = ['1 gold', '2 wine', '1 grain', '1 gold', '']
const five = (laid: Laid = {}) => sit(['emperor', 'thief', 'pope', 'peasant', 'wizard'], { purses, ...laid })
const PACK = '1 gold 1 wine 1 grain'
const rich = (packs: number) => five({ purses: [`${packs} gold ${packs} wine ${packs} grain`] })
/** Seat 0 says to be the thief; seat 1 was robbed, and is asked first. */
const robbed = () => five().play('0 steals wine from 1')
const judged = () => robbed().window('1 illegal').window('2 fines gold')
const accused = () => robbed().play('3 accuses 0 thief')
/** Seat 3 has said more than anybody else. */
const loud = (table: Sitting) => {
  at(table.state.table.acted, 3).pope = 9
  return table
}
/** Seat 0 has asked this one. */
const asked = (table: Sitting, of: number) => {
  table.state.table.questions.push({ by: 0, of })
  return table
}
/** Seat 2 was shown that seat 0 is no thief. */
const knowing = (table: Sitting) => {
  at(table.state.hands, 2).not.push({ seat: 0, role: 'thief' })
  return table
}
/** So does everybody suspect, and it is the last call. */
const liar = () => {
  const table = knowing(robbed().window())
  Object.assign(at(table.state.table.acted, 0), { emperor: 5, peasant: 5 })
  table.state.table.questions.push(...new Array(3).fill({ by: 2, of: 0 }))
  return table
}
/** Seat 0 was shown all that seat 4 is not, but for these. */
const nearly = (...left: Role[]) => {
  const table = five()
  for (const role of roles) if (!left.includes(role)) at(table.state.hands, 0).not.push({ seat: 4, role })
  if (left.length > 1) at(table.state.table.acted, 4).wizard = 40
  return table
}

/** What each does that no other trick would do as well: who is asked, at which table, and the answer. */
const cases: [trick: string, table: () => Sitting, seat: number, answer: object][] = [
  ['no trick at all', () => nearly('wizard'), 0, { kind: 'unmask', seat: 4, role: 'wizard' }],
  ['rob instead of earning', five, 0, { kind: expect.stringMatching(/steal|spell|tax/) }],
  ['always steal', five, 0, { kind: 'steal' }],
  ['always earn', five, 0, { kind: 'income', role: 'pope' }],
  ['always tax', five, 0, { kind: 'tax' }],
  ['always conjure', five, 0, { kind: 'spell' }],
  ['only the truth', five, 0, { role: 'emperor' }],
  ['only the truth', robbed, 1, { kind: 'pass' }],
  ['roles by turns', five, 0, { role: 'pope' }],
  ['lie at random', robbed, 1, { kind: 'illegal' }],
  ['accuse blindly, early', robbed, 2, { kind: 'accuse', seat: 0, role: 'thief' }],
  ['accuse the loudest', robbed, 2, { kind: 'accuse', seat: 0, role: 'thief' }],
  ['accuse the loudest', () => loud(robbed()), 2, { kind: expect.not.stringMatching('accuse') }],
  ['accuse first claims', () => loud(robbed()), 2, { kind: 'accuse', seat: 0, role: 'thief' }],
  ['always doubt', robbed, 2, { kind: 'accuse' }],
  ['always doubt', accused, 2, { vote: 'yes' }],
  ['never doubt', () => knowing(accused()), 2, { vote: 'no' }],
  ['never doubt', liar, 2, { kind: expect.not.stringMatching('accuse') }],
  ['vote with the accuser', accused, 2, { vote: 'yes' }],
  ['vote against the accuser', () => knowing(accused()), 2, { vote: 'no' }],
  ['never react', robbed, 1, { kind: 'pass' }],
  ['always illegal', robbed, 1, { kind: 'illegal' }],
  ['always the judge', () => robbed().window('1 illegal'), 2, { kind: 'fine' }],
  ['always the judge', robbed, 1, { kind: 'pass' }],
  ['always immune', () => fined(five(), [1], [2]), 0, { kind: 'immune' }],
  ['attack the leader', five, 0, { from: 1 }],
  ['attack the leader', () => five({ purses: [PACK, '', '', '9 gold'] }), 0, { kind: 'question', seat: 3 }],
  ['hoard', () => rich(2), 0, { kind: 'income' }],
  ['hoard', () => rich(3), 0, { kind: 'question' }],
  ['guess between two', () => nearly('wizard', 'pope'), 0, { kind: 'unmask', seat: 4 }],
  ['guess only what is certain', () => nearly('wizard', 'pope'), 0, { kind: expect.not.stringMatching('unmask') }],
  ['guess only what is certain', () => nearly('wizard'), 0, { kind: 'unmask', seat: 4, role: 'wizard' }],
  ['guess among three', () => nearly('wizard', 'pope', 'thief'), 0, { kind: 'unmask', seat: 4 }],
  ['take them at their word', () => loud(five()), 0, { kind: 'unmask', seat: 3, role: 'pope' }],
  ['always forgive', judged, 3, { kind: 'forgive' }],
  ['always forgive', robbed, 1, { kind: 'pass' }],
  ['fine everybody', robbed, 1, { kind: 'illegal' }],
  ['fine everybody', () => robbed().window('1 illegal'), 2, { kind: 'fine' }],
  ['fine everybody', judged, 3, { kind: 'pass' }],
  ['react to everything', robbed, 1, { kind: 'illegal' }],
  ['react to everything', judged, 3, { kind: 'forgive' }],
  ['react to the leader', robbed, 1, { kind: 'illegal' }],
  ['react to the leader', () => five({ purses: ['', '2 wine', '9 gold'] }).play('0 steals wine from 1'), 1, PASS],
  ['one mask all evening', five, 0, { role: 'pope' }],
  ['emperor and accuser', five, 0, { role: 'emperor' }],
  ['emperor and accuser', robbed, 2, { kind: 'accuse' }],
  ['true deeds, false reactions', five, 0, { role: 'emperor' }],
  ['true deeds, false reactions', robbed, 1, { kind: 'illegal' }],
  ['accuse whatever is known', () => knowing(robbed()), 2, { kind: 'accuse', seat: 0, role: 'thief' }],
  ['accuse whatever is known', robbed, 2, { kind: expect.not.stringMatching('accuse') }],
  ['ask the leader', () => five({ purses: [PACK, '', '', '9 gold'] }), 0, { kind: 'question', seat: 3 }],
  ['ask one to the end', () => asked(rich(1), 2), 0, { kind: 'question', seat: 2 }],
  ['never ask', () => rich(9), 0, { kind: 'income' }],
]

test.each(cases)('%s', (trick, table, seat, answer) => {
  for (let seed = 0; seed < 10; seed++) {
    const move = sure(sparring[trick], 'trick').choose(table().view(seat), seeded(seed))
    expect(move).toMatchObject(answer)
  }
})

test('every trick was asked for', () => {
  expect([...new Set(cases.map(([trick]) => trick))]).toEqual(Object.keys(sparring))
})
