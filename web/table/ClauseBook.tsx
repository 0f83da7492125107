/** The rules at hand, without leaving the table. */
import { lazily } from '../parts/lazily.tsx'

export const ClauseBook = lazily(() => import('../parts/BookSheet.tsx').then(({ BookSheet }) => BookSheet), 'nothing')

/** The answer to "why can't I?" */
export const Clause = lazily(() => import('../parts/ClauseSheet.tsx').then(({ ClauseSheet }) => ClauseSheet), 'nothing')
