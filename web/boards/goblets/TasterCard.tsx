/** My Winetaster card, seen only while I hold it up (G8.3). */
import type { Card } from '../../../games/goblets/state.ts'
import { Hold } from '../../parts/Hold.tsx'
import { Arms } from '../banquet/heraldry.tsx'
import { gobletsWords as t } from './words.ts'

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
