/** Our drawings. They say nothing to a screen reader: whatever they mean stands beside them in words. */

import type { JSX } from 'preact'
import type { Mark as MarkName } from '../../protocol/words.ts'
import house from '../look/house.svg'
import * as kit from '../look/kit.module.css'

interface ArtProps {
  readonly of: string
  readonly from?: string
  readonly class?: string | undefined
  readonly style?: JSX.CSSProperties
}

export function Art({ of, from = house, class: name, style }: ArtProps) {
  return (
    <svg aria-hidden="true" class={name} style={style}>
      <use href={`${from}#${of}`} />
    </svg>
  )
}

export function Mark({ of, class: name = '' }: { readonly of: MarkName; readonly class?: string | undefined }) {
  return <Art of={`mark-${of}`} class={`${kit.mark} ${name}`} />
}
