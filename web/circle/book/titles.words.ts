import { plural } from '../../../kernel/text.ts'
import { words } from '../../app/language.ts'
import type { TitleKind } from './titles.ts'

/** `part` and `of` are what the title counts; the first of them as it is written, for wins in parts. */
interface Told {
  readonly name: string
  readonly fact: (who: string, part: string, of: string, n: number) => string
}

type Titles = Readonly<Record<TitleKind, Told>>

export const titleWords = words<Titles>({
  en: {
    regular: { name: 'Part of the furniture', fact: (who, games) => `${who} sat in ${games} games.` },
    giant: {
      name: 'Giant-killer',
      fact: (who, won, expected) => `${who} won ${won} times, where ${expected} were to be expected.`,
    },
    comeback: {
      name: 'Back from the dead',
      fact: (who, games, _, n) => `${who} lost ${games} ${plural.en(n, 'game', 'games')} in a row, and then won.`,
    },
    face: {
      name: 'Best poker face',
      fact: (who, part, of) => `${who} lied, and ${part} of ${of} answers to it were belief.`,
    },
    nose: {
      name: 'A nose for lies',
      fact: (who, part, of) => `Of ${of} things that ${who} doubted, ${part} were lies.`,
    },
    paranoid: {
      name: 'Trusts nobody',
      fact: (who, part, of) => `${who} doubted ${part} of ${of} things that they heard.`,
    },
    gullible: { name: 'A heart of gold', fact: (who, part, of) => `${who} believed ${part} of ${of} lies.` },
    saint: { name: 'Saint of the circle', fact: (who, part, of) => `${part} of ${of} claims of ${who} were true.` },
  },
  de: {
    regular: { name: 'Gehört zum Mobiliar', fact: (who, games) => `${who} saß in ${games} Spielen.` },
    giant: {
      name: 'Riesentöter',
      fact: (who, won, expected) => `${who}: ${won}-mal gewonnen, zu erwarten war ${expected}-mal.`,
    },
    comeback: {
      name: 'Von den Toten zurück',
      fact: (who, games, _, n) => `${who} verlor ${games} ${plural.de(n, 'Spiel', 'Spiele')} in Folge und gewann dann.`,
    },
    face: {
      name: 'Bestes Pokergesicht',
      fact: (who, part, of) => `${who} log, und ${part} von ${of} Antworten darauf waren Glaube.`,
    },
    nose: {
      name: 'Nase für Lügen',
      fact: (who, part, of) => `Von ${of} Dingen, die ${who} bezweifelte, waren ${part} gelogen.`,
    },
    paranoid: {
      name: 'Traut niemandem',
      fact: (who, part, of) => `${who} bezweifelte ${part} von ${of} Dingen, die zu hören waren.`,
    },
    gullible: { name: 'Herz aus Gold', fact: (who, part, of) => `${who} glaubte ${part} von ${of} Lügen.` },
    saint: {
      name: 'Heiligkeit der Runde',
      fact: (who, part, of) => `${part} von ${of} Behauptungen von ${who} waren wahr.`,
    },
  },
})
