/** Why the book does not lie open, or that it is on its way. */
import * as kit from '../../look/kit.module.css'
import type { Fetched } from '../../proof/fetched.ts'
import * as css from './book.module.css'
import { bookWords as t } from './book.words.ts'

interface UnopenedProps {
  readonly why: Exclude<Fetched, object>
  readonly again: () => void
}

export function Unopened({ why, again }: UnopenedProps) {
  if (why === 'missing') {
    return (
      <div class={css.state} role="status">
        <h2>{t().missing}</h2>
        <p>{t().missingLine}</p>
      </div>
    )
  }
  return (
    <div class={css.state}>
      <p role="status">{t()[why]}</p>
      {why !== 'fetching' && (
        <button type="button" class={kit.line} onClick={again}>
          {t().again}
        </button>
      )}
    </div>
  )
}
