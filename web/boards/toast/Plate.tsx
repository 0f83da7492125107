/** What a plate shows of points, of breaches, of the office of the day, and of who has looked at what they drew. */

import type { House } from '../../../games/banquet/state.ts'
import type { Table } from '../../../games/toast/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { Arms } from '../banquet/heraldry.tsx'
import type { More } from '../banquet/Plates.tsx'
import * as plateCss from '../banquet/plate.module.css'
import { tableWords } from '../banquet/words.ts'
import * as css from './court.module.css'
import { toastWords as t } from './words.ts'

type Tabled = Frozen<Table>

/** T1.4: what a house has said about its hand, once it has. */
function saidOf({ stage, nobles, again }: Tabled, asked: readonly Seat[], house: House): 'kept' | 'wants' | undefined {
  if (stage !== 'redraw' || asked.includes(sure(nobles[house], 'noble'))) return undefined
  return again[house] ? 'wants' : 'kept'
}

export function moreOf(table: Tabled, asked: readonly Seat[], house: House): More {
  const points = sure(table.score[sure(table.nobles[house], 'noble')], 'score')
  const breaches = table.breaches[house] ?? 0
  const hosts = table.host === house && table.stage !== 'over'
  const said = saidOf(table, asked, house)
  return {
    shown: (
      <>
        {said === 'wants' && <Arms of="bag" class={`${plateCss.fact} ${css.wants}`} />}
        {said === 'kept' && <b class={css.kept}>✓</b>}
        {breaches > 0 && (
          <span class={css.breached}>
            <Arms of="glove" class={plateCss.fact} />
            {breaches > 1 && <b>{breaches}</b>}
          </span>
        )}
        {hosts && (
          <i class={css.host}>
            <Arms of="staff" class={css.hostSign} />
          </i>
        )}
        <i class={plateCss.vp}>{points}</i>
      </>
    ),
    said: [
      hosts ? t().host : '',
      said ? t().redraw[said] : '',
      tableWords().points(points),
      breaches > 0 ? t().breaches(breaches) : '',
    ],
  }
}
