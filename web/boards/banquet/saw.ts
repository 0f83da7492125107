import { useEffect, useState } from 'preact/hooks'
import type { Dial } from '../../../games/banquet/state.ts'
import type { News } from '../../../kernel/state.ts'
import type { Saw } from './Looked.tsx'

/** So many questions on, a look that nobody notes down is forgotten. */
const SOON = 6

interface Seen {
  readonly saw: Saw
  readonly course: number
  readonly when: number
  readonly held: 'yes' | 'no'
}

export interface Sighting {
  readonly saw: Saw | null
  readonly onSeen: () => void
  readonly onHeld: () => void
}

interface Now {
  /** What only I was told in this step. */
  readonly news: readonly News[] | undefined
  readonly course: number
  readonly question: number
  readonly dial: Dial
  /** Whether something is asked of me. */
  readonly turn: 'mine' | 'theirs'
}

/**
 * The last look, until its owner has seen enough. What was held up goes with the turn; what nobody has seen yet waits.
 * The house may have forgotten it by then.
 */
export function useSaw({ news, course, question, dial, turn }: Now): Sighting {
  const [saw, setSaw] = useState<Seen | null>(null)
  useEffect(() => {
    const found = news?.find((one) => one.kind === 'saw')
    if (found) setSaw({ saw: found as Saw, course, when: question, held: 'no' })
  }, [news])
  useEffect(() => setSaw((seen) => (seen?.held === 'yes' ? null : seen)), [turn])
  // Where the table remembers nothing, what was seen is soon gone.
  const gone = !saw || saw.course !== course || (dial === 'none' && question > saw.when + SOON)
  return {
    saw: gone ? null : saw.saw,
    onSeen: () => setSaw(null),
    onHeld: () => setSaw((seen) => seen && { ...seen, held: 'yes' }),
  }
}
