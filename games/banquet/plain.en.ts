/** The table in words. */
import type { PlainPhrases } from './plain.ts'

export const phrases = (hidden: string, course: string): PlainPhrases => ({
  course: (n, round) => `${course} ${n}, turn ${round}.`,
  called: (who) => `The Toast was called by ${who}.`,
  goblet: (place, ring, before) =>
    `Goblet ${place}${ring ? `, ring of ${ring}` : ''}${before ? `, before ${before}` : ''}.`,
  emptied: (place, held) => `Goblet ${place} was emptied: ${held}.`,
  screen: (n) => `${n} ${hidden}`,
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  target: (who) => `You are after ${who}.`,
  held: (tokens) => `You have ${tokens}.`,
  nothing: 'nothing',
})
