import { expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { copy } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import { chronicle } from './chronicle.ts'
import { sit } from './script.ts'
import type { Dice, Move } from './state.ts'

/** Two rounds: a truth that is outbid, a lie that is doubted; a lie that is outbid, and a call that is right. */
function evening(): Moment<Dice>[] {
  const table = sit(['55132', '51644', '33622'], { exact: true })
  const moments: Moment<Dice>[] = [{ state: copy(table.state), entry: undefined }]
  const play = (seat: number, line: string, move: Move) => {
    table.play(`${seat} ${line}`)
    moments.push({ state: copy(table.state), entry: { seat, move, drawn: [] } })
  }
  play(0, 'bids 4 5', { kind: 'bid', count: 4, face: 5 })
  play(1, 'bids 6 5', { kind: 'bid', count: 6, face: 5 })
  play(2, 'doubts', { kind: 'doubt' })
  table.throws('66666', '2222', '33333')
  moments[3] = { state: copy(table.state), entry: { seat: 2, move: { kind: 'doubt' }, drawn: [] } }
  play(1, 'bids 5 2', { kind: 'bid', count: 5, face: 2 })
  play(2, 'bids 5 6', { kind: 'bid', count: 5, face: 6 })
  play(0, 'calls', { kind: 'exact' })
  return moments
}

test('every bid is a claim: what was said, whether it was so, who let it pass, who paid', () => {
  const told = { believed: [], doubted: [], swung: [] }
  expect(chronicle.claims(evening())).toEqual([
    { ...told, at: 1, out: 3, seat: 0, what: '4×5', truth: 'true', believed: [1] },
    { ...told, at: 2, out: 3, seat: 1, what: '6×5', truth: 'false', doubted: [2], swung: [{ seat: 1, by: -1 }] },
    { ...told, at: 4, out: 6, seat: 1, what: '5×2', truth: 'false', believed: [2] },
    {
      ...{ ...told, at: 5, out: 6, seat: 2, what: '5×6', truth: 'true', believed: [0] },
      swung: [
        { seat: 1, by: -1 },
        { seat: 2, by: -1 },
      ],
    },
  ])
})

test('a claim is not out before the cups are up', () => {
  expect(chronicle.claims(evening().slice(0, 3)).map(({ out }) => out)).toEqual([undefined, undefined])
})

test('a turn is a round', () => {
  expect(chronicle.turns(evening())).toEqual([
    { at: 0, seat: 0 },
    { at: 3, seat: 1 },
    { at: 6, seat: 0 },
  ])
})

test('awards are counted', () => {
  const moments = evening()
  const awards = chronicle.awards(moments, chronicle.claims(moments))
  expect(awards).toEqual([
    { kind: 'tongue', seats: [1], count: 1 },
    { kind: 'nose', seats: [2], count: 1 },
    { kind: 'eye', seats: [0], count: 1 },
  ])
  // Who calls a bid “spot on” does not outbid it: that nobody doubted it is true either way.
  const told = languages.map((language) =>
    chronicle.text[language].award({ ...at(awards, 0), count: 2 }, () => 'Berta'),
  )
  expect(told.map(({ fact }) => fact)).toEqual([
    'Berta: bid twice what was not there, and nobody called it a lie.',
    'Berta: 2-mal geboten, was es nicht gab, und niemand hat gezweifelt.',
  ])
  for (const language of languages)
    for (const award of awards) {
      const { title, fact } = chronicle.text[language].award(award, (seat) => `N${seat}`)
      expect(`${title}: ${fact}`).toMatch(/N\d/)
    }
})
