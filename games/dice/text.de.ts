import { plural, type Text, telling } from '../../kernel/text.ts'
import type { Bid, Dice, DiceNews, DiceSecret, Face, Move, Options } from './state.ts'
import { title } from './title.ts'

const list = new Intl.ListFormat('de')
const faces: Record<Face, readonly [one: string, many: string]> = {
  1: ['Eins', 'Einsen'],
  2: ['Zwei', 'Zweien'],
  3: ['Drei', 'Dreien'],
  4: ['Vier', 'Vieren'],
  5: ['Fünf', 'Fünfen'],
  6: ['Sechs', 'Sechsen'],
}
export const dieCount = (n: number) => plural.de(n, 'ein Würfel', `${n} Würfel`)
/** „4 Fünfen“, „1 Zwei“ */
export const bidOf = ({ count, face }: Bid) => `${count} ${plural.de(count, ...faces[face])}`

const kinds: Record<Move['kind'], string> = { bid: 'Bieten', doubt: 'Zweifeln', exact: '„Genau“ sagen' }

const options: Record<keyof Options, { label: string; help: string }> = {
  starter: { label: 'Wer beginnt', help: 'Das Glück entscheidet, oder ihr.' },
  ones: { label: 'Einsen', help: 'Als Joker zählen Einsen für jede Zahl. Sonst sind sie nur, was sie sind.' },
  exact: {
    label: 'Genau',
    help: 'Man darf auch sagen, dass ein Gebot genau stimmt. Stimmt es, zahlen alle anderen; wenn nicht, rate, wer.',
  },
}

export const de: Text<Dice> = {
  ...title.de,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    bid: (bid) => `${bidOf(bid)} bieten`,
    doubt: () => 'Gelogen! Becher hoch',
    exact: () => 'Genau! Becher hoch',
  }),
  news: telling<DiceNews>({
    starter: ({ seat }, name) => `${name(seat)} beginnt.`,
    thrown: ({ seat, dice }, name) => `Die Becher stehen, darunter ${dieCount(dice)}. ${name(seat)} bietet zuerst.`,
    bid: ({ seat, ...bid }, name) => `${name(seat)} bietet ${bidOf(bid)}.`,
    lifted: ({ seat, call, bid, found }, name) => {
      const cry = {
        doubt: `„Gelogen!“, sagt ${name(seat)} zu ${name(bid.seat)}.`,
        exact: `„Genau!“, sagt ${name(seat)}.`,
      }
      return `${cry[call]} Die Becher gehen hoch: ${bidOf({ ...bid, count: found })}, bei einem Gebot von ${bid.count}.`
    },
    lost: ({ seats }, name) =>
      `${list.format(seats.map(name))} ${plural.de(seats.length, 'verliert', 'verlieren')} einen Würfel.`,
    out: ({ seat }, name) => `Der Becher von ${name(seat)} ist leer. Das war es dann.`,
    over: ({ winners: [seat] }, name) => `Außer ${name(seat)} hat niemand mehr Würfel. Man nennt das gewinnen.`,
  }),
  secret: telling<DiceSecret>({ threw: ({ dice }) => `Du hast ${dice.join(', ')} geworfen.` }),
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'exact') return value ? 'erlaubt' : 'nicht gespielt'
    if (key === 'ones') return value === 'wild' ? 'Joker' : 'einfach'
    return value === 'luck' ? 'durch Glück' : name(Number(value))
  },
}
