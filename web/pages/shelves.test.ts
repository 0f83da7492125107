import { expect, test } from 'vitest'
import type { Card } from '../../protocol/frames.ts'
import { shelvesOf } from './shelves.ts'

const card = (code: string, stage: Card['stage'], own: Partial<NonNullable<Card['own']>> = {}): Card => ({
  ...{ code, game: 'any', seats: 3, persons: 2, stage, guarded: false, round: 1, touched: 1 },
  own: { turn: 'none', shelf: 'out', ended: 0, ...own },
})

test('there is a shelf for every table of mine, in the order of the house', () => {
  const shelves = shelvesOf([
    card('running', 'playing', { turn: 'others' }),
    card('mine', 'playing', { turn: 'yours' }),
    card('also mine', 'playing', { turn: 'yours' }),
    card('old', 'playing', { turn: 'yours', shelf: 'away' }),
    card('over', 'over', { ended: 1 }),
    card('lobby', 'lobby'),
    card('dealing', 'promising'),
    card('closed long ago', 'closed', { shelf: 'away' }),
    card('left', 'abandoned'),
  ])
  const codes = Object.entries(shelves).map(([shelf, cards]) => [shelf, cards.map(({ code }: Card) => code)])
  expect(Object.fromEntries(codes)).toEqual({
    yours: ['mine', 'also mine'],
    running: ['running', 'dealing'],
    laid: ['over', 'lobby'],
    away: ['old'],
    past: ['closed long ago', 'left'],
  })
})
