/** Six cells for the six letters of a table. Underneath it is one plain field: typing, pasting and reading aloud just work. */
import { useState } from 'preact/hooks'
import { codeOf } from '../app/whereabouts.ts'

import * as css from './codefield.module.css'

const CELLS = [0, 1, 2, 3, 4, 5]

export function CodeField({ id, label }: { readonly id: string; readonly label: string }) {
  const [code, setCode] = useState('')
  return (
    <div class={css.cells}>
      <input
        id={id}
        name="code"
        aria-label={label}
        value={code}
        onInput={({ currentTarget }) => {
          // A whole link may be pasted as well.
          const typed = currentTarget.value.split(/\/t\//).at(-1) ?? ''
          setCode(codeOf(typed))
          currentTarget.value = codeOf(typed)
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
