/** The drawings of Hoax: masks, tokens, and what is done with them. */
import { type Purse, type Role, type Sort, sorts } from '../../../games/hoax/state.ts'
import sheet from '../../look/masks.svg'
import { Art } from '../../parts/Art.tsx'
import { spoken } from './spoken.ts'
import './figures.css'

/** What is drawn besides masks and tokens. */
type Sign =
  | 'pack'
  | 'gavel'
  | 'thumb-up'
  | 'thumb-down'
  | 'card-slide'
  | 'eye'
  | 'accuse'
  | 'unmask'
  | 'quill'
  | 'cross'
  | 'seal'
  | 'question'

export function Figure({ of, class: name = '' }: { readonly of: Role | Sort | Sign; readonly class?: string }) {
  return <Art of={of} from={sheet} class={`figure ${name}`} />
}

/** A mask that somebody may never wear again. */
export function Crossed({ of }: { readonly of: Role }) {
  return (
    <span class="crossed">
      <Figure of={of} />
      <Figure of="cross" />
    </span>
  )
}

export function Amount({ count, sort }: { readonly count: number; readonly sort: Sort }) {
  return (
    <span class="amount">
      {count}
      <Figure of={sort} />
      <span class="unseen"> {spoken().sorts[sort]}</span>
    </span>
  )
}

export function Tokens({ purse }: { readonly purse: Readonly<Purse> }) {
  return (
    <span class="tokens">
      {sorts.map((sort) => (
        <span key={sort} class={purse[sort] === 0 ? 'none' : ''}>
          <Figure of={sort} />
          {purse[sort]}
          <span class="unseen"> {spoken().sorts[sort]},</span>
        </span>
      ))}
    </span>
  )
}
