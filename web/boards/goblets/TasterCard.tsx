/** My Winetaster card, seen only while I hold it up (G8.3). */
import type { Card } from '../../../games/goblets/state.ts'
import { Hold } from '../../parts/Hold.tsx'
import { Arms } from '../banquet/heraldry.tsx'
import * as css from '../banquet/mine.module.css'
import { gobletsWords as t } from './words.ts'

export function TasterCard({ card }: { readonly card: Card }) {
  return (
    <Hold class={css.peephole} label={`${t().card.title} ${t().card.hold}`} disabled={false} onHold={() => {}}>
      {(held) => (
        <>
          <Arms of={held && card === 'traitor' ? 'dagger' : 'spoon'} class={css.cardSign} />
          <span class={css.peepholeIn}>
            <b>{held ? t().cards[card] : t().card.title}</b> <em>{held ? t().cardMeans[card] : t().card.hold}</em>
          </span>
        </>
      )}
    </Hold>
  )
}
