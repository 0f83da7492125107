/** What the house hands out to those who sat at a game, once it is over. */
import { useEffect, useState } from 'preact/hooks'
import { token } from '../app/device.ts'

export type Fetched = 'fetching' | 'missing' | 'busy' | 'lost' | { readonly text: string }

async function fetchFrom(path: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(path, { headers, signal, cache: 'no-store' })
    if (answer.status === 404) return 'missing'
    if (answer.status === 429) return 'busy'
    return answer.ok ? { text: await answer.text() } : 'lost'
  } catch {
    return 'lost'
  }
}

/** Fetches it, and again when asked to. */
export function useFetched(path: string): readonly [fetched: Fetched, again: () => void] {
  const [fetched, setFetched] = useState<Fetched>('fetching')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    setFetched('fetching')
    void fetchFrom(path, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setFetched(answer)
    })
    return () => leaving.abort()
  }, [path, tries])
  return [fetched, () => setTries(tries + 1)]
}
