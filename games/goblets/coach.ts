/** What a coach at this table goes by. */
import { coachOf } from '../banquet/coach.ts'
import { court } from './bots/court.ts'
import { hard } from './bots/hard.ts'
import { COURSES, REACH } from './bots/outcome.ts'
import { goblets as game } from './index.ts'
import { attentive, laid } from './recalled.ts'
import type { Goblets } from './state.ts'

export const coach = coachOf<Goblets>({
  game,
  wise: hard,
  court,
  attentive,
  laid,
  courses: COURSES,
  reach: REACH,
})
