/** What only I may see, while I hold it up: what was in a goblet, and my Winetaster card. */

import type { House } from '../../../games/etiquette/state.ts'
import { count, sorts, type Tokens } from '../../../games/etiquette/tokens.ts'
import type { Card, GobletsSecret } from '../../../games/goblets/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { Art } from '../../parts/Art.tsx'
import { Hold } from '../../parts/Hold.tsx'
import { Arms, Cup, Dot, Handful } from './heraldry.tsx'
import { gobletName, spoken, type Tabled } from './houses.ts'
import { gobletsWords as t } from './words.ts'

export type Saw = GobletsSecret & { readonly kind: 'saw' }

/** A handful in words, for those who hear it. */
export function inWords(tokens: Readonly<Tokens>): string {
  const parts = sorts.flatMap((sort) => (tokens[sort] > 0 ? [`${tokens[sort]} ${spoken().sorts[sort]}`] : []))
  return parts.length === 0 ? t().nothing : parts.join(', ')
}

interface LookedProps {
  readonly saw: Saw
  readonly table: Tabled
  readonly me: House | null
  readonly name: Name
  readonly onDone: () => void
}

export function Looked({ saw, table, me, name, onDone }: LookedProps) {
  const { ring, place } = saw.goblet
  // As it was called when it was looked into (G4.9): it may stand elsewhere by now.
  const called =
    ring === null ? gobletName(table, { ring, place }, me, name) : t().gobletThen(spoken().houses[ring]!.ring)
  return (
    <div class="looked">
      <Hold class="peephole" label={`${t().look} ${called}`} disabled={false} onHold={() => {}}>
        {(held) => (
          <>
            <span class="peephole-cup">
              <Cup ring={saw.goblet.ring} />
            </span>
            <span class="peephole-in">
              {held ? (
                <>
                  {count(saw.tokens) === 0 ? <b>{t().emptied}</b> : <Handful tokens={saw.tokens} />}
                  <em>
                    {t().looking}
                    <span class="unseen">: {inWords(saw.tokens)}</span>
                  </em>
                </>
              ) : (
                <>
                  <b>
                    <Art of="eye-open" class="peephole-eye" />
                    <span>{t().look}</span>
                  </b>{' '}
                  <em>{called}</em>
                </>
              )}
            </span>
          </>
        )}
      </Hold>
      <button type="button" class="link" onClick={onDone}>
        {t().seen}
      </button>
    </div>
  )
}

export function TasterCard({ card }: { readonly card: Card }) {
  return (
    <Hold class="peephole tastercard" label={`${t().card.title} ${t().card.hold}`} disabled={false} onHold={() => {}}>
      {(held) => (
        <>
          <Arms of={held && card === 'traitor' ? 'dagger' : 'spoon'} class="card-sign" />
          <span class="peephole-in">
            <b>{held ? t().cards[card] : t().card.title}</b> <em>{held ? t().cardMeans[card] : t().card.hold}</em>
          </span>
        </>
      )}
    </Hold>
  )
}

/** The sign of a goblet in a note: its ring as it was then, or its place. */
export function GobletSign({ ring, place }: { readonly ring: House | null; readonly place: number }) {
  return ring === null ? <b class="placesign">{place + 1}</b> : <Dot house={ring} />
}
