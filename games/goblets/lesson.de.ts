import type { en } from './lesson.en.ts'

export const de: Record<keyof typeof en, string> = {
  aim: 'Am Ende trinken alle, was vor ihnen steht. Ein Punkt fürs Überleben, einer, wenn dein Ziel es nicht tut, einer mehr für beides, einer für den meisten Wein.',
  tokens:
    'Hinter deinem Sichtschirm liegen drei Wein, zwei Gift, zwei Gegengift, bei den anderen ebenso. Alle sehen, wo du einschenkst, niemand, was.',
  targets:
    'Die Ziele liegen offen. Du willst Cleo vergiftet sehen, Dora dich, Cleo Bruno und Bruno Dora. Ein netter Abend.',
  look: 'In jedem Becher liegt schon ein Marker, den niemand kennt. Aber du bist der Kellermeister: Zu Beginn siehst du in irgendeinen Becher. Nimm Brunos.',
  peek: 'Halt ihn, dann siehst du: Wein. Was du siehst und einschenkst, notiert die Seite, wenn der Tisch es erlaubt. Jetzt dein Zug, zwei Aktionen: Spick in deinen eigenen.',
  pass: 'Halt wieder: Gift, und nicht einmal persönlich gemeint, es lag von Anfang an darin. Tu nichts weiter und pass. Mal sehen, wer sich für dich interessiert.',
  'dora pours':
    'Cleo hat in Brunos Becher eingeschenkt, Dora nun in deinen. Was es ist, kannst du nur raten, und Wein ist es kaum.',
  swap: 'Dann soll sie es haben. Tausch deinen Becher gegen ihren. Ablehnen kann das niemand, und am Ring sieht man, wessen er war.',
  poison: 'Jetzt schenk Gift in den Becher ein, der vor Dora steht. Sie wird denken, es sei für sie. Ist es nicht.',
  wine: 'Sei großzügig: Schenk Wein in Brunos Becher. Wer anderen einschenkt, ist über jeden Verdacht erhaben.',
  'more wine': 'Noch einen. Wer zum Toast aufruft, darf keinen Wein mehr hinter dem Sichtschirm haben.',
  antidote:
    'Cleo hat es auf Bruno abgesehen und dort eingeschenkt, also wohl Gift. Ein Gegengift hebt ein Gift auf. Schenk es ein.',
  'last wine': 'Und deinen letzten Wein in denselben Becher. Für wen, wirst du sehen.',
  toast:
    'Kein Wein mehr: Ruf zum Toast auf. Es ist die einzige Aktion dieses Zugs. Danach haben alle eine letzte Aktion, und du die allerletzte.',
  'dora peeks': 'Dora spickt in den Becher vor sich und wird bleich. Das war ihre letzte Aktion.',
  rotate:
    'Jetzt du. Dreh alle Becher einen Platz gegen den Uhrzeigersinn: Doras kommt zu Cleo, und Brunos kommt zu dir.',
  drunk:
    'Cleo trank, was Dora und du gemischt hattet. Du trankst Brunos Wein, den meisten am Tisch: überlebt, Ziel erwischt, beides, Wein. Vier Punkte.',
  art: 'Das ist die ganze Kunst. Alle bewachen den eigenen Becher, also vergifte den neben deinem Ziel und reich ihn weiter, wenn niemand mehr antworten kann.',
  end: 'Drei Gänge sind ein Spiel. Bei Gleichstand wird noch einmal getrunken, einer nach dem anderen. Andere Charaktere haben andere Tricks, und ab sieben Gästen speist ihr paarweise.',
}
