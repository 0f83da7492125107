/** Why there is no record to show, or that it is on its way. */

import * as kit from '../look/kit.module.css'
import type { Fetched } from './fetched.ts'

import * as css from './findings.module.css'
import { proofWords as t } from './proof.words.ts'

interface WithoutProps {
  readonly fetched: Exclude<Fetched, object>
  readonly again: () => void
}

export function Without({ fetched, again }: WithoutProps) {
  if (fetched === 'missing') {
    return (
      <div role="status">
        <h2 class={css.proofMissing}>{t().missing}</h2>
        <p>{t().missingLine}</p>
      </div>
    )
  }
  return (
    <>
      <p class={css.proofWait} role="status">
        {t()[fetched]}
      </p>
      {fetched !== 'fetching' && (
        <button type="button" class={kit.line} onClick={again}>
          {t().again}
        </button>
      )}
    </>
  )
}
