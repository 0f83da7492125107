import { useEffect, useState } from 'preact/hooks'
import type { Dial } from '../../../games/banquet/state.ts'
import type { News } from '../../../kernel/state.ts'
import type { Saw } from './Looked.tsx'

/** So many questions on, a look that nobody notes down is forgotten. */
const SOON = 6

interface Now {
  /** What only I was told in this step. */
  readonly news: readonly News[] | undefined
  readonly course: number
  readonly question: number
  readonly dial: Dial
}

/** The last look, until its owner has seen enough; the house may have forgotten it by then. */
export function useSaw({ news, course, question, dial }: Now): [Saw | null, () => void] {
  const [saw, setSaw] = useState<{ readonly saw: Saw; readonly course: number; readonly when: number } | null>(null)
  useEffect(() => {
    const found = news?.find((one) => one.kind === 'saw')
    if (found) setSaw({ saw: found as Saw, course, when: question })
  }, [news])
  // Where the table remembers nothing, what was seen is soon gone.
  const gone = !saw || saw.course !== course || (dial === 'none' && question > saw.when + SOON)
  return [gone ? null : saw.saw, () => setSaw(null)]
}
