import { characters, houses, type Phrases, scoring, turn } from '../banquet/words.de.ts'
import { adding, type Vocabulary } from '../banquet/words.ts'

export const phrases: Phrases = {
  once: 'Einmal je Gang',
  now: 'In diesem Gang',
  hidden: 'hinter deinem Sichtschirm',
  hide: 'hinter deinen Sichtschirm',
  beginning: 'Zu Beginn eines Gangs',
  before: 'Vor dem Trinken',
  hellebore:
    'Du darfst offen ein Gift hinter deinem Sichtschirm gegen das Oger-Gift eintauschen, gegen das kein gewöhnliches Gegengift hilft. Danach ist es so geheim wie jeder andere Marker.',
  foxglove:
    'Du darfst einen gewöhnlichen Marker (Wein, Gift oder Gegengift) zurücklegen und einen von anderer gewöhnlicher Sorte nehmen, die der Vorrat hat. Die anderen sehen, dass du es tust, nicht, was.',
  wine: { poured: 'Wein', several: 'Wein' },
  rare: { unicorn: 'das Einhorn-Gegengift', ogre: 'das Oger-Gift' },
}
const { beginning } = phrases
const toast = 'In der Toastphase'
const shared = characters(phrases)

export const de: Vocabulary = {
  houses,
  sorts: {
    wine: 'Wein',
    poison: 'Gift',
    antidote: 'Gegengift',
    unicorn: 'Einhorn-Gegengift',
    ogre: 'Oger-Gift',
  },
  characters: {
    ...shared,
    quicksilver: adding(
      shared.quicksilver,
      'Die Liebe gehört zu deiner Zielkarte, wer auch immer bei der Wertung darauf steht.',
    ),
    datura: adding(shared.datura, 'In einem Paar kann das nur, wer vorkostet, und nur mit Erlaubnis.'),
    cobra: {
      name: 'König Kobra',
      when: toast,
      ability:
        'Du hast 2 letzte Aktionen statt 1. In einem Paar hat beide, wer von Adel ist; vorher darf, wer vorkostet, einmal kostenlos spicken.',
    },
    amalthea: {
      name: 'Dame Amalthea',
      when: beginning,
      ability:
        'Du darfst offen ein Gegengift hinter deinem Sichtschirm gegen das Einhorn-Gegengift eintauschen. Es hebt alles Gift in seinem Becher auf, auch das Oger-Gift.',
    },
    oleander: {
      name: 'Baron Oleander',
      when: beginning,
      ability: 'Du darfst deine Zielkarte mit einer anderen tauschen, wenn sich danach niemand selbst zum Ziel hat.',
    },
    nightshade: {
      name: 'Prinz Nachtschatten',
      when: turn,
      ability: 'Du darfst den Toast mit höchstens 1 Wein hinter deinem Sichtschirm ausrufen.',
    },
    hemlock: {
      name: 'Königin Schierling',
      when: toast,
      ability:
        'Deine letzte Aktion darf nach allen anderen kommen, selbst nach der des Ausrufers. Hast du den Toast selbst ausgerufen, ändert das nichts. In einem Paar spickt, wer vorkostet, unmittelbar davor.',
    },
    socrates: {
      name: 'Sir Sokrates',
      when: scoring,
      ability:
        'Statt der gewöhnlichen Wertung: 3 Punkte, wenn du vergiftet bist und dein Ziel überlebt, 1 Punkt, wenn du überlebst und dein Ziel vergiftet ist, sonst nichts. Der Punkt für den meisten Wein bleibt davon unberührt.',
    },
  },
}
