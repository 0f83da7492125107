/** What a plate shows of points, of breaches, of the office of the day, and of who has looked at what he drew. */
import type { House } from '../../../games/banquet/state.ts'
import type { Table } from '../../../games/toast/state.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { Arms } from '../banquet/heraldry.tsx'
import type { More } from '../banquet/Plates.tsx'
import { tableWords } from '../banquet/words.ts'
import { toastWords as t } from './words.ts'

type Tabled = Frozen<Table>

/** T1.4: what a house has said about its hand, once it has. */
function saidOf({ stage, nobles, again }: Tabled, asked: readonly Seat[], house: House): 'kept' | 'wants' | undefined {
  if (stage !== 'redraw' || asked.includes(nobles[house]!)) return undefined
  return again[house] ? 'wants' : 'kept'
}

export function moreOf(table: Tabled, asked: readonly Seat[], house: House): More {
  const points = table.score[table.nobles[house]!]!
  const breaches = table.breaches[house] ?? 0
  const hosts = table.host === house && table.stage !== 'over'
  const said = saidOf(table, asked, house)
  return {
    shown: (
      <>
        {said === 'wants' && <Arms of="bag" class="fact wants" />}
        {said === 'kept' && <b class="kept">✓</b>}
        {breaches > 0 && (
          <span class="breached">
            <Arms of="glove" class="fact" />
            {breaches > 1 && <b>{breaches}</b>}
          </span>
        )}
        {hosts && (
          <i class="host">
            <Arms of="staff" class="host-sign" />
          </i>
        )}
        <i class="vp">{points}</i>
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
