/** The table in words. */
import { plural } from '../../kernel/text.ts'
import type { PlainNames, PlainPhrases } from './plain.ts'

export const phrases = ({ hidden, course: name, round: lap, wines }: PlainNames): PlainPhrases => ({
  course: (n, round) => `${name} ${n}, ${lap} ${round}.`,
  called: (who) => `The Toast was called by ${who}.`,
  calledForAll: 'The Toast was called for the table.',
  goblet: (place, ring, before) =>
    `Goblet ${place}${ring ? `, ring of ${ring}` : ''}${before ? `, before ${before}` : ''}.`,
  emptied: (place, held) => `Goblet ${place} was emptied: ${held}.`,
  screen: (n) => `${n} ${hidden}`,
  target: (who) => `Target: ${who}.`,
  character: (name, lies) => `Character${lies === 'open' ? '' : ', face down'}: ${name}.`,
  points: (n) => plural.en(n, '1 point', `${n} points`),
  held: (tokens) => `Hidden ${hidden}: ${tokens}.`,
  nothing: 'nothing',
  wines,
})
