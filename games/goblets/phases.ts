/** The course of a game in one place: which phase follows which. Each phase is in a file of its own and says what comes next. */
import type { Chance } from '../../kernel/chance.ts'
import { setCourse } from './course.ts'
import { nextPrompt } from './flow.ts'
import type { GobletsState, Next } from './state.ts'
import { finish, over } from './tie.ts'
import { everybodyDrinks } from './toast.ts'

const phases: Readonly<Record<Exclude<Next, 'asked'>, (state: GobletsState, chance: Chance) => Next>> = {
  /** G3, then abilities at the beginning. */
  course: setCourse,
  /** Before the turns (G3.5), and between the Toast and drinking (G5.1, G5.2); when all is asked, turns (G4) or drinking. */
  prompts: nextPrompt,
  /** G5.4 to G5.8, then another course or the victory; one goblet after the other in Russian Goblette (G7.4). */
  drinking: everybodyDrinks,
  /** G5.8, and where several are tied the last drink (G5.9). */
  victory: finish,
  over,
}

/** Opens one phase after the other, until somebody is asked or the game is over. */
export function goOn(state: GobletsState, from: Next, chance: Chance): void {
  let next = from
  while (next !== 'asked') next = phases[next](state, chance)
}
