import type { Words } from './words.ts'

const when = {
  beginning: 'Zu Beginn eines Gangs',
  turn: 'In deinem Zug',
  toast: 'In der Toastphase',
  before: 'Vor dem Trinken',
  scoring: 'Wertung',
}

export const de: Words = {
  houses: [
    { name: 'De Miceti', ring: 'Pilzring', motto: 'Wir wachsen jedem ans Herz.' },
    { name: 'Wespendorf', ring: 'Wespenring', motto: 'Wir sticheln nur einmal.' },
    { name: 'McQuak', ring: 'Krötenring', motto: 'Küss uns, dann weißt du es.' },
    { name: 'Van Visser', ring: 'Kugelfischring', motto: 'Aufgeblasen, aber nie ohne Grund.' },
    { name: 'Aconitiers', ring: 'Eisenhutring', motto: 'Lasst Blumen sprechen.' },
    { name: 'Arañeros', ring: 'Spinnenring', motto: 'Schaut doch mal vorbei.' },
  ],
  sorts: {
    wine: 'Wein',
    poison: 'Gift',
    antidote: 'Gegengift',
    unicorn: 'Einhorn-Gegengift',
    ogre: 'Oger-Gift',
  },
  characters: {
    cobra: {
      name: 'König Kobra',
      when: when.toast,
      ability:
        'Du hast 2 letzte Aktionen statt 1. In einem Paar hat beide, wer von Adel ist; vorher darf, wer vorkostet, einmal kostenlos spicken.',
    },
    belladonna: {
      name: 'Marquise Belladonna',
      when: when.turn,
      ability:
        'Einmal je Gang darfst du als Aktion jemand anderen nennen, und alle sehen weg: Du vertauschst eure beiden Becher, ihre Ringe, beides oder nichts. Ein Becher nimmt seinen Ring mit, nach beidem liegen die Ringe also wie zuvor; was du getan hast, weißt nur du. Ohne Ringe vertauschst du die Becher oder nicht, und nichts ist zu sehen.',
    },
    quicksilver: {
      name: 'Lord Quecksilber',
      when: when.beginning,
      ability:
        'Du darfst deinem Ziel offen deine Liebe gestehen: In diesem Gang punktest du, wenn es überlebt, statt wenn es vergiftet ist, und den Zusatzpunkt gibt es, wenn ihr beide überlebt. Die Liebe gehört zu deiner Zielkarte, wer auch immer bei der Wertung darauf steht.',
    },
    datura: {
      name: 'Doktor Datura',
      when: when.turn,
      ability: 'Du darfst in jeden Becher spicken. In einem Paar kann das nur, wer vorkostet, und nur mit Erlaubnis.',
    },
    hellebore: {
      name: 'Graf Nieswurz, der Alchemist',
      when: when.beginning,
      ability:
        'Du darfst offen ein Gift hinter deinem Sichtschirm gegen das Oger-Gift eintauschen, gegen das kein gewöhnliches Gegengift hilft. Danach ist es so geheim wie jeder andere Marker.',
    },
    amalthea: {
      name: 'Dame Amalthea',
      when: when.beginning,
      ability:
        'Du darfst offen ein Gegengift hinter deinem Sichtschirm gegen das Einhorn-Gegengift eintauschen. Es hebt alles Gift in seinem Becher auf, auch das Oger-Gift.',
    },
    mandrake: {
      name: 'Madame Alraune',
      when: when.turn,
      ability: 'Du darfst zwei beliebige Becher austauschen.',
    },
    yew: {
      name: 'Chevalier Eibe',
      when: when.turn,
      ability:
        'Du darfst um einen oder um zwei Plätze rotieren. Bei vier Bechern kommen zwei Plätze in beide Richtungen auf dasselbe hinaus.',
    },
    curare: {
      name: 'Vicomte Curare',
      when: when.turn,
      ability:
        'Einmal je Gang darfst du doppeltes Einschenken ankündigen, wenn du 2 Marker hast: einen nach dem anderen, in denselben Becher oder in zwei, als eine einzige Aktion.',
    },
    oleander: {
      name: 'Baron Oleander',
      when: when.beginning,
      ability: 'Du darfst deine Zielkarte mit einer anderen tauschen, wenn sich danach niemand selbst zum Ziel hat.',
    },
    foxglove: {
      name: 'Herzogin Fingerhut',
      when: when.beginning,
      ability:
        'Du darfst einen gewöhnlichen Marker (Wein, Gift oder Gegengift) zurücklegen und einen von anderer gewöhnlicher Sorte nehmen, die der Vorrat hat. Die anderen sehen, dass du es tust, nicht, was.',
    },
    cellarer: {
      name: 'Der Kellermeister',
      when: when.beginning,
      ability: 'Du darfst in einen beliebigen Becher sehen.',
    },
    arsenica: {
      name: 'Äbtissin Arsenica',
      when: when.turn,
      ability:
        'Einmal je Gang darfst du als Aktion in deinen Becher sehen und dann einen seiner Marker, gleich welcher Sorte, hinter deinen Sichtschirm legen, oder keinen. Alle sehen, ob du einen nimmst, nicht, welchen.',
    },
    nightshade: {
      name: 'Prinz Nachtschatten',
      when: when.turn,
      ability: 'Du darfst den Toast mit höchstens 1 Wein hinter deinem Sichtschirm ausrufen.',
    },
    butler: {
      name: 'Der Butler',
      when: when.turn,
      ability: 'Einmal je Zug darfst du vor deinen Aktionen kostenlos in deinen Becher sehen.',
    },
    hemlock: {
      name: 'Königin Schierling',
      when: when.toast,
      ability:
        'Deine letzte Aktion darf nach allen anderen kommen, selbst nach der des Ausrufers. Hast du den Toast selbst ausgerufen, ändert das nichts. In einem Paar spickt, wer vorkostet, unmittelbar davor.',
    },
    cicuta: {
      name: 'Kardinal Cicuta',
      when: when.before,
      ability: 'Du darfst deinen Becher gegen den zu deiner Linken oder zu deiner Rechten austauschen.',
    },
    antimony: {
      name: 'Earl Antimon',
      when: when.before,
      ability: 'Du darfst einen Marker, der noch hinter deinem Sichtschirm liegt, in irgendeinen Becher einschenken.',
    },
    cantarella: {
      name: 'Contessa Cantarella',
      when: when.before,
      ability:
        'Du darfst offen jemand anderen nennen, nur nicht dein Ziel. Ist diese Person vergiftet, bekommst du 1 Punkt mehr.',
    },
    wolfsbane: {
      name: 'Die Witwe Wolfswurz',
      when: when.scoring,
      ability:
        'Statt des Punktes für dein Ziel bekommst du 2, wenn es links und rechts von dir beide erwischt hat, und 1, wenn nur auf einer Seite. Den Zusatzpunkt gibt es, wenn du überlebst und beide vergiftet sind.',
    },
    socrates: {
      name: 'Sir Sokrates',
      when: when.scoring,
      ability:
        'Statt der gewöhnlichen Wertung: 3 Punkte, wenn du vergiftet bist und dein Ziel überlebt, 1 Punkt, wenn du überlebst und dein Ziel vergiftet ist, sonst nichts. Der Punkt für den meisten Wein bleibt davon unberührt.',
    },
  },
}
