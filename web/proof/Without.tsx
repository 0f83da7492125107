/** Why there is no record to show, or that it is on its way. */
import type { Fetched } from './fetched.ts'
import { proofWords as t } from './proof.words.ts'
import './findings.css'

interface WithoutProps {
  readonly fetched: Exclude<Fetched, object>
  readonly again: () => void
}

export function Without({ fetched, again }: WithoutProps) {
  if (fetched === 'missing') {
    return (
      <div role="status">
        <h2 class="proof-missing">{t().missing}</h2>
        <p>{t().missingLine}</p>
      </div>
    )
  }
  return (
    <>
      <p class="proof-wait" role="status">
        {t()[fetched]}
      </p>
      {fetched !== 'fetching' && (
        <button type="button" class="line" onClick={again}>
          {t().again}
        </button>
      )}
    </>
  )
}
