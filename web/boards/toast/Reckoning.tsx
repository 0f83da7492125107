/** How a house came to its points: in the third round doubled before the eyes of all, then less its breaches (T4.3, T4.5). */
import type { ComponentChildren } from 'preact'
import type { Earned } from '../../../games/toast/state.ts'
import * as kit from '../../look/kit.module.css'
import { Arms } from '../banquet/heraldry.tsx'
import { tableWords } from '../banquet/words.ts'

import * as css from './reckoning.module.css'
import { toastWords as t } from './words.ts'

export type Worth = 'single' | 'double'

const sum = ({ alive, target, both, other }: Earned) => alive + target + both + other

/** Each thing that earned something, and in the third round what it became; nothing, if nothing did. */
export function reasonsOf(earned: Earned, worth: Worth): ComponentChildren {
  const said = tableWords()
  const parts = [
    [said.alive, earned.alive],
    [said.target, earned.target],
    [said.both, earned.both],
    [said.other, earned.other],
  ] as const
  const scored = parts.filter(([, n]) => n > 0)
  if (scored.length + earned.breaches === 0) return null
  return (
    <span class={css.reasons} data-worth={worth}>
      {scored.map(([word, n]) => (
        <span key={word}>
          {word} {worth === 'double' ? <Doubled n={n} /> : n}
        </span>
      ))}
      {earned.breaches > 0 && (
        <span class={css.breach}>
          <Arms of="glove" class={css.reasonGlove} />
          {t().breach} −{earned.breaches}
        </span>
      )}
    </span>
  )
}

function Doubled({ n }: { readonly n: number }) {
  return (
    <>
      <s>{n}</s> <b>{2 * n}</b>
    </>
  )
}

/** The sum, with the way to it above, where it is not just a sum. */
export function Sum({ earned, worth }: { readonly earned: Earned; readonly worth: Worth }) {
  const { breaches, points } = earned
  const before = sum(earned)
  const plain = (worth === 'single' || before === 0) && breaches === 0
  if (plain) return <>+{points}</>
  return (
    <span class={css.reckoned}>
      <small aria-hidden="true">
        <i>{before}</i>
        {worth === 'double' && <i class={css.stamp}>×2</i>}
        {breaches > 0 && <i class={css.off}>−{breaches}</i>}
      </small>
      <span class={kit.unseen}>{t().reckoned(before, worth === 'double' ? 2 : 1, breaches)}: </span>
      <span class={css.comesTo}>+{points}</span>
    </span>
  )
}
