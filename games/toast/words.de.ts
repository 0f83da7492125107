import { characters, houses, type Phrases } from '../banquet/words.de.ts'
import { adding, type Vocabulary } from '../banquet/words.ts'
import type { ToastKey } from './deck.ts'

export const phrases: Phrases = {
  once: 'Einmal je Runde',
  now: 'In dieser Runde',
  hidden: 'unter deiner Serviette',
  hide: 'unter deine Serviette',
  beginning: 'Nach der Aussprache',
  before: 'Beim Toast',
  hellebore:
    'Du darfst offen einen beliebigen Marker unter deiner Serviette gegen das Tödliche Gift eintauschen, gegen das kein Gegengift hilft. Der Hof sieht, dass du es bekommst, und nie, wie du dich davon trennst.',
  foxglove:
    'Du darfst einen Marker unter deiner Serviette in den Beutel zurücklegen und blind einen ziehen. Der Hof sieht, dass du es tust, und macht sich seine Gedanken.',
  wine: { poured: 'klaren Wein', several: 'klare Weine' },
  rare: { unicorn: '', ogre: 'das Tödliche Gift' },
}
const shared = characters(phrases)
/** T6.2 */
const barred = 'Das zählt als Spicken: In diesem Zug rufst du keinen Toast mehr aus.'

export const de: Vocabulary<ToastKey> = {
  houses,
  sorts: {
    wine: 'klarer Wein',
    poison: 'Gift',
    antidote: 'Gegengift',
    unicorn: '', // T1.3: none of these is ever in the bag.
    ogre: 'Tödliches Gift',
  },
  characters: {
    ...shared,
    arsenica: adding(shared.arsenica, barred),
    butler: adding(shared.butler, barred),
  },
}
