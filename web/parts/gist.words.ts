/** Every game in one minute, for those who have just sat down. */
import type { OfEveryGame } from '../../games/keys.ts'
import { words } from '../app/language.ts'

type Gists = OfEveryGame<readonly string[]>

export const gists = words<Readonly<Record<string, readonly string[]>>>({
  en: {
    goblets: [
      'Everybody has a goblet, a screen with three wine, two poison and two antidote behind it, and somebody to get rid of: the mark beside your dagger.',
      'On your turn you do two things: pour a token into any goblet, peek into the one before you, send all goblets round, or swap yours for another.',
      'Your goblet is always the one that stands before you. It may be another one next time you blink, so keep an eye on the rings.',
      'No wine left behind your screen? Then you may call the Toast. Everybody has one last action, and all drink what stands before them.',
      'More poison than antidote, and you are out of this course. Surviving is a point, a poisoned target another, both together a third, and the most wine one more.',
      'Three courses, then the points are counted. Two or three people drink from a row of six; seven and more come in pairs, a Noble and a taster who may be a traitor.',
    ],
    hoax: [
      'You secretly draw one of six roles: Emperor, Judge, Pope, Wizard, Thief or Peasant. That is who you are, which need not concern anybody.',
      'On your turn you do what some role may do, and have thereby said that you are it: tax gold or wine, draw on the store, conjure, steal. Nobody asks for papers.',
      'Then the others build on it: an Emperor calls it illegal, a Judge sets a fine, a Pope offers forgiveness. You choose whom to pay, or happen to be a Wizard and pay nobody.',
      'You doubt a claim? Accuse it. If most agree and it was a lie, it is undone and can never be told again. If it was true, the accused wins the game on the spot.',
      'One gold, one wine and one grain make a pack, safe from everybody but thieves. On your turn it buys a question: somebody secretly shows you one false role.',
      'Sure of somebody? Unmask with a secret guess: one of you two is out, and the other inherits. The last one in the game wins.',
    ],
    rats: [
      'One die goes into the wall, which is a cup. Shake it, and look under it if you dare: no rat, one, or two.',
      'Tell your neighbour “none”, or “at least so many”. Nobody said it had to be true.',
      'Whoever first speaks of rats in a round pays a brain for it. Hearing things has its price.',
      'Your neighbour believes your rats, which moves one brain from that head to yours. Then the wall goes on: unseen with at least your number, or with one more die, shaken, and a higher one.',
      'Or your neighbour doubts and lifts the wall. Whoever was wrong loses brains, and whoever was right gets one of them.',
      'As soon as somebody has no mind left, the sanest wins. What happens after “at least ten” you will see when you get there.',
    ],
    toast: [
      'Everybody draws four tokens out of the bag and hides them under a napkin. One more, unseen by anybody, lies in every goblet.',
      'Then grievances are aired: whoever leads the ceremony names an enemy, who names the next, until everybody is after somebody.',
      'On your turn you do two things: pour a token into any goblet, peek into the one before you, send all goblets round, or swap yours for another.',
      'Nothing left under your napkin? Then you may call the Toast, even after a rotation or a swap, but not in a turn in which you poured or peeked. All drink at once.',
      'More poison than antidote is the end of you. Surviving is a point, a poisoned enemy another, both together a third. In the third round everything counts double.',
      'The Guard takes a point from anybody who keeps the court waiting. Two or three may duel over a row of six goblets; larger functions are attended in pairs.',
    ],
  } satisfies Gists,
  de: {
    goblets: [
      'Alle haben einen Becher, einen Sichtschirm mit drei Wein, zwei Gift und zwei Gegengift dahinter und jemanden, der stört: das Zeichen neben deinem Dolch.',
      'In deinem Zug tust du zweierlei: einen Marker in irgendeinen Becher einschenken, in den vor dir spicken, alle Becher im Kreis schicken oder deinen gegen einen anderen tauschen.',
      'Dein Becher ist immer der, der vor dir steht. Beim nächsten Blinzeln kann es ein anderer sein, also behalte die Ringe im Auge.',
      'Kein Wein mehr hinter deinem Sichtschirm? Dann darfst du den Toast ausrufen. Alle haben noch eine letzte Aktion und trinken, was vor ihnen steht.',
      'Mehr Gift als Gegengift, und der Gang ist für dich gelaufen. Überleben gibt einen Punkt, ein vergiftetes Ziel noch einen, beides zusammen einen dritten und der meiste Wein einen dazu.',
      'Nach drei Gängen wird gezählt. Zu zweit oder dritt trinkt man aus einer Reihe von sechs; ab sieben sitzt man zu zweit: Adel und Vorkoster, der ein Verräter sein kann.',
    ],
    hoax: [
      'Du ziehst heimlich eine von sechs Rollen: Kaiser, Richter, Papst, Zauberer, Dieb oder Bauer. Das bist du, und das geht niemanden etwas an.',
      'In deinem Zug tust du, was irgendeine Rolle darf, und hast damit behauptet, sie zu sein: Gold oder Wein eintreiben, ins Lager greifen, zaubern, stehlen. Nach Papieren fragt niemand.',
      'Dann bauen die anderen darauf: Ein Kaiser nennt es verboten, ein Richter verhängt eine Strafe, ein Papst bietet Vergebung. Du wählst, wem du zahlst, oder bist zufällig Zauberer und zahlst niemandem.',
      'Du glaubst eine Rolle nicht? Klag sie an. Sieht es die Mehrheit auch so und war es gelogen, wird alles rückgängig gemacht, und diese Lüge ist verbraucht. War es wahr, ist das Spiel auf der Stelle gewonnen, nur nicht von dir.',
      'Ein Gold, ein Wein und ein Korn sind ein Paket, sicher vor allen außer Dieben. In deinem Zug kauft es dir eine Frage: Jemand zeigt dir heimlich eine falsche Rolle.',
      'Du weißt, wen du vor dir hast? Entlarve mit einem geheimen Tipp: Eine von euch beiden Personen ist draußen, die andere erbt. Wer zuletzt noch im Spiel ist, gewinnt.',
    ],
    rats: [
      'Ein Würfel kommt ins Gemäuer, das ist ein Becher. Schüttel es und sieh darunter, wenn du dich traust: keine Ratte, eine oder zwei.',
      'Sag der Person neben dir „keine“ oder „mindestens so viele“. Von Wahrheit war nie die Rede.',
      'Wer in einer Runde zuerst von Ratten spricht, zahlt dafür ein Gehirn. Stimmen zu hören hat seinen Preis.',
      'Glaubt sie dir die Ratten, wechselt ein Gehirn aus ihrem Kopf in deinen. Dann gibt sie das Gemäuer weiter: ungesehen mit mindestens deiner Zahl, oder mit einem Würfel mehr, geschüttelt, und einer höheren.',
      'Oder sie zweifelt und hebt das Gemäuer. Wer sich geirrt hat, verliert Gehirne, und wer recht hatte, bekommt eines davon.',
      'Sobald jemand keinen Verstand mehr hat, gewinnt der klarste Kopf. Was nach „mindestens zehn“ kommt, siehst du, wenn du dort bist.',
    ],
    toast: [
      'Alle ziehen vier Marker aus dem Beutel und verbergen sie unter ihrer Serviette. Ein weiterer liegt, von niemandem gesehen, in jedem Becher.',
      'Dann spricht man sich aus: Wer die Zeremonie leitet, nennt einen Feind, der nennt den nächsten, bis alle hinter jemandem her sind.',
      'In deinem Zug tust du zweierlei: einen Marker in irgendeinen Becher einschenken, in den vor dir spicken, alle Becher im Kreis schicken oder deinen gegen einen anderen tauschen.',
      'Nichts mehr unter deiner Serviette? Dann darfst du den Toast ausrufen, auch nach Drehen oder Tauschen, aber nicht in einem Zug, in dem du eingeschenkt oder gespickt hast. Alle trinken zugleich.',
      'Mehr Gift als Gegengift ist dein Ende. Überleben gibt einen Punkt, ein vergifteter Feind noch einen, beides zusammen einen dritten. In der dritten Runde zählt alles doppelt.',
      'Wer den Hof warten lässt, dem nimmt die Garde einen Punkt. Zu zweit oder dritt kann man sich an einer Reihe von sechs Bechern duellieren; größere Empfänge besucht man zu zweit.',
    ],
  } satisfies Gists,
})
