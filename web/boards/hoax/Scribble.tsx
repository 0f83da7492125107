/** A mark in the notes, by hand. */
import { Figure } from './figures.tsx'
import type { Jot } from './jottings.ts'
import * as css from './notes.module.css'
import type { Fact } from './noting.ts'

export function Scribble({ of }: { readonly of: Jot | NonNullable<Fact> }) {
  if (of === 'none') return null
  if (of === 'denied') return <Figure of="cross" class={css.scribble} />
  return (
    <svg class={css.scribble} data-of={of} viewBox="0 0 40 40" aria-hidden="true">
      {of === 'doubt' && <path d="M9 10C16 16 24 24 31 31M30 9C24 16 16 24 9 31" />}
      {of === 'hunch' && <path d="M13 14C13 6 28 6 27 15 26 21 20 21 20 27M20 32.500V33.500" />}
      {(of === 'bet' || of === 'known') && <path d="M12 21 18 27 29 13" />}
      {of === 'bet' && <path d="M20 4C33 3 38 12 36 22 34 33 24 38 15 35 5 32 2 20 7 11 11 5 18 3 26 5" />}
      {of === 'known' && <path d="M5 5H35V35H5Z" />}
      {of === 'shown' && <path d="M5 5H35V35H5Z" />}
      {of === 'shown' && <path class={css.stroke} d="M11 20 20 11 29 20 20 29ZM8 32 32 8" />}
    </svg>
  )
}
