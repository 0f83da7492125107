import { characters, houses, type Phrases } from '../banquet/words.en.ts'
import { adding, type Vocabulary } from '../banquet/words.ts'
import type { ToastKey } from './deck.ts'

export const phrases: Phrases = {
  once: 'Once per round',
  now: 'this round',
  hidden: 'under your napkin',
  beginning: 'After the grievances',
  before: 'At the Toast',
  hellebore:
    'You may openly trade any one token from under your napkin for the Deadly Poison, against which no antidote avails. The court sees you receive it, and never sees you part with it.',
  foxglove:
    'You may put one token from under your napkin back into the bag and draw one at random. The court sees that you did, and wonders.',
}
const shared = characters(phrases)
/** T6.2 */
const barred = 'It counts as a Peek, so there is no Toast for you in that turn.'

export const en: Vocabulary<ToastKey> = {
  houses,
  sorts: {
    wine: 'clear wine',
    poison: 'poison',
    antidote: 'antidote',
    unicorn: '', // T1.3: none of these is ever in the bag.
    ogre: 'Deadly Poison',
  },
  characters: {
    ...shared,
    arsenica: adding(shared.arsenica, barred),
    butler: adding(shared.butler, barred),
  },
}
