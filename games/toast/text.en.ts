import { at, sure } from '../../kernel/at.ts'
import { plural, type Text, telling } from '../../kernel/text.ts'
import { contents } from '../banquet/text.en.news.ts'
import * as common from '../banquet/text.en.ts'
import { BAGS } from './bag.ts'
import type { Move, Options, Toast } from './state.ts'
import { news, secret } from './text.en.news.ts'
import { title } from './title.ts'
import { en as words } from './words.en.ts'

const kinds: Record<Move['kind'], string> = {
  ...common.kinds,
  keep: 'Keep what you drew',
  again: 'Draw again',
  accuse: 'Air a grievance',
  trade: 'Trade for the Deadly Poison',
  exchange: 'Draw a token anew',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  party: {
    label: 'Order of seating',
    help: 'Three may fight the duel that the court pretends not to see, or drink singly; six drink singly or in pairs, each noble with a wine-taster. Any other number leaves no choice.',
  },
  host: {
    label: 'First Master of Ceremonies',
    help: 'Who conducts the first round: luck decides, or you do. After every round the office passes clockwise.',
  },
  characters: {
    label: 'Characters',
    help: 'An ability for everybody, from the 15 characters who are still received at court; or nothing but a good upbringing.',
  },
  rings: {
    label: 'Rings',
    help: 'Every goblet wears the ring of its house, and your eyes may follow it. Without, only your head does, as tradition demands.',
  },
  dial: {
    label: common.dial.label,
    help: `${common.dial.help} Without rings the sheet stays blank, except in a duel.`,
  },
  bag: {
    label: 'The bag',
    help: 'What hands and goblets are drawn from. The mild one means better by you, the deadly one does not, and the large one keeps you guessing.',
  },
  rounds: {
    label: 'Longest round',
    help: 'When everybody has had so many turns, the Royal Guard calls the Toast; in a duel it only puts an end to peeking.',
  },
  breaches: {
    label: 'Breaches of etiquette',
    help: 'Whoever lets the clock run out is put on the Guard’s list: one point less at the end of the round, though never less than nothing. Not in a duel, and not for the question whether you keep what you drew: that would tell who had a choice.',
  },
  match: {
    label: 'Length of a duel',
    help: 'How many rounds a duel has. Each one won is a point.',
  },
  opens: {
    label: 'The Toast of a duel',
    help: 'Open once all tokens on the table have been played, or as soon as you have played your own.',
  },
  edition: common.edition,
}

const values: { readonly [value: string]: string } = {
  ...common.values,
  everybody: 'when all have played theirs',
  own: 'when you have played yours',
  duel: 'Russian Toast',
  single: 'everybody alone',
  pairs: 'nobles and their tasters',
  all: 'all 15',
  usual: 'usual',
  mild: 'mild',
  deadly: 'deadly',
  large: 'large',
}

export const en: Text<Toast> = {
  ...title.en,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    ...common.moves(words),
    keep: () => 'Keep what you drew',
    again: () => 'Return all four and draw again',
    accuse: (move) => `Bear ${at(words.houses, move.house, 'house').name} a grudge`,
    trade: ({ give }) => `Trade ${words.sorts[give]} for the Deadly Poison`,
    exchange: ({ give }) => `Put ${words.sorts[give]} back and draw at random`,
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'host' && typeof value === 'number') return name(value)
    if (key === 'edition') return common.editionNamed(value)
    if (key === 'rounds') return `${value} turns each`
    if (key === 'match') return `${value} ${plural.en(Number(value), 'round', 'rounds')}`
    if (key === 'bag') return `${values[String(value)]}: ${contents(words, BAGS[value as Options['bag']])}`
    return sure(values[String(value)], 'word for this option')
  },
}
