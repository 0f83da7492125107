/** Tells a screen reader every piece of news once, in order, when it is shown. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Room } from '../../protocol.ts'
import { told } from '../app/scene.ts'
import { sentence } from './sentence.ts'

const KEPT = 12

export function Announcer({ room }: { readonly room: Room }) {
  const known = useRef<Set<string> | undefined>(undefined)
  const [said, setSaid] = useState<readonly { readonly key: string; readonly text: string }[]>([])
  const lines = told.value
  // Only something new is said, and in the language of that moment
  useEffect(() => {
    // What happened before one came is in the log; it is not read out.
    const before = known.current ?? new Set(lines.map(({ key }) => key))
    const fresh = lines.filter(({ key }) => !before.has(key))
    known.current = new Set([...before, ...fresh.map(({ key }) => key)])
    if (fresh.length === 0) return
    setSaid((old) => [...old, ...fresh.map((line) => ({ key: line.key, text: sentence(line, room) }))].slice(-KEPT))
  }, [lines])
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
