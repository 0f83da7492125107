/** What only I may see, while I hold it up: what was in a goblet. */

import type { Secret } from '../../../games/banquet/news.ts'
import { count, sorts, type Tokens } from '../../../games/banquet/tokens.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import * as kit from '../../look/kit.module.css'
import { Art } from '../../parts/Art.tsx'
import { Hold } from '../../parts/Hold.tsx'
import { type Company, gobletName, ownGoblet } from './company.ts'
import { calledFor, type Dress, useDress } from './dress.ts'
import { Cup, Handful, Sign } from './heraldry.tsx'
import * as css from './mine.module.css'
import * as notesCss from './notes.module.css'
import { tableWords as t } from './words.ts'

export type Saw = Secret & { readonly kind: 'saw' }

/** A handful in words, for those who hear it. */
export function inWords(dress: Dress, tokens: Readonly<Tokens>): string {
  const parts = sorts.flatMap((sort) =>
    tokens[sort] > 0 ? [`${tokens[sort]} ${calledFor(dress, sort, tokens[sort])}`] : [],
  )
  return parts.length === 0 ? t().nothing : parts.join(', ')
}

export function InWords({ tokens }: { readonly tokens: Readonly<Tokens> }) {
  return <>{inWords(useDress(), tokens)}</>
}

interface LookedProps {
  readonly saw: Saw
  readonly company: Company
  readonly onDone: () => void
  readonly onHeld: () => void
}

/** As it was called when it was looked into (G4.9): it may stand elsewhere by now. */
export function lookedInto(company: Company, { goblet }: Saw): string {
  return goblet.ring === null ? gobletName(company, goblet) : ownGoblet(company, goblet.ring)
}

export function Looked({ saw, company, onDone, onHeld }: LookedProps) {
  const { ring } = saw.goblet
  const called = lookedInto(company, saw)
  return (
    <div class={css.looked}>
      <Hold
        class={css.peephole}
        label={`${t().look} ${called}`}
        disabled={false}
        says={inWords(useDress(), saw.tokens)}
        onHold={onHeld}
      >
        {(held) => (
          <>
            <span class={css.peepholeCup}>
              <Cup of={ring === null ? null : sure(company.table.nobles[ring], 'noble')} />
            </span>
            <span class={css.peepholeIn}>
              {held ? (
                <>
                  {count(saw.tokens) === 0 ? <b>{t().emptied}</b> : <Handful tokens={saw.tokens} />}
                  <em>{t().looking}</em>
                </>
              ) : (
                <>
                  <b>
                    <Art of="eye-open" class={css.peepholeEye} />
                    <span>{t().look}</span>
                  </b>{' '}
                  <em>{called}</em>
                </>
              )}
            </span>
          </>
        )}
      </Hold>
      <button type="button" class={kit.link} onClick={onDone}>
        {t().seen}
      </button>
    </div>
  )
}

/** The sign of a goblet in a note: the mark of the one whose ring it had then, or its place. */
export function GobletSign({ of, place }: { readonly of: Seat | null | undefined; readonly place: number }) {
  return of == null ? <b class={notesCss.placesign}>{place + 1}</b> : <Sign of={of} class={notesCss.ringsign} />
}
