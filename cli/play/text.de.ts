import type { PlayText } from './text.en.ts'

export const de: PlayText = {
  errors: {
    noLink: (given) => `„${given}“ führt zu keinem Tisch; gib den Link an, wie man ihn teilt: https://HAUS/t/CODE`,
    noHouse: (house) => `unter ${house} antwortet niemand; ist das Haus offen, und stimmt die Adresse?`,
    tooOld:
      'das versteht das Haus nicht: Es ist zu alt, um Programme zuzulassen, oder der Name hat Zeichen, die niemand lesen kann',
    nobody: "wer soll spielen? Nenne eine Datei mit --bot DATEI.ts oder ein Programm mit --exec 'BEFEHL'",
    both: '--bot und --exec vertragen sich nicht: eines von beiden spielt',
    longName: (flag, most) => `${flag} nimmt einen Namen von höchstens ${most} Buchstaben`,
    sameName: (name) => `am Tisch heißt schon jemand „${name}“; gib ihm mit --name einen anderen Namen`,
  },
  waits: 'Es wird gerade gespielt. Es setzt sich, sobald das nächste Spiel gedeckt ist.',
  seated: (name, chair, code) =>
    `${name} sitzt auf Stuhl ${chair} an Tisch ${code}, und alle sehen, dass es ein Programm ist. Strg-C nimmt es mit.`,
  begins: (round, game) => `Spiel ${round} beginnt: ${game}.`,
  over: (round, place, seats) => `Spiel ${round} ist zu Ende: Rang ${place} von ${seats}. Es wartet auf das nächste.`,
  lost: 'Die Leitung ist weg. Neuer Versuch …',
  back: 'Wieder am Tisch.',
  replaced: 'Eine Puppe war eingesprungen; es spielt wieder selbst.',
  cleared: 'Der Tisch ist abgeräumt.',
  kicked: 'Man hat ihm die Tür gezeigt.',
  left: 'Es ist aufgestanden und gegangen.',
  instead: (failed) => `${failed} Stattdessen wird irgendein offener Zug gemacht.`,
}
