/**
 * How people pour: the first tokens are mostly wine, later ones are for their target and for themselves, and so is the last. The numbers say
 * how much oftener than by chance a token out of somebody's hand goes there; `bots/habits` counts them.
 */
import type { Frozen } from '../../../kernel/state.ts'
import type { Habits } from '../../banquet/bots/court.ts'
import type { House } from '../../banquet/state.ts'
import type { Table } from '../state.ts'

type Season = 'first' | 'later' | 'last'

/** Where nobody knows which pour it was. */
const ANY: Habits = {
  wine: [24, 3, 3],
  poison: [0.3, 1.6, 0.8],
  antidote: [1.5, 0.3, 0.4],
  unicorn: [1.5, 0.3, 0.4],
  ogre: [0.3, 1.6, 0.8],
}

const HABITS: Readonly<Record<Season, Habits>> = {
  first: habitsOf([2.5, 0.55, 1.2], [0.03, 2.5, 0.9], [0.27, 0.1, 0.9]),
  later: habitsOf([1.3, 0.7, 1.2], [0.2, 2.2, 0.85], [1, 0.1, 0.8]),
  last: habitsOf([0.9, 0.3, 0.5], [0.3, 1.8, 1.3], [1.6, 0.5, 1]),
}

/** The rare tokens go where the common ones go. */
function habitsOf(wine: Habits['wine'], poison: Habits['wine'], antidote: Habits['wine']): Habits {
  return { wine, poison, antidote, unicorn: antidote, ogre: poison }
}

/** G3.2: so many of the first pours are wine, if somebody is in a hurry. */
const WINE = 3

export function seasonOf(nth: number, called: boolean): Season {
  if (called) return 'last'
  return nth < WINE ? 'first' : 'later'
}

export function habits({ record }: Frozen<Table>, house: House, when: number): Habits {
  const pours = record.filter(({ by }) => by === house)
  const nth = pours.findIndex((pour) => pour.when === when)
  const pour = pours[nth]
  return pour ? HABITS[seasonOf(nth, 'called' in pour && pour.called === true)] : ANY
}
