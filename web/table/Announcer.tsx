/** Tells a screen reader every piece of news once, in order, when it is shown; and what is wanted of its own person. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Room } from '../../protocol/room.ts'
import { sheets } from '../app/notice.ts'
import { happened } from '../app/scene.ts'
import { wanted } from '../app/wanted.ts'
import * as kit from '../look/kit.module.css'
import { sentence } from './sentence.ts'

const KEPT = 12

interface Said {
  readonly key: string
  readonly text: string
}

export function Announcer({ room }: { readonly room: Room }) {
  const known = useRef<Set<string> | undefined>(undefined)
  const [said, setSaid] = useState<readonly Said[]>([])
  // What only this seat was told waits until it is held: whoever sits near hears the device, too.
  const lines = happened.value.filter(({ of }) => of !== 'mine')
  const now = wanted.value
  const covered = sheets.value > 0
  // Only something new is said, and in the language of that moment. Under a sheet nothing is heard: it is said once that is gone.
  useEffect(() => {
    if (covered && known.current) return
    // What happened before one came is in the log; it is not read out.
    const before = known.current ?? new Set(lines.map(({ key }) => key))
    const fresh = lines.filter(({ key }) => !before.has(key))
    known.current = new Set([...before, ...fresh.map(({ key }) => key)])
    if (fresh.length === 0) return
    // Much may have happened behind a ceremony: all of it is said, also what the log has forgotten since.
    setSaid((old) =>
      [...old, ...fresh.map((line) => ({ key: line.key, text: sentence(line, room) }))].slice(
        -Math.max(KEPT, fresh.length),
      ),
    )
  }, [happened.value, covered])
  return (
    <>
      <div class={kit.unseen} role="log" aria-live="polite" aria-relevant="additions">
        {said.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p class={kit.unseen} role="status">
        {now && !covered && <span key={now.about}>{now.says}</span>}
      </p>
    </>
  )
}
