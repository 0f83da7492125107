import { at, sure } from '../../kernel/at.ts'
import { type Text, telling } from '../../kernel/text.ts'
import * as common from '../banquet/text.en.ts'
import type { Goblets, Move, Options } from './state.ts'
import { news, secret } from './text.en.news.ts'
import { title } from './title.ts'
import { en as words } from './words.en.ts'

const kinds: Record<Move['kind'], string> = {
  ...common.kinds,
  'after you': 'After you',
  trade: 'Trade for the rare token',
  retarget: 'Exchange target cards',
  exchange: 'Exchange a token',
  wait: 'Wait for the others',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  host: {
    label: 'First Host',
    help: 'Who is the Host of the first course: luck decides, or you do. Later it is whoever called the last Toast.',
  },
  characters: {
    label: 'Characters',
    help: 'An ability for everybody, from all 21 characters or from the five known from print (where these are too few for all, luck says who goes without); or plain manners for all.',
  },
  memory: {
    label: 'Raise Your Memory',
    help: 'No rings: a goblet is known by its place alone, and only your head follows it around the table.',
  },
  legacy: {
    label: 'Legacy',
    help: 'Whoever is poisoned discards the character and draws another one for the next course.',
  },
  dial: { label: common.dial.label, help: `${common.dial.help} With “Raise Your Memory” the sheet stays blank.` },
  rounds: {
    label: 'Longest course',
    help: 'After so many whole rounds the table itself calls the Toast, and the Host counts as caller.',
  },
  points: {
    label: 'Points before the end',
    help: 'Whether the page shows the score during the game. It is no secret: whoever counts along knows it.',
  },
  traitors: {
    label: 'Traitors',
    help: 'How many of the six Winetaster cards say Traitor. With fewer than six tasters some cards stay in the box.',
  },
  finale: {
    label: 'After the Toast',
    help: 'In Russian Goblette: one last action for everybody before the drinking, or straight to the goblets.',
  },
  edition: common.edition,
}

const values: { readonly [value: string]: string } = {
  ...common.values,
  all: 'all 21',
  known: 'the 5 from print',
  hidden: 'hidden',
  shown: 'shown',
  'last actions': 'one last action each',
  'drink at once': 'drink at once',
}

export const en: Text<Goblets> = {
  ...title.en,
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    ...common.moves(words),
    'after you': ({ leave }) => (leave ? 'After you, and use my ability' : 'After you'),
    trade: () => 'Trade for the rare token',
    retarget: (move) => `Exchange target cards with ${at(words.houses, move.house, 'house').name}`,
    exchange: ({ give, take }) => `Put ${words.sorts[give]} back for ${words.sorts[take]}`,
    wait: () => 'Act after everybody else',
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'host' && typeof value === 'number') return name(value)
    if (key === 'edition') return common.editionNamed(value)
    if (key === 'rounds') return `${value} rounds`
    if (key === 'traitors') return `${value} of 6`
    return sure(values[String(value)], 'word for this option')
  },
}
