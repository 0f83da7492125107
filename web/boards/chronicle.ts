/** How a game is told, fetched when somebody first wants to hear it; nothing until it is there. */
import { useEffect, useState } from 'preact/hooks'
import type { Chronicle } from '../../kernel/chronicle.ts'
import { fetchReplay } from './replay.ts'

export function useChronicle(game: string): Chronicle | undefined {
  const [chronicle, setChronicle] = useState<Chronicle>()
  useEffect(() => {
    fetchReplay(game).then(
      (found) => setChronicle(found?.chronicle),
      () => {},
    )
  }, [game])
  return chronicle
}
