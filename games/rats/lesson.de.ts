import type { en } from './lesson.en.ts'

export const de: Record<keyof typeof en, string> = {
  house:
    'In diesem Gemäuer wohnt etwas. Wie viel, sagen fünf Würfel: Auf jedem sind vier Seiten leer, eine zeigt eine Ratte, eine zwei.',
  aim: 'Alle haben acht Gehirne. Sobald jemand keines mehr hat, ist die Nacht vorbei, und es gewinnt, wer die meisten behalten hat.',
  shake: 'Du beginnst, mit einem einzigen Würfel im Gemäuer. Schüttle es.',
  look: 'Heb es kurz an und sieh nach. Was du siehst, weißt nur du; die anderen sehen bloß, dass du nachsiehst.',
  truth:
    'Leer. Sag Bruno, wie viele Ratten es sind. Lügen kostet nichts, also fang mit der Wahrheit an: Das verwirrt die Leute.',
  'cleo none':
    'Bruno glaubt dir, Cleo glaubt Bruno. Nach „keine“ kommt ein Würfel dazu, und es wird gewürfelt. Cleo hat drei gesehen und sagt: keine.',
  doubt: 'Drei Würfel bleiben in drei von zehn Fällen leer. Heb das Gemäuer.',
  caught:
    'Drei Ratten! Sie zu verschweigen kostet zwei Gehirne: eines für dich, eines für niemanden. Wer verliert, fängt neu an.',
  'cleo one':
    'Ein Würfel, und Cleo sagt: mindestens eine. Wer in einer Runde zuerst von Ratten spricht, zahlt dafür auf der Stelle ein Gehirn.',
  'doubt again': 'Wer einmal lügt, und nur jeder dritte Würfel hat eine Ratte. Zweifle noch einmal.',
  'it was true':
    'Es war wahr, und das kostet dich zwei Gehirne. Wer fürs Reden zahlt, meint es meistens so. Du hast verloren, also beginnst du: schütteln.',
  'look again': 'Sieh nach.',
  lie: 'Zwei Ratten. Sie zuzugeben kostet ein Gehirn. Also sind da keine, und du hast nie ehrlicher dreingeschaut.',
  believed:
    'Bruno glaubt dir. Ein „keine“ kostet niemanden etwas, aber nun ist es sein Problem: ein Würfel mehr, und er muss würfeln.',
  'first rats':
    'Bruno spricht von Ratten und zahlt. Ab jetzt sagt niemand mehr „keine“, und wer würfelt, muss höher gehen.',
  believe:
    'Cleo hat ihm geglaubt, was sie ein Gehirn gekostet hat, und sagt: mindestens zwei. Glaub ihr, zum selben Preis.',
  'hand on':
    'Du könntest mit einem Würfel mehr würfeln. Oder du gibst ungesehen weiter: Höher musst du dann nicht, und du bluffst mit Würfeln, die du nie gesehen hast. Tu das.',
  'handed on':
    'Bruno traut dir und gibt dir das Gehirn wieder, das Cleo dir nahm. Ob du gelogen hast, weißt du bis heute nicht.',
  'believe six':
    'Bruno nahm einen Würfel mehr und sagte fünf, Cleo den fünften und sagt sechs. Glaub ihr: Die Wahrheit zu bezweifeln würde zwei kosten.',
  ten: 'Gib wieder weiter, aber diesmal sag zehn: zwei Ratten auf jedem Würfel, das kommt in 7776 Nächten einmal vor.',
  'it comes back':
    'Bruno hat dir geglaubt und weitergegeben, Cleo ebenso. Gerade du weißt es besser. Glaub es trotzdem: Hinter einer Zehn liegt das Gewölbe, und du willst ja etwas lernen.',
  vault:
    'Zehn hast du selbst gesagt, also kannst du sie nicht weitergeben. Würfle. Der Deckel zeigt jetzt den Totenkopf, und wer ab jetzt verliert, verliert alles.',
  'look down': 'Sieh nach. Es wird nichts nützen.',
  forced: 'Leer, alle fünf, und „keine“ darf hier unten niemand sagen. Was du auch sagst, ist gelogen. Lüg bescheiden.',
  lost: 'Bruno hebt das Gemäuer. Eines deiner Gehirne bekommt er, den Rest das Dunkel. Damit ist das Spiel aus, beinahe.',
  kill: 'Wer im Gewölbe ertappt wird, nimmt jemanden mit, und Tote gewinnen nicht. Bruno hat neun Gehirne, Cleo sechs. Du entscheidest.',
  over: 'Eine Lüge ertappt, selbst gelogen, blind geblufft und im Gehen noch bestimmt, wer gewinnt. Nächstes Mal heb das Gemäuer, wenn deine eigene Lüge heimkehrt.',
  more: 'Was fehlt: Nach dem Nachsehen darfst du noch einmal schütteln und blind ansagen, und wer im Gewölbe durch Glauben irre wird, darf auch allein gehen.',
}
