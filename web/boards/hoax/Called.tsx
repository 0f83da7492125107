/** Somebody's name in a narrow place: whole as long as it can be; it wraps between words, and shrinks rather than break inside one. */
import * as css from './called.module.css'
import { longestWord } from './called.ts'

export function Called({ name, as }: { readonly name: string; readonly as?: string }) {
  const shown = as ?? name
  return (
    <b class={css.called} title={name} style={{ '--letters': longestWord(shown) }}>
      {shown}
    </b>
  )
}
