/** Brains before a player: drawn while they are few enough to count, and always as a number. */

import sprite from '../../look/rats.svg'
import { Art } from '../../parts/Art.tsx'
import { ratsWords as t } from './words.ts'

export function Brain({ class: name = '' }: { readonly class?: string }) {
  return <Art of="brain" from={sprite} class={`b ${name}`} />
}

export function Brains({ n, show = n }: { readonly n: number; readonly show?: number }) {
  return (
    <span class={`brains ${show > 5 ? 'packed' : ''}`} role="img" aria-label={t().brains(n)}>
      {Array.from({ length: show }, (_, at) => (
        <Brain key={at} />
      ))}
      {n === 0 && <Brain class="gone" />}
      <b aria-hidden="true">{n}</b>
    </span>
  )
}
