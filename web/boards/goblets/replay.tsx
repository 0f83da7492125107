/** Raise Your Goblets, with the screens folded away. */

import { journeyText } from '../../../games/goblets/chronicle.ts'
import type { Goblets } from '../../../games/goblets/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Shape } from '../../../kernel/state.ts'
import { words } from '../../app/language.ts'
import { Arms } from '../banquet/heraldry.tsx'
import { journeyIn } from '../banquet/replay.journey.tsx'
import * as css from '../banquet/replay.module.css'
import { Cellar, saidIn } from '../banquet/replay.tsx'
import type { BaredProps, Drawn } from '../replay.ts'
import { dress } from './dress.ts'
import { gobletsWords as t } from './words.ts'

const called = words({ en: { course: (n: number) => `Course ${n}` }, de: { course: (n: number) => `Gang ${n}` } })

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

const River = journeyIn<Goblets>({
  dress,
  called: ({ table: { stage, course } }) => (stage === 'tie' ? t().whereTie : called().course(course)),
  text: journeyText,
})

const goblets: Drawn<Goblets> = { Said: saidIn(dress), Bared, River }

export const drawn = goblets as unknown as Drawn<Shape>
