/** Six cells for the six letters of a table. Underneath it is one plain field: typing, pasting and reading aloud just work. */
import { useState } from 'preact/hooks'
import { codeOf } from '../app/whereabouts.ts'

import * as css from './codefield.module.css'

const CELLS = [0, 1, 2, 3, 4, 5]

interface CodeProps {
  readonly id: string
  readonly label: string
  /** The id of what is said about a code that leads nowhere. */
  readonly trouble: string | undefined
  /** A whole link may be pasted as well, and may hold more than a code. */
  readonly onLink: (code: string, fragment: string) => void
  readonly onType: () => void
}

export function CodeField({ id, label, trouble, onLink, onType }: CodeProps) {
  const [code, setCode] = useState('')
  return (
    <div class={css.cells}>
      <input
        id={id}
        name="code"
        aria-label={label}
        aria-invalid={trouble !== undefined}
        aria-describedby={trouble}
        value={code}
        onInput={({ currentTarget }) => {
          const [typed = '', fragment] = (currentTarget.value.split(/\/t\//).at(-1) ?? '').split('#')
          setCode(codeOf(typed))
          currentTarget.value = codeOf(typed)
          onType()
          if (fragment) onLink(codeOf(typed), fragment)
        }}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
        maxLength={200}
      />
      {CELLS.map((at) => (
        <i key={at} aria-hidden="true" class={at === Math.min(code.length, 5) ? css.now : ''}>
          {code[at]}
        </i>
      ))}
    </div>
  )
}
