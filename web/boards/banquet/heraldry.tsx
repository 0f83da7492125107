/** Arms: a shield is a person, a round ring is a goblet; colour never stands without its emblem. */
import type { House } from '../../../games/banquet/state.ts'
import { listed, type Sort, type Tokens } from '../../../games/banquet/tokens.ts'
import sprite from '../../look/arms.svg'
import { Art } from '../../parts/Art.tsx'
import { useDress } from './dress.ts'
import './heraldry.css'

const emblems = ['mushroom', 'wasp', 'toad', 'pufferfish', 'monkshood', 'spider'] as const

/** Carries the colour of a house to whatever is drawn inside. */
export const colours = (house: House) => `h${house}`

export function Arms({ of, class: name = '' }: { readonly of: string; readonly class?: string }) {
  const { drawn } = useDress()
  return <Art of={of} from={drawn?.symbols.has(of) ? drawn.sheet : sprite} class={name} />
}

export function Shield({ house, class: name = '' }: { readonly house: House; readonly class?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 46" class={`shield ${colours(house)} ${name}`}>
      <use href={`${sprite}#shield`} />
      <use href={`${sprite}#${emblems[house]}`} x="6.5" y="7.5" width="27" height="27" class="on-field" />
    </svg>
  )
}

/** The ring of a goblet, seen from above, as a sign for it. */
export function Dot({ house }: { readonly house: House }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" class={`dot ${colours(house)}`}>
      <circle cx="16" cy="16" r="14.5" />
      <use href={`${sprite}#${emblems[house]}`} x="4" y="4" width="24" height="24" class="on-field" />
    </svg>
  )
}

/** A goblet on the table, with the ring round its foot if there is one. */
export function Cup({ ring }: { readonly ring: House | null }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 60 80" class={`cupart ${ring === null ? '' : colours(ring)}`}>
      <ellipse cx="31" cy="63" rx="30" ry="16.5" class="cup-shade" />
      <ellipse cx="30" cy="62" rx="33" ry="19.5" class="cup-edge" />
      {ring !== null && <ellipse cx="30" cy="60" rx="28" ry="14.5" class="cup-ring" />}
      <use href={`${sprite}#goblet`} x="3.5" y="-1" width="53" height="60" />
      {ring !== null && (
        <>
          <circle cx="30.4" cy="65" r="16" class="cup-shade" />
          <circle cx="30" cy="64.5" r="13.6" class="cup-medal" />
          <use href={`${sprite}#${emblems[ring]}`} x="18" y="52.5" width="24" height="24" class="on-field" />
        </>
      )}
    </svg>
  )
}

export function Raised({ house }: { readonly house: House }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 80 200" preserveAspectRatio="xMidYMax" class="arm-up">
        <use href={`${sprite}#arm`} />
        <use href={`${sprite}#${emblems[house]}`} x="21" y="148" width="38" height="38" class="on-field" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 152 180" preserveAspectRatio="xMidYMax" class="arm-down">
        <use href={`${sprite}#arm-limp`} />
        <use href={`${sprite}#${emblems[house]}`} x="22" y="116" width="38" height="38" class="on-field" />
      </svg>
    </>
  )
}

export function Token({ sort }: { readonly sort: Sort }) {
  return <Arms of={sort} class="tokenart" />
}

/** A handful as it lies there, sort after sort. */
export function Handful({ tokens }: { readonly tokens: Readonly<Tokens> }) {
  return (
    <span class="handful">
      {listed(tokens).map((sort, at) => (
        <Token key={at} sort={sort} />
      ))}
    </span>
  )
}
