/** Der Tisch in Worten. */
import { plural } from '../../kernel/text.ts'
import type { PlainPhrases } from './plain.ts'

export const phrases = (hidden: string, course: string): PlainPhrases => ({
  course: (n, round) => `${course} ${n}, Umlauf ${round}.`,
  called: (who) => `Zum Anstoßen gerufen hat ${who}.`,
  calledForAll: 'Zum Anstoßen gerufen wurde für den ganzen Tisch.',
  goblet: (place, ring, before) =>
    `Becher ${place}${ring ? `, Ring von ${ring}` : ''}${before ? `, vor ${before}` : ''}.`,
  emptied: (place, held) => `Becher ${place} ist leer getrunken: ${held}.`,
  screen: (n) => `${n} ${hidden}`,
  target: (who) => `Ziel: ${who}.`,
  character: (name, lies) => `Charakter${lies === 'open' ? '' : ', verdeckt'}: ${name}.`,
  points: (n) => plural.de(n, '1 Punkt', `${n} Punkte`),
  held: (tokens) => `Verborgen ${hidden}: ${tokens}.`,
  nothing: 'nichts',
})
