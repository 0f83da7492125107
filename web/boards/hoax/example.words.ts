/** A worked example of the hardest page of the rules, told step by step. A test of the game plays it. */
import { words } from '../../app/language.ts'
import type { Told } from '../examples.ts'

export const exampleWords = words<Told>({
  en: {
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
  de: {
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
})
