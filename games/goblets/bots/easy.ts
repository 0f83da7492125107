import { beginner } from '../../banquet/bots/beginner.ts'
import { court } from './court.ts'

export const easy = beginner(court, {
  slip: 4,
  curiosity: 0,
  // The caller has the last word, and the kitchen grows impatient.
  toastsFrom: (round) => 1.5 - 0.08 * round,
})
