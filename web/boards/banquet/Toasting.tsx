/** The ceremony of a Toast: arms above, the ledger below, and not a word before its time. */

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Drinking } from '../../../games/banquet/ceremony.ts'
import type { Setting } from '../../../games/banquet/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen, News, Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { offerFocus } from '../../app/focus.ts'
import type { Ceremony } from '../../app/scene.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import { Ledge } from '../../parts/Ledge.tsx'
import { headline } from './headline.ts'
import * as heraldryCss from './heraldry.module.css'
import { Ledger, type Row } from './Ledger.tsx'
import * as css from './ledger.module.css'
import { Raising } from './Raising.tsx'
import { tableWords as t } from './words.ts'

interface ToastingProps {
  readonly drinking: Drinking
  /** The table as it stood when they drank. */
  readonly before: { readonly table: Frozen<Setting> } | undefined
  readonly rows: readonly Row[]
  readonly seat: Seat | null
  readonly name: Name
  readonly ceremony: Ceremony
  /** In place of who called it. */
  readonly sub: string | undefined
  /** Above the button that leads on, which says where to. */
  readonly note: ComponentChildren
  readonly next: string
  /** The clause that says who is poisoned and what it earns. */
  readonly clause: string
  goOn(): void
  explain(clause: string): void
}

/** One of the things that are told in this step. */
export function toldOf<N extends News, K extends N['kind']>(
  news: readonly N[],
  kind: K,
): Extract<N, { readonly kind: K }> | undefined {
  return news.find((one): one is Extract<N, { readonly kind: K }> => one.kind === kind)
}

function subline({ drinking, before, sub, name, seat }: ToastingProps): string {
  if (sub !== undefined) return sub
  const call = before?.table.call
  if (drinking.by === 'one' || !call || call.by === 'table') return ''
  const caller = sure(before.table.nobles[call.house], 'noble')
  if (caller === seat) return t().youCalled
  if (!drinking.goblets.some(({ poisoned }) => poisoned)) return `${t().called(name(caller))} ${t().nobodySub}`
  const died = drinking.goblets.some(({ house, poisoned }) => house === call.house && poisoned)
  return died ? t().calledDead(name(caller)) : t().called(name(caller))
}

export function Toasting(props: ToastingProps) {
  const { drinking, rows, ceremony, note, next, clause, goOn, explain } = props
  const phase = ceremony === 'hushed' ? 'hushed' : 'told'
  const [title, sub] = phase === 'hushed' ? [t().cheers, ''] : [headline(props), subline(props)]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (phase === 'told') offerFocus(button.current)
  }, [phase])
  return (
    <>
      <Raising label={t().table} drinking={drinking} phase={phase} title={title} sub={sub} />
      <Ledge
        mark={undefined}
        title={t().toasted}
        until={null}
        light="lit"
        about={`toast ${phase}`}
        says={sub ? `${title}. ${sub}` : title}
      >
        <Ledger rows={rows} by={drinking.by} phase={phase} />
        {phase === 'told' && (
          <div class={css.told}>
            {note}
            <button ref={button} type="button" class={`${kit.go} ${kit.full}`} onClick={goOn}>
              {next}
            </button>
            <p class={css.toldWhy} data-near>
              <Art of="book" class={heraldryCss.sourceSign} />
              <button type="button" class={kit.link} onClick={() => explain(clause)}>
                {t().whySo(clause)}
              </button>
            </p>
          </div>
        )}
      </Ledge>
    </>
  )
}
