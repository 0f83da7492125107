/** Time left, ticking once a second only while somebody looks at it. */
import { useEffect, useState } from 'preact/hooks'
import { ahead } from './line.ts'

export function useLeft(until: number | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? null : Math.max(0, until - now - ahead.value)
}
