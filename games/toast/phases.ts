/** The course of a game in one place: which phase follows which. Each phase is in a file of its own and says what comes next. */
import type { Chance } from '../../kernel/chance.ts'
import { setRound } from './course.ts'
import { everybodyDrinks, over } from './drinking.ts'
import { nextPrompt } from './flow.ts'
import { airGrievances } from './grievances.ts'
import type { Next, ToastState } from './state.ts'

const phases: Readonly<Record<Exclude<Next, 'asked'>, (state: ToastState, chance: Chance) => Next>> = {
  /** T1: all draw; when nobody draws again come the grievances, in a duel the turns (T5.1). */
  round: setRound,
  /** T2, then abilities. */
  grievances: airGrievances,
  /** Before the turns (T6.1), and between the Toast and drinking (T4.1); when all is asked, turns (T3) or drinking. */
  prompts: nextPrompt,
  /** T4, then another round or the end; one goblet after the other in a duel (T5.3). */
  drinking: everybodyDrinks,
  over,
}

/** Opens one phase after the other, until somebody is asked or the game is over. */
export function goOn(state: ToastState, from: Next, chance: Chance): void {
  let next = from
  while (next !== 'asked') next = phases[next](state, chance)
}
