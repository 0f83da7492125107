/** What a plate shows of points and of the wine that is kept. */

import { members } from '../../../games/banquet/houses.ts'
import type { House } from '../../../games/banquet/state.ts'
import { pointsShown } from '../../../games/goblets/scoring.ts'
import type { Table } from '../../../games/goblets/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { Arms } from '../banquet/heraldry.tsx'
import type { More } from '../banquet/Plates.tsx'
import * as css from '../banquet/plate.module.css'
import { tableWords } from '../banquet/words.ts'
import { gobletsWords as t } from './words.ts'

type Tabled = Frozen<Table>

function Extra({ table, house }: { readonly table: Tabled; readonly house: House }) {
  return (
    <>
      {table.mode === 'duel' && (
        <span>
          <Arms of="wine" class={css.fact} />
          <b>{table.wine[sure(table.nobles[house], 'noble')]}</b>
        </span>
      )}
      {pointsShown(table) && (
        <i class={css.vp}>
          {members(table, house)
            .map((one) => table.score[one])
            .join('/')}
        </i>
      )}
    </>
  )
}

export function moreOf(table: Tabled, house: House): More {
  const noble = sure(table.nobles[house], 'noble')
  return {
    shown: <Extra table={table} house={house} />,
    said: [
      pointsShown(table) ? tableWords().points(sure(table.score[noble], 'score')) : '',
      table.mode === 'duel' ? t().wineKept(sure(table.wine[noble], 'wine')) : '',
    ],
  }
}
