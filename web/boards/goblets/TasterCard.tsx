/** My Winetaster card, seen only while I hold it up (G8.3). */
import type { Card } from '../../../games/goblets/state.ts'
import { Hold } from '../../parts/Hold.tsx'
import { Arms } from '../banquet/heraldry.tsx'
import * as css from '../banquet/mine.module.css'
import { gobletsWords as t } from './words.ts'

export function TasterCard({ card }: { readonly card: Card }) {
  const [called, means] = [t().cards[card], t().cardMeans[card]]
  return (
    <Hold
      class={css.peephole}
      label={`${t().card.title} ${t().card.hold}`}
      disabled={false}
      says={`${called}. ${means}`}
      onHold={() => {}}
    >
      {(held) => (
        <>
          <Arms of={held && card === 'traitor' ? 'dagger' : 'spoon'} class={css.cardSign} />
          <span class={css.peepholeIn}>
            <b>{held ? called : t().card.title}</b> <em>{held ? means : t().card.hold}</em>
          </span>
        </>
      )}
    </Hold>
  )
}
