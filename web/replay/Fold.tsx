/** What may be read besides: its title stands there, the rest is made when somebody opens it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import * as replayCss from '../pages/replay.module.css'

interface FoldProps {
  readonly title: string
  readonly children: () => ComponentChildren
}

export function Fold({ title, children }: FoldProps) {
  const [state, setState] = useState<'open' | 'shut'>('shut')
  return (
    <details
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
