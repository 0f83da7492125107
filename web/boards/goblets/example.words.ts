/** A worked example of the hardest page of the rules, told step by step. A test of the game plays it. */
import { words } from '../../app/language.ts'
import type { Told } from '../examples.ts'

export const exampleWords = words<Told>({
  en: {
    title: 'An example: the last actions',
    steps: [
      'Ada, Bruno, Cleo and Dora sit clockwise, each after the one to their left. So the goblets stand when Ada calls the Toast.',
      'From her left: Bruno swaps his goblet with Ada’s. The poison now stands before her.',
      'Cleo rotates clockwise: every goblet moves one place on, and Dora’s comes to Ada.',
      'Dora has one token left and pours it where she likes: poison, for Ada.',
      'Ada called, so she comes last. She swaps with Cleo, and nobody may answer that any more.',
      'All drink. Bruno: poison and nothing against it. Cleo: two poison, one antidote. Both are poisoned; Ada and Dora live.',
      'Ada lives (1), her target Bruno does not (1), and she managed both (1): 3. Bruno gets 1 for Cleo. Dora gets 1 for living, Cleo nothing. One wine each for Ada and Dora is a tie, so nobody gets that point.',
    ],
  },
  de: {
    title: 'Ein Beispiel: die letzten Aktionen',
    steps: [
      'Ada, Bruno, Cleo und Dora sitzen im Uhrzeigersinn und haben jeweils die Person zur Linken zum Ziel. So stehen die Becher, als Ada den Toast ausruft.',
      'Links von ihr geht es los: Bruno tauscht seinen Becher mit Adas. Das Gift steht nun vor ihr.',
      'Cleo dreht im Uhrzeigersinn: Jeder Becher rückt einen Platz weiter, und Doras kommt zu Ada.',
      'Dora hat noch einen Marker und schenkt ihn ein, wo sie will: Gift, für Ada.',
      'Ada hat ausgerufen, also kommt sie zuletzt. Sie tauscht mit Cleo, und darauf kann niemand mehr antworten.',
      'Alle trinken. Bruno: Gift und nichts dagegen. Cleo: zwei Gift, ein Gegengift. Beide sind vergiftet; Ada und Dora leben.',
      'Ada lebt (1), ihr Ziel Bruno nicht (1), und beides ist ihr gelungen (1): 3. Bruno bekommt 1 für Cleo. Dora bekommt 1 fürs Überleben, Cleo nichts. Je ein Wein bei Ada und Dora ist ein Gleichstand, also bekommt niemand diesen Punkt.',
    ],
  },
})
