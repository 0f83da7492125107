/** Raise Your Goblets, with the screens folded away. */

import { chronicle } from '../../../games/goblets/chronicle.ts'
import type { Goblets } from '../../../games/goblets/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Shape } from '../../../kernel/state.ts'
import { Arms } from '../banquet/heraldry.tsx'
import * as css from '../banquet/replay.module.css'
import { Cellar, saidIn } from '../banquet/replay.tsx'
import type { BaredProps, ReplayOf } from '../replay.ts'
import { dress } from './dress.ts'
import { gobletsWords as t } from './words.ts'

function Bared({ state, room, name }: BaredProps<Goblets>) {
  const { table, hands } = state
  return (
    <Cellar
      {...{ state, room, name }}
      dress={dress()}
      goblets={table.mode === 'duel' || table.tied.length > 0 ? 'row' : 'round'}
      secret={(seat) => {
        const { card } = sure(hands[seat], 'hand')
        if (!card) return null
        return (
          <small class={css.cellarSaw}>
            <Arms of={card === 'traitor' ? 'dagger' : 'spoon'} />
            {name(seat)}: {t().cards[card]}
          </small>
        )
      }}
    />
  )
}

const goblets: ReplayOf<Goblets> = { chronicle, Said: saidIn(dress), Bared }

export const replay = goblets as unknown as ReplayOf<Shape>
