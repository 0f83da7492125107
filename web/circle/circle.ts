/** What the page knows of circles, and how it asks something of them. */
import { useEffect, useState } from 'preact/hooks'
import type { CircleWish } from '../../protocol/circle-asks.ts'
import type { Refusal } from '../../protocol/words.ts'
import { token } from '../app/device.ts'
import { ask } from '../app/line.ts'
import { tellPerson } from '../app/notice.ts'
import { complain } from '../app/refused.ts'
import { circleWords as t } from './circle.words.ts'

export type Found<T> = T | 'fetching' | 'missing' | 'lost'

/** While somebody looks at it, it keeps looking whether something has changed. */
const EVERY = 20_000

async function readCircle<T>(path: string, invite?: string): Promise<Found<T>> {
  try {
    const headers = { authorization: `Bearer ${token}`, ...(invite && { 'x-invite': invite }) }
    const answer = await fetch(path, { headers, cache: 'no-store' })
    if (answer.status === 404) return 'missing'
    return answer.ok ? ((await answer.json()) ?? 'missing') : 'lost'
  } catch {
    return 'lost'
  }
}

/** What stands there, read again now and then, and when asked to. What was known stays while the house does not answer. */
export function useReading<T>(path: string, invite?: string): readonly [found: Found<T>, again: () => Promise<void>] {
  const [found, setFound] = useState<Found<T>>('fetching')
  const again = async () => {
    const read = await readCircle<T>(path, invite)
    setFound((known) => (read === 'lost' && typeof known === 'object' ? known : read))
  }
  useEffect(() => {
    void again()
    const timer = setInterval(() => document.visibilityState === 'visible' && void again(), EVERY)
    return () => clearInterval(timer)
  }, [path, invite])
  return [found, again]
}

/** In a circle some refusals mean something else than at a table. */
const here = (why: Refusal): string | undefined => {
  if (why === 'full') return t().full
  if (why === 'enough') return t().enough
  return why === 'not host' ? t().notKeeper : undefined
}

/** Asks something of a circle; a refusal is told. */
export async function wants(circle: string, wish: CircleWish): Promise<'done' | 'refused'> {
  const reply = await ask({ is: 'circle', circle, wish })
  // Asked again over a line that broke, the house knows nobody any more who is gone.
  const isGone = reply.is === 'no' && reply.why === 'no circle' && (wish.wants === 'leave' || wish.wants === 'end')
  if (reply.is === 'ok' || isGone) return 'done'
  if (reply.is === 'no') refuse(reply.why)
  return 'refused'
}

export function refuse(why: Refusal): void {
  const said = here(why)
  if (said === undefined) void complain(why)
  else tellPerson(said, 'trouble')
}
