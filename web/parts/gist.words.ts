/** Every game in one minute, for those who have just sat down. */
import { words } from '../app/language.ts'

type Gists = Readonly<Record<string, readonly string[]>>

export const gists = words<Gists>({
  en: {
    rats: [
      'One die goes into the wall, which is a cup. Shake it, and look under it if you dare: no rat, one, or two.',
      'Tell your neighbour “none”, or “at least so many”. Nobody said it had to be true.',
      'Whoever first speaks of rats in a round pays a brain for it. Hearing things has its price.',
      'Your neighbour believes your rats, which moves one brain from that head to yours. Then the wall goes on: unseen with at least your number, or with one more die, shaken, and a higher one.',
      'Or your neighbour doubts and lifts the wall. Whoever was wrong loses brains, and whoever was right gets one of them.',
      'As soon as somebody has no mind left, the sanest wins. What happens after “at least ten” you will see when you get there.',
    ],
  },
  de: {
    rats: [
      'Ein Würfel kommt ins Gemäuer, das ist ein Becher. Schüttel es und sieh darunter, wenn du dich traust: keine Ratte, eine oder zwei.',
      'Sag der Person neben dir „keine“ oder „mindestens so viele“. Von Wahrheit war nie die Rede.',
      'Wer in einer Runde zuerst von Ratten spricht, zahlt dafür ein Gehirn. Stimmen zu hören hat seinen Preis.',
      'Glaubt sie dir die Ratten, wechselt ein Gehirn aus ihrem Kopf in deinen. Dann gibt sie das Gemäuer weiter: ungesehen mit mindestens deiner Zahl, oder mit einem Würfel mehr, geschüttelt, und einer höheren.',
      'Oder sie zweifelt und hebt das Gemäuer. Wer sich geirrt hat, verliert Gehirne, und wer recht hatte, bekommt eines davon.',
      'Sobald jemand keinen Verstand mehr hat, gewinnt der klarste Kopf. Was nach „mindestens zehn“ kommt, siehst du, wenn du dort bist.',
    ],
  },
})
