/** Der Tisch in Worten. */
import { plural } from '../../kernel/text.ts'
import type { PlainNames, PlainPhrases } from './plain.ts'

export const phrases = ({ hidden, course: name, round: lap, wines }: PlainNames): PlainPhrases => ({
  course: (n, round) => `${name} ${n}, ${lap} ${round}.`,
  called: (who) => `Den Toast ausgerufen hat ${who}.`,
  calledForAll: 'Der Toast wurde für den Tisch ausgerufen.',
  goblet: (place, ring, before) =>
    `Becher ${place}${ring ? `, Ring von ${ring}` : ''}${before ? `, vor ${before}` : ''}.`,
  emptied: (place, held) => `Becher ${place} ist leer getrunken: ${held}.`,
  screen: (n) => `${n} ${hidden}`,
  target: (who) => `Ziel: ${who}.`,
  character: (name, lies) => `Charakter${lies === 'open' ? '' : ', verdeckt'}: ${name}.`,
  points: (n) => plural.de(n, '1 Punkt', `${n} Punkte`),
  held: (tokens) => `Verborgen ${hidden}: ${tokens}.`,
  nothing: 'nichts',
  wines,
})
