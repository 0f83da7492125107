import { plural } from '../../kernel/text.ts'
import { words } from '../app/language.ts'

export const overWords = words({
  en: {
    after: {
      again: 'Another game',
      same: 'The same again',
      another: 'Another game',
      evening: 'End the evening',
      sure: 'End it for everybody?',
      home: 'Back to the parlour',
      record: 'Check the deal',
      replay: 'Watch it again',
      wait: 'The host may lay another game.',
      join: 'When the host lays another game, you may sit down.',
      told: 'Watch it again, cards up',
      other: 'Other puppets, other rules',
    },
    broken: 'This game was broken off.',
    place: (n: number) => `${n}.`,
    yourPlace: (n: number, score: string) => `Your place: ${n}${score && `, ${score}`}.`,
    winners: (names: string, n: number) => plural.en(n, `${names} wins`, `${names} win`),
    youWin: 'You win',
    shared: 'You share the win',
  },
  de: {
    after: {
      again: 'Noch ein Spiel',
      same: 'Noch einmal dasselbe',
      another: 'Ein anderes Spiel',
      evening: 'Den Abend beenden',
      sure: 'Für alle beenden?',
      home: 'Zurück in den Salon',
      record: 'Das Protokoll prüfen',
      replay: 'Noch einmal ansehen',
      wait: 'Wer den Tisch führt, kann ein neues Spiel decken.',
      join: 'Wird ein neues Spiel gedeckt, darfst du dich setzen.',
      told: 'Noch einmal ansehen, alles aufgedeckt',
      other: 'Andere Puppen, andere Regeln',
    },
    broken: 'Dieses Spiel wurde abgebrochen.',
    place: (n: number) => `${n}.`,
    yourPlace: (n: number, score: string) => `Dein Platz: ${n}${score && `, ${score}`}.`,
    winners: (names: string, n: number) => plural.de(n, `${names} gewinnt`, `${names} gewinnen`),
    youWin: 'Du gewinnst',
    shared: 'Ihr teilt euch den Sieg',
  },
})
