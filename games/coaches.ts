/** Who can say afterwards what was known, what could have been so, and what would have been better. They bring along how puppets think. */
import { sure } from '../kernel/at.ts'
import type { Coach } from '../kernel/coach.ts'
import { coach as goblets } from './goblets/coach.ts'
import { coach as hoax } from './hoax/coach.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { coach as rats } from './rats/coach.ts'
import { coach as toast } from './toast/coach.ts'

const coaches: OfEveryGame<Coach> = { goblets, hoax, rats, toast }

export function findCoach(key: string): Coach {
  return sure<Coach>(ofGame(coaches, key), `coach for “${key}”`)
}
