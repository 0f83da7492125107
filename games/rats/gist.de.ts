/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Ein Würfel kommt ins Gemäuer, das ist ein Becher. Schüttel es und sieh darunter, wenn du dich traust: keine Ratte, eine oder zwei.',
  'Sag der Person neben dir „keine“ oder „mindestens so viele“. Von Wahrheit war nie die Rede.',
  'Wer in einer Runde zuerst von Ratten spricht, zahlt dafür ein Gehirn. Stimmen zu hören hat seinen Preis.',
  'Glaubt sie dir die Ratten, wechselt ein Gehirn aus ihrem Kopf in deinen. Dann gibt sie das Gemäuer weiter: ungesehen mit mindestens deiner Zahl, oder mit einem Würfel mehr, geschüttelt, und einer höheren.',
  'Oder sie zweifelt und hebt das Gemäuer. Wer sich geirrt hat, verliert Gehirne, und wer recht hatte, bekommt eines davon.',
  'Sobald jemand keinen Verstand mehr hat, gewinnt der klarste Kopf. Was nach „mindestens zehn“ kommt, siehst du, wenn du dort bist.',
]
