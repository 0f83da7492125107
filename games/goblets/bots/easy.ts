import { beginner } from '../../etiquette/bots/beginner.ts'
import { court } from './court.ts'

/** How far it errs, in points. */
const SLIP = 4

/** The caller has the last word, and the kitchen grows impatient. */
export const easy = beginner(court, SLIP, (round) => 1.5 - 0.08 * round)
