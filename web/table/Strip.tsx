/** A strip of paper across the table: what is the matter, and what one can do about it. */
import type { ComponentChildren } from 'preact'
import { tell } from '../app/table.ts'
import * as kit from '../look/kit.module.css'
import * as css from './play.module.css'

export function Strip({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class={css.banner}>
      <p role="status">{text}</p>
      {children}
    </div>
  )
}

interface TellProps {
  readonly wish: Parameters<typeof tell>[0]
  readonly label: string
}

export function Tell({ wish, label }: TellProps) {
  return (
    <button type="button" class={`${kit.line} ${kit.small}`} onClick={() => void tell(wish)}>
      {label}
    </button>
  )
}
