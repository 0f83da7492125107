/** What hands can do at every such table, and the options that all of them have. */

import { at } from '../../kernel/at.ts'
import { plural } from '../../kernel/text.ts'
import type { House, Place } from './state.ts'
import type { Kinds, MoveLines } from './text.ts'
import type { Vocabulary } from './words.ts'

const goblet = (place: Place) => `goblet ${place + 1}`

export const kinds: Kinds = {
  pour: 'Pour',
  peek: 'Peek',
  rotate: 'Rotate',
  swap: 'Swap',
  toast: 'Toast',
  pass: 'Pass',
  drink: 'Drink',
  veil: 'Have all look away',
  confess: 'Confess your love',
  'double pour': 'Double Pour',
  look: 'Look into a goblet',
  dip: 'Dip into your goblet',
  take: 'Take a token out',
  foretell: 'Foretell a death',
}

export function moves({ houses, sorts }: Pick<Vocabulary, 'houses' | 'sorts'>): MoveLines {
  const house = (which: House) => at(houses, which, 'house').name
  return {
    pour: ({ token, place }) => `Pour ${sorts[token]} into ${goblet(place)}`,
    peek: ({ place }) => `Peek into ${goblet(place)}`,
    rotate: ({ by }) =>
      `Rotate ${plural.en(by, 'one place', `${Math.abs(by)} places`)} ${by > 0 ? 'clockwise' : 'anticlockwise'}`,
    swap: ({ places: [a, b] }) => `Swap goblets ${a + 1} and ${b + 1}`,
    toast: () => 'Call the Toast',
    pass: () => 'Pass',
    drink: ({ place }) => `Drink ${goblet(place)}`,
    veil: ({ place, how }) =>
      ({
        goblets: `All look away: exchange your goblet with ${goblet(place)}`,
        rings: `All look away: exchange only the rings with ${goblet(place)}`,
        both: `All look away: exchange your goblet with ${goblet(place)}, then the rings back`,
        neither: `All look away: leave ${goblet(place)} alone`,
      })[how],
    confess: () => 'Confess your love to your target',
    'double pour': () => 'Announce a double Pour',
    look: ({ place }) => `Look into ${goblet(place)}`,
    dip: () => 'Look into your goblet, fingers ready',
    take: ({ token }) => `Take ${sorts[token]} out`,
    foretell: (move) => `Foretell the end of ${house(move.house)}`,
  }
}

export const dial = {
  label: 'Notes',
  help: 'What the page writes down for you: what you poured and saw yourself, also who poured where, or nothing.',
}

export const values = {
  random: 'luck decides',
  none: 'none',
  mine: 'your own pours and looks',
  record: 'also who poured where',
  true: 'on',
  false: 'off',
}

/** A table that was laid by earlier rules keeps them. */
export const edition = {
  label: 'Rules',
  help: 'A table that was laid before the rules last changed keeps to those it began with.',
}

export const editionNamed = (edition: unknown): string => (edition === 1 ? 'as they were' : 'as they are')
