import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Bid, Dice, DiceNews, DiceSecret, Face, Move, Options } from './state.ts'
import { title } from './title.ts'

const list = new Intl.ListFormat('en')
const faces: Record<Face, readonly [one: string, many: string]> = {
  1: ['one', 'ones'],
  2: ['two', 'twos'],
  3: ['three', 'threes'],
  4: ['four', 'fours'],
  5: ['five', 'fives'],
  6: ['six', 'sixes'],
}
export const dieCount = (n: number) => plural.en(n, 'one die', `${n} dice`)
/** “4 fives”, “1 two” */
export const bidOf = ({ count, face }: Bid) => `${count} ${plural.en(count, ...faces[face])}`

const kinds: Record<Move['kind'], string> = { bid: 'Bid', doubt: 'Doubt', exact: 'Call spot on' }

const options: Record<keyof Options, { label: string; help: string }> = {
  starter: { label: 'Who begins', help: 'Luck decides, or you do.' },
  ones: { label: 'Ones', help: 'Wild ones count as every face. Plain ones are only what they are.' },
  exact: {
    label: 'Spot on',
    help: 'One may also call that a bid is exactly right. If it is, everybody else pays; if not, guess who.',
  },
}

export const en: Text<Dice> = {
  ...title.en,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    bid: (bid) => `Bid ${bidOf(bid)}`,
    doubt: () => 'Liar! Cups up',
    exact: () => 'Spot on! Cups up',
  }),
  news: telling<DiceNews>({
    starter: ({ seat }, name) => `${name(seat)} begins.`,
    thrown: ({ seat, dice }, name) => `The cups come down on ${dieCount(dice)}. ${name(seat)} speaks first.`,
    bid: ({ seat, ...bid }, name) => `${name(seat)} bids ${bidOf(bid)}.`,
    lifted: ({ seat, call, bid, found }, name) => {
      const cry = {
        doubt: `“Liar!”, says ${name(seat)} to ${name(bid.seat)}.`,
        exact: `“Spot on!”, says ${name(seat)}.`,
      }
      return `${cry[call]} The cups go up: ${bidOf({ ...bid, count: found })}, for a bid of ${bid.count}.`
    },
    lost: ({ seats }, name) => `${list.format(seats.map(name))} ${plural.en(seats.length, 'loses', 'lose')} a die.`,
    out: ({ seat }, name) => `${name(seat)} has an empty cup, and is out.`,
    over: ({ winners: [seat] }, name) => `Nobody but ${name(seat)} has dice left. That is called winning.`,
  }),
  secret: telling<DiceSecret>({ threw: ({ dice }) => `You threw ${dice.join(', ')}.` }),
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'exact') return value ? 'allowed' : 'not played'
    if (key === 'ones') return value === 'wild' ? 'wild' : 'plain'
    return value === 'luck' ? 'by luck' : name(Number(value))
  },
}
