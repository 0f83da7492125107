/** Arms: a shield is a person, a round ring is a goblet; colour never stands without its emblem. */
import type { House } from '../../../games/banquet/state.ts'
import { listed, type Sort, type Tokens } from '../../../games/banquet/tokens.ts'
import sprite from '../../look/arms.svg'
import { Art } from '../../parts/Art.tsx'
import { useDress } from './dress.ts'
import * as css from './heraldry.module.css'

export const emblems = ['mushroom', 'wasp', 'toad', 'pufferfish', 'monkshood', 'spider'] as const

export function Arms({ of, class: name = '' }: { readonly of: string; readonly class?: string | undefined }) {
  const { drawn } = useDress()
  return <Art of={of} from={drawn?.symbols.has(of) ? drawn.sheet : sprite} class={name} />
}

export function Shield({ house, class: name = '' }: { readonly house: House; readonly class?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 46" class={`${css.shield} ${name}`} data-arms={house}>
      <use href={`${sprite}#shield`} />
      <use href={`${sprite}#${emblems[house]}`} x="6.5" y="7.5" width="27" height="27" class={css.onField} />
    </svg>
  )
}

/** The ring of a goblet, seen from above, as a sign for it. */
export function Dot({ house }: { readonly house: House }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" class={css.dot} data-arms={house}>
      <circle cx="16" cy="16" r="14.5" />
      <use href={`${sprite}#${emblems[house]}`} x="4" y="4" width="24" height="24" class={css.onField} />
    </svg>
  )
}

/** A goblet on the table, with the ring round its foot if there is one. */
export function Cup({ ring }: { readonly ring: House | null }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 80" class={css.cupart} data-arms={ring ?? undefined}>
      <ellipse cx="31" cy="63" rx="30" ry="16.5" class={css.cupShade} />
      <ellipse cx="30" cy="62" rx="33" ry="19.5" class={css.cupEdge} />
      {ring !== null && <ellipse cx="30" cy="60" rx="28" ry="14.5" class={css.cupRing} />}
      <use href={`${sprite}#goblet`} x="3.5" y="-1" width="53" height="60" />
      {ring !== null && (
        <>
          <circle cx="30.4" cy="65" r="16" class={css.cupShade} />
          <circle cx="30" cy="64.5" r="13.6" class={css.cupMedal} />
          <use href={`${sprite}#${emblems[ring]}`} x="18" y="52.5" width="24" height="24" class={css.onField} />
        </>
      )}
    </svg>
  )
}

export function Token({ sort }: { readonly sort: Sort }) {
  return <Arms of={sort} class={css.tokenart} />
}

/** A handful as it lies there, sort after sort. */
export function Handful({ tokens }: { readonly tokens: Readonly<Tokens> }) {
  return (
    <span class={css.handful}>
      {listed(tokens).map((sort, at) => (
        <Token key={at} sort={sort} />
      ))}
    </span>
  )
}
