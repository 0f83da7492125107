import type { en } from './lesson.en.ts'

export const de: Record<keyof typeof en, string> = {
  court:
    'Empfang bei Hofe, streng nach Etikette. Alle haben vier Marker aus dem Beutel gezogen, unter die Serviette, wo sonst niemand hinsieht.',
  aim: 'Am Ende trinken alle, was vor ihnen steht. Ein Punkt fürs Überleben, einer, wenn dein Ziel es nicht tut, und einer mehr für beides.',
  again:
    'Viermal klarer Wein: Du bist harmlos. Wer nichts anderes gezogen hat, darf alles zurücklegen. Zieh noch einmal.',
  keep: 'Zwei Gift, ein Gegengift, ein Wein. Jetzt bist du jemand. Behalte sie.',
  grievance:
    'Die Aussprache. Dora leitet die Zeremonie, also beginnt sie: Sie will dich vergiftet sehen, und der ganze Hof hat es gehört.',
  accuse:
    'Wer genannt wird, macht weiter, mit jemandem, der noch nicht dran war. Heg einen Groll gegen Bruno, links von dir.',
  peek: 'Der Rest ergab sich. Zwei Aktionen je Zug: Spick in deinen Becher. In jedem liegt ein ungesehener Marker aus dem Beutel.',
  swap: 'Halt, um es zu sehen: klarer Wein. Tausch ihn offen gegen Doras. Ohne Ringe macht die Seite keine Notizen: Merk dir, dass der saubere vor ihr steht.',
  poured: 'Cleo schenkt bei Dora ein, der sie grollt, und Dora bei dir. Wein ist es wohl nicht.',
  'double pour':
    'Am Ende willst du den sauberen zurück, also sorg für ihn. Du bist Vicomte Curare: Einmal je Runde schenkst du zweimal in einer Aktion ein.',
  antidote: 'Erst das Gegengift, in den Becher vor Dora. Es hebt ein Gift auf.',
  wine: 'Auch den Wein. Er bewirkt nichts, aber wer zum Toast aufruft, darf nichts mehr unter der Serviette haben.',
  pass: 'Eine Aktion hast du noch und brauchst sie nicht. Pass.',
  poison: 'Jetzt schenk Gift in den Becher vor dir ein. Ja, vor dir. Sie werden es für ein Gegengift halten.',
  'more poison': 'Und das andere. Schau besorgt.',
  rotate:
    'Deine Serviette ist leer. Dreh alle im Uhrzeigersinn: Dein Becher geht an Bruno, und der saubere kommt von Dora zu dir.',
  toast:
    'Nach dem Einschenken oder Spicken ginge in diesem Zug kein Toast mehr. Nach dem Drehen schon, und niemand hat eine letzte Aktion. Ruf dazu auf.',
  foretell:
    'Beim Toast dürfen manche Charaktere noch etwas sagen. Cleo, die Contessa, sagt Brunos Ende voraus, für einen Punkt, wenn es stimmt.',
  drunk:
    'Bruno trank dein Gift und Doras dazu. Du trankst Cleos, samt deinem Gegengift. Überlebt, Ziel erwischt, beides: drei Punkte.',
  art: 'Das ist der Trick bei Hofe: Vergifte, was vor dir steht, behalte im Kopf, wo der saubere Becher ist, dreh und toaste in einem Atemzug.',
  end: 'Drei Runden sind ein Spiel, die dritte zählt doppelt, die meisten Punkte gewinnen. Wer den Hof warten lässt, verliert einen. Andere Charaktere, andere Tricks.',
}
