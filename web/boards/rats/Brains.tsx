/** Brains before a player: drawn while they are few enough to count, and always as a number. */

import sprite from '../../look/rats.svg'
import { Art } from '../../parts/Art.tsx'
import * as css from './brains.module.css'
import * as verdictCss from './verdict.module.css'
import { ratsWords as t } from './words.ts'

export function Brain({ class: name = '' }: { readonly class?: string | undefined }) {
  return <Art of="brain" from={sprite} class={`${css.b} ${name}`} />
}

export function Brains({ n, show = n }: { readonly n: number; readonly show?: number }) {
  return (
    <span class={`${css.brains} ${show > 5 ? css.packed : ''}`} role="img" aria-label={t().brains(n)}>
      {Array.from({ length: show }, (_, at) => (
        <Brain key={at} />
      ))}
      {n === 0 && <Brain class={verdictCss.gone} />}
      <b aria-hidden="true">{n}</b>
    </span>
  )
}
