/** Worked examples of the two hardest pages of the rules, told step by step. The tests of the games play them. */
import { words } from '../app/language.ts'

interface Told {
  readonly title: string
  readonly steps: readonly string[]
}

export const exampleWords = words<Readonly<Record<'goblets' | 'hoax', Told>>>({
  en: {
    goblets: {
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
    hoax: {
      title: 'An example: the chain of one turn',
      steps: [
        'Ada says “Thief” and takes 2 gold from Bruno. Nobody need believe it.',
        'Window of the Emperors: Cleo calls it illegal. Her claim rests on Ada’s.',
        'Window of the Judges: Dora fines Ada 2 gold. That rests on Cleo’s Emperor.',
        'Window of the Popes: Emil would forgive for 1 token. That rests on Dora’s Judge.',
        'Ada decides and pays the Judge: 2 gold go to Dora, who hands one of them on to the Emperor, Cleo.',
        'Bruno accuses Cleo: no Emperor. Most vote yes, and she admits it. Her card falls; the Judge rested on it, the Pope on the Judge, so both fall with it.',
        'What was paid goes back, the newest first: 1 gold from Cleo to Dora, 2 from Dora to Ada. The theft itself stands, for nobody has accused the Thief.',
      ],
    },
  },
  de: {
    goblets: {
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
    hoax: {
      title: 'Ein Beispiel: die Kette eines Zuges',
      steps: [
        'Ada sagt „Dieb“ und nimmt Bruno 2 Gold weg. Glauben muss das niemand.',
        'Fenster der Kaiser: Cleo nennt es verboten. Ihre Behauptung ruht auf Adas.',
        'Fenster der Richter: Dora verurteilt Ada zu 2 Gold. Das ruht auf Cleos Kaiser.',
        'Fenster der Päpste: Emil würde für 1 Marker vergeben. Das ruht auf Doras Richter.',
        'Ada entscheidet sich und zahlt dem Richter: 2 Gold gehen an Dora, die eines davon an den Kaiser weitergibt, an Cleo.',
        'Bruno klagt Cleo an: kein Kaiser. Die meisten stimmen mit Ja, und sie gibt es zu. Ihre Karte fällt; der Richter ruhte auf ihr, der Papst auf dem Richter, also fallen beide mit.',
        'Was gezahlt wurde, geht zurück, das Neueste zuerst: 1 Gold von Cleo an Dora, 2 von Dora an Ada. Der Diebstahl selbst bleibt bestehen, denn den Dieb hat niemand angeklagt.',
      ],
    },
  },
})
