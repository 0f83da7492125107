/** What people try at the wall on their first evening. */
import type { Tricks } from '../../../../kernel/bot.ts'
import { DICE, type Rats } from '../../state.ts'
import { always, everyNone, everyNumber, habitual, never, number, raised, truth, unlikely } from './habit.ts'

const MOST = 2 * DICE

export const sparring: Tricks<Rats> = {
  'truth and doubt': habitual({ looks: 'always', says: truth, doubts: everyNumber }),
  'truth and odds': habitual({ looks: 'always', says: truth, doubts: unlikely }),
  'always none': habitual({ looks: 'never', says: number(0), doubts: everyNumber }),
  'blind and low': habitual({ looks: 'never', says: number(0), doubts: unlikely }),
  'always one rat': habitual({ looks: 'never', says: number(1), doubts: unlikely }),
  'one more than seen': habitual({ looks: 'always', says: (view) => truth(view) + 1, doubts: unlikely }),
  'raise by two': habitual({ looks: 'never', says: raised(2), doubts: unlikely }),
  'big mouth': habitual({ looks: 'never', says: number(MOST), doubts: unlikely }),
  'always hand on': habitual({ looks: 'always', says: truth, doubts: never, handsOn: always }),
  'hand on low numbers': habitual({
    looks: 'always',
    says: truth,
    doubts: unlikely,
    handsOn: ({ table }) => (table.claim ?? 0) <= table.dice / 2,
  }),
  'never hand on': habitual({ looks: 'always', says: raised(1), doubts: unlikely }),
  'shake again without a rat': habitual({
    looks: 'always',
    says: number(1),
    doubts: unlikely,
    shakesAgain: (view) => truth(view) === 0,
  }),
  'doubt everything': habitual({ looks: 'always', says: truth, doubts: always }),
  'believe everything': habitual({ looks: 'always', says: truth, doubts: never }),
  'doubt only none': habitual({ looks: 'always', says: truth, doubts: everyNone }),
  'doubt five dice': habitual({ looks: 'always', says: truth, doubts: ({ table }) => table.dice === DICE }),
}

/** The sizes of tables at which they are tried. */
export const sizes = [3, 4, 6]
