import { type Text, telling } from '../../kernel/text.ts'
import type { Goblets, House, Move, Options, Place } from './state.ts'
import { news, secret } from './text.en.news.ts'
import type { Sort } from './tokens.ts'
import { en as words } from './words.en.ts'

const goblet = (place: Place) => `goblet ${place + 1}`
const sort = (token: Sort) => words.sorts[token]
const house = (at: House) => words.houses[at]!.name

const kinds: Record<Move['kind'], string> = {
  pour: 'Pour',
  peek: 'Peek',
  rotate: 'Rotate',
  swap: 'Swap',
  toast: 'Toast',
  pass: 'Pass',
  'after you': 'After you',
  drink: 'Drink',
  veil: 'Have all look away',
  confess: 'Confess your love',
  trade: 'Trade for the rare token',
  'double pour': 'Double Pour',
  retarget: 'Exchange target cards',
  exchange: 'Exchange a token',
  look: 'Look into a goblet',
  dip: 'Dip into your goblet',
  take: 'Take a token out',
  foretell: 'Foretell a death',
  wait: 'Wait for the others',
}

const options: Record<keyof Options, { label: string; help: string }> = {
  host: {
    label: 'First Host',
    help: 'Who is the Host of the first course: luck decides, or you do. Later it is whoever called the last Toast.',
  },
  characters: {
    label: 'Characters',
    help: 'An ability for everybody, from all 21 characters or from the five known from print; or plain manners for all.',
  },
  memory: {
    label: 'Raise Your Memory',
    help: 'No rings: a goblet is known by its place alone, and only your head follows it around the table.',
  },
  legacy: {
    label: 'Legacy',
    help: 'Whoever is poisoned discards the character and draws another one for the next course.',
  },
  dial: {
    label: 'Notes',
    help: 'What the page writes down for you: what you poured and saw yourself, also who poured where, or nothing.',
  },
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
}

const values: { readonly [value: string]: string } = {
  random: 'luck decides',
  all: 'all 21',
  known: 'the 5 from print',
  none: 'none',
  mine: 'your own pours and looks',
  record: 'also who poured where',
  hidden: 'hidden',
  shown: 'shown',
  'last actions': 'one last action each',
  'drink at once': 'drink at once',
  true: 'on',
  false: 'off',
}

export const en: Text<Goblets> = {
  title: 'Raise Your Goblets',
  pitch:
    'Dinner is served, and so is somebody. Pour, peek, swap, and propose a toast while you still know what is where.',
  kind: (kind) => kinds[kind],
  move: telling<Move>({
    pour: ({ token, place }) => `Pour ${sort(token)} into ${goblet(place)}`,
    peek: ({ place }) => `Peek into ${goblet(place)}`,
    rotate: ({ by }) =>
      `Rotate ${Math.abs(by) === 1 ? 'one place' : `${Math.abs(by)} places`} ${by > 0 ? 'clockwise' : 'widdershins'}`,
    swap: ({ places: [a, b] }) => `Swap goblets ${a + 1} and ${b + 1}`,
    toast: () => 'Call the Toast',
    pass: () => 'Pass',
    'after you': ({ leave }) => (leave ? 'After you, and use my ability' : 'After you'),
    drink: ({ place }) => `Drink ${goblet(place)}`,
    veil: ({ place, how }) =>
      ({
        goblets: `All look away: exchange your goblet with ${goblet(place)}`,
        rings: `All look away: exchange only the rings with ${goblet(place)}`,
        both: `All look away: exchange your goblet with ${goblet(place)}, then the rings back`,
        neither: `All look away: leave ${goblet(place)} alone`,
      })[how],
    confess: () => 'Confess your love to your target',
    trade: () => 'Trade for the rare token',
    'double pour': () => 'Announce a double Pour',
    retarget: (move) => `Exchange target cards with ${house(move.house)}`,
    exchange: ({ give, take }) => `Put ${sort(give)} back for ${sort(take)}`,
    look: ({ place }) => `Look into ${goblet(place)}`,
    dip: () => 'Look into your goblet, fingers ready',
    take: ({ token }) => `Take ${sort(token)} out`,
    foretell: (move) => `Foretell the end of ${house(move.house)}`,
    wait: () => 'Act after everybody else',
  }),
  news,
  secret,
  option: (key) => options[key],
  value: (key, value, name) => {
    if (key === 'host' && typeof value === 'number') return name(value)
    if (key === 'rounds') return `${value} rounds`
    if (key === 'traitors') return `${value} of 6`
    return values[String(value)]!
  },
}
