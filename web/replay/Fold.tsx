/** What may be read besides: its title stands there, the rest is made when somebody opens it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import * as replayCss from '../pages/replay.module.css'

interface FoldProps {
  readonly title: string
  /** How it is found. */
  readonly start?: 'open' | 'shut'
  readonly children: () => ComponentChildren
}

export function Fold({ title, start = 'shut', children }: FoldProps) {
  const [state, setState] = useState(start)
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (start === 'shut') return
    fold.current?.scrollIntoView()
    fold.current?.querySelector('summary')?.focus({ preventScroll: true })
  }, [])
  return (
    <details
      ref={fold}
      class={replayCss.band}
      open={state === 'open'}
      onToggle={({ currentTarget }) => setState(currentTarget.open ? 'open' : 'shut')}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {state === 'open' && children()}
    </details>
  )
}
