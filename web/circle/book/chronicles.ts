/** How each game tells what was said in it, fetched for those that are in the book. */
import { useEffect, useState } from 'preact/hooks'
import type { Chronicle } from '../../../kernel/chronicle.ts'
import { fetchReplay } from '../../boards/replay.ts'

export function useChronicles(keys: readonly string[]): ReadonlyMap<string, Chronicle> {
  const [found, setFound] = useState<ReadonlyMap<string, Chronicle>>(new Map())
  useEffect(() => {
    for (const key of keys) {
      fetchReplay(key).then(
        (replay) => replay && setFound((known) => new Map(known).set(key, replay.chronicle)),
        () => {},
      )
    }
  }, [keys.join()])
  return found
}
