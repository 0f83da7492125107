/** Der Tisch in Worten. */
import type { PlainPhrases } from './plain.ts'

export const phrases = (hidden: string, course: string): PlainPhrases => ({
  course: (n, round) => `${course} ${n}, Umlauf ${round}.`,
  called: (who) => `Zum Anstoßen gerufen hat ${who}.`,
  goblet: (place, ring, before) =>
    `Becher ${place}${ring ? `, Ring von ${ring}` : ''}${before ? `, vor ${before}` : ''}.`,
  emptied: (place, held) => `Becher ${place} ist leer getrunken: ${held}.`,
  screen: (n) => `${n} ${hidden}`,
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  target: (who) => `Du hast es auf ${who} abgesehen.`,
  held: (tokens) => `Du hast ${tokens}.`,
  nothing: 'nichts',
})
