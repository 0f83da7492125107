import { plural } from '../../../kernel/text.ts'
import { words } from '../../app/language.ts'

/** What the book says of a person. Numbers come as they are written in that language. */
export const personWords = words({
  en: {
    short: (games: number, won: string) => `${games} ${plural.en(games, 'game', 'games')}, won ${won}`,
    company: (won: string, expected: string) => `Won ${won}; ${expected} were to be expected in this company.`,
    inGame: (games: number, won: string, expected: string) => `won ${won} of ${games}, expected ${expected}`,
    of: (part: number, of: number) => `${part} of ${of}`,
    few: 'too few to tell',
    claims: 'Claims',
    told: 'Lies among them',
    caught: 'Lies that were caught',
    liesBelieved: 'Own lies that were believed',
    truthsDoubted: 'Own truths that were doubted',
    doubtsRight: 'Of what they doubted, lies',
    beliefsRight: 'Of what they believed, true',
    heardBy: 'Answers of all who sat there are counted, puppets and guests too.',
    streak: 'Wins in a row',
    streaks: (best: number, current: number) => `${best} at best, ${current} now`,
    nemesis: 'Nemesis',
    nemesisLine: (name: string, ahead: string, games: number, expected: string) =>
      `${name}: ahead ${ahead} times in ${games} games, expected ${expected}`,
    noNemesis: 'nobody so far',
    bluff: 'Best bluff',
  },
  de: {
    short: (games: number, won: string) => `${games} ${plural.de(games, 'Spiel', 'Spiele')}, ${won} gewonnen`,
    company: (won: string, expected: string) =>
      `${won} gewonnen; in dieser Gesellschaft waren ${expected} zu erwarten.`,
    inGame: (games: number, won: string, expected: string) => `${won} von ${games} gewonnen, zu erwarten ${expected}`,
    of: (part: number, of: number) => `${part} von ${of}`,
    few: 'zu wenig, um etwas zu sagen',
    claims: 'Behauptungen',
    told: 'davon Lügen',
    caught: 'Ertappte Lügen',
    liesBelieved: 'Eigene Lügen, die geglaubt wurden',
    truthsDoubted: 'Eigene Wahrheiten, die bezweifelt wurden',
    doubtsRight: 'Vom Bezweifelten gelogen',
    beliefsRight: 'Vom Geglaubten wahr',
    heardBy: 'Es zählen die Antworten aller, die dort saßen, auch die von Puppen und Gästen.',
    streak: 'Siege in Folge',
    streaks: (best: number, current: number) => `höchstens ${best}, zurzeit ${current}`,
    nemesis: 'Angstgegner',
    nemesisLine: (name: string, ahead: string, games: number, expected: string) =>
      `${name}: ${ahead} von ${games} Spielen davor, zu erwarten ${expected}`,
    noNemesis: 'bisher niemand',
    bluff: 'Bester Bluff',
  },
})
