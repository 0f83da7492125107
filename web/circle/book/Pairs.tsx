/** Who believes whom, as a table: the lighter a cell, the more was believed. */
import { useMemo } from 'preact/hooks'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import * as bookCss from './book.module.css'
import { bookWords as t } from './book.words.ts'
import * as css from './pairs.module.css'
import { type Belief, pairsIn } from './pairs.ts'
import type { Figure } from './people.ts'
import { isFew, shareOf } from './rate.ts'
import type { Whole } from './whole.ts'

export function Pairs({ whole: { answers, people } }: { readonly whole: Whole }) {
  const rows = useMemo(() => pairsIn(answers, people), [answers, people])
  return (
    <section class={bookCss.chapter}>
      <h2>{t().pairs}</h2>
      {people.length < 2 ? (
        <p class={kit.quiet}>{t().noPairs}</p>
      ) : (
        <>
          <p class={kit.quiet}>
            {t().pairsLine} {t().pairsFew}
          </p>
          <div class={css.scroller} role="region" aria-label={t().pairs} tabIndex={0}>
            <table class={css.pairs}>
              <thead>
                <tr>
                  <th scope="col">{t().says}</th>
                  {people.map((who) => (
                    <Head key={who.id} who={who} scope="col" />
                  ))}
                </tr>
              </thead>
              <tbody>
                {people.map((who, nth) => (
                  <tr key={who.id}>
                    <Head who={who} scope="row" />
                    {rows[nth]?.map((belief) => (
                      <Cell key={belief?.hearer.id ?? who.id} belief={belief} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

function Head({ who, scope }: { readonly who: Figure; readonly scope: 'col' | 'row' }) {
  return (
    <th scope={scope}>
      <Mark of={who.mark} />
      <span>{who.name}</span>
    </th>
  )
}

function Cell({ belief }: { readonly belief: Belief | null }) {
  if (!belief) return <td class={css.self} />
  const { teller, hearer, believed, lies } = belief
  const { part, of } = believed
  if (of === 0) {
    return (
      <td data-known="nothing">
        <span aria-hidden="true">–</span>
        <span class={kit.unseen}>{t().cellNone(hearer.name, teller.name)}</span>
      </td>
    )
  }
  return (
    <td data-known={isFew(believed) ? 'few' : 'enough'} style={{ '--share': String(shareOf(believed)) }}>
      <span aria-hidden="true">
        <b>
          {part}/{of}
        </b>
        {part > 0 && t().lies(lies)}
      </span>
      <span class={kit.unseen}>{t().cell(hearer.name, teller.name, part, of, lies)}</span>
    </td>
  )
}
