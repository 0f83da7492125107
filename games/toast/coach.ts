/** What a coach at this table goes by. */
import { coachOf } from '../banquet/coach.ts'
import { court } from './bots/court.ts'
import { hard } from './bots/hard.ts'
import { REACH } from './bots/outcome.ts'
import { ROUNDS } from './course.ts'
import { laid } from './dial.ts'
import { toast as game } from './index.ts'
import type { Toast } from './state.ts'

export const coach = coachOf<Toast>({
  game,
  wise: hard,
  court,
  attentive: (view) => view,
  laid,
  courses: ROUNDS,
  reach: REACH,
})
