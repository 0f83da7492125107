/** Tells a screen reader every piece of news once, in order, when it is shown. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Room } from '../../protocol/room.ts'
import type { Line } from '../app/log.ts'
import { told } from '../app/scene.ts'
import * as kit from '../look/kit.module.css'
import { sentence } from './sentence.ts'

const KEPT = 12

interface Said {
  readonly key: string
  readonly of: Line['of']
  readonly text: string
}

export function Announcer({ room }: { readonly room: Room }) {
  const known = useRef<Set<string> | undefined>(undefined)
  const [said, setSaid] = useState<readonly Said[]>([])
  const lines = told.value
  // Only something new is said, and in the language of that moment
  useEffect(() => {
    // What happened before one came is in the log; it is not read out.
    const before = known.current ?? new Set(lines.map(({ key }) => key))
    const fresh = lines.filter(({ key }) => !before.has(key))
    known.current = new Set([...before, ...fresh.map(({ key }) => key)])
    if (fresh.length === 0) return
    setSaid((old) =>
      [...old, ...fresh.map((line) => ({ key: line.key, of: line.of, text: sentence(line, room) }))].slice(-KEPT),
    )
  }, [lines])
  return (
    <div class={kit.unseen} role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ key, of, text }) => (
        <p key={key} data-hand={of === 'mine' || undefined}>
          {text}
        </p>
      ))}
    </div>
  )
}
