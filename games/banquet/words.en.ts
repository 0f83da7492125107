import type { Vocabulary } from './words.ts'

/** Where the tables use other words, or an ability is another. */
export interface Phrases {
  readonly once: string
  readonly now: string
  /** Where tokens lie that nobody else may see. */
  readonly hidden: string
  readonly beginning: string
  readonly before: string
  /** C5 */
  readonly hellebore: string
  /** C11 */
  readonly foxglove: string
}

export const turn = 'On your turn'
export const scoring = 'Scoring'

export const houses: Vocabulary['houses'] = [
  { name: 'De Miceti', motto: 'We grow on people.' },
  { name: 'Wespendorf', motto: 'We make our point once.' },
  { name: 'McToadery', motto: 'Kiss us and find out.' },
  { name: 'Van Visser', motto: 'Inflated, but never without reason.' },
  { name: 'Aconitiers', motto: 'Say it with flowers.' },
  { name: 'Arañeros', motto: 'Do drop in.' },
]

export const characters = ({ once, now, hidden, beginning, before, hellebore, foxglove }: Phrases) => ({
  belladonna: {
    name: 'Marquise Belladonna',
    when: turn,
    ability: `${once}, as an action, you may name another player, and all look away: you exchange your two goblets, their rings, both or neither. A goblet takes its ring along, so after both the rings lie as before; only you know what you did. Without rings you exchange the goblets or not, and nothing shows.`,
  },
  quicksilver: {
    name: 'Lord Quicksilver',
    when: beginning,
    ability: `You may openly confess your love to your target: ${now} you score for the target surviving instead of being poisoned, and the extra point if you both survive.`,
  },
  datura: { name: 'Doctor Datura', when: turn, ability: 'Your Peek may be into any goblet.' },
  hellebore: { name: 'Count Hellebore, the Alchemist', when: beginning, ability: hellebore },
  mandrake: { name: 'Madame Mandrake', when: turn, ability: 'Your Swap may be of any two goblets.' },
  yew: {
    name: 'Chevalier Yew',
    when: turn,
    ability: 'Your Rotate may be by one place or by two. With four goblets two places are the same either way.',
  },
  curare: {
    name: 'Viscount Curare',
    when: turn,
    ability: `${once} you may announce a double Pour, if you have 2 tokens: one after the other, into the same goblet or into two, as a single action.`,
  },
  foxglove: { name: 'Duchess Foxglove', when: beginning, ability: foxglove },
  cellarer: { name: 'The Cellarer', when: beginning, ability: 'You may look into any one goblet.' },
  arsenica: {
    name: 'Abbess Arsenica',
    when: turn,
    ability: `${once}, as an action, you may look into your goblet and then put one of its tokens, of any sort, ${hidden}, or none. All see whether you took one, not what.`,
  },
  butler: {
    name: 'The Butler',
    when: turn,
    ability: 'Once per turn, before your actions, you may look into your goblet for free.',
  },
  cicuta: {
    name: 'Cardinal Cicuta',
    when: before,
    ability: 'You may swap your goblet with that of your left or right neighbour.',
  },
  antimony: {
    name: 'Earl Antimony',
    when: before,
    ability: `You may pour one token that is still ${hidden} into any goblet.`,
  },
  cantarella: {
    name: 'Contessa Cantarella',
    when: before,
    ability:
      'You may openly name another player who is not your target. If that player is poisoned, you score 1 point more.',
  },
  wolfsbane: {
    name: 'The Widow Wolfsbane',
    when: scoring,
    ability:
      'Instead of the point for your target you score 2 if both your neighbours are poisoned, and 1 if one is. The extra point needs your survival and both of them poisoned.',
  },
})
