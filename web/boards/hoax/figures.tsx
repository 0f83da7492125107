/** The drawings of Hoax: masks, tokens, and what is done with them. */
import { type Purse, type Role, type Sort, sorts } from '../../../games/hoax/state.ts'
import * as kit from '../../look/kit.module.css'
import sheet from '../../look/masks.svg'
import { Art } from '../../parts/Art.tsx'

import * as css from './figures.module.css'
import { spoken } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

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

export function Figure({
  of,
  class: name = '',
}: {
  readonly of: Role | Sort | Sign
  readonly class?: string | undefined
}) {
  return <Art of={of} from={sheet} class={`${css.figure} ${name}`} />
}

/** A mask that somebody may never wear again. */
export function Crossed({ of }: { readonly of: Role }) {
  return (
    <span class={css.crossed}>
      <Figure of={of} />
      <Figure of="cross" />
    </span>
  )
}

export function Amount({ count, sort }: { readonly count: number; readonly sort: Sort }) {
  return (
    <span class={css.amount}>
      {count}
      <Figure of={sort} />
      <span class={kit.unseen}> {spoken().sorts[sort]}</span>
    </span>
  )
}

/** What is to be paid; its sort may be still to be named. */
export function Owed({ count, sort }: { readonly count: number; readonly sort: Sort | null }) {
  return sort && count > 0 ? <Amount count={count} sort={sort} /> : <b>{t().tokens(count)}</b>
}

export function Tokens({ purse }: { readonly purse: Readonly<Purse> }) {
  return (
    <span class={css.tokens}>
      {sorts.map((sort) => (
        <span key={sort} class={purse[sort] === 0 ? css.none : ''}>
          <Figure of={sort} />
          {purse[sort]}
          <span class={kit.unseen}> {spoken().sorts[sort]},</span>
        </span>
      ))}
    </span>
  )
}
