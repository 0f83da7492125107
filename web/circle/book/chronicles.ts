/** How each game tells what was said in it, fetched for those that are in the book. */
import { useEffect, useState } from 'preact/hooks'
import { fetchChronicle } from '../../../games/parts.ts'
import type { Chronicle } from '../../../kernel/chronicle.ts'

export function useChronicles(keys: readonly string[]): ReadonlyMap<string, Chronicle> {
  const [found, setFound] = useState<ReadonlyMap<string, Chronicle>>(new Map())
  useEffect(() => {
    for (const key of keys) {
      fetchChronicle(key).then(
        (chronicle) => setFound((known) => new Map(known).set(key, chronicle)),
        () => {},
      )
    }
  }, [keys.join()])
  return found
}
