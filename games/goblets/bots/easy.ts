import { beginner } from '../../banquet/bots/beginner.ts'
import { court } from './court.ts'

export const easy = beginner(court, {
  slip: 4,
  curiosity: 0,
  // The caller acts last, so it toasts early; with every round of turns it is content with less.
  toastsFrom: (round) => 1.5 - 0.08 * round,
})
