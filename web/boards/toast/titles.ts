/** What stands above the table: whose turn it is, and what is asked. */
import { houseOf, isTaster } from '../../../games/banquet/houses.ts'
import type { Toast } from '../../../games/toast/state.ts'
import { tableWords } from '../banquet/words.ts'
import type { BoardProps } from '../board.ts'
import { toastWords as t } from './words.ts'

type Props = Pick<BoardProps<Toast>, 'view' | 'seat' | 'name'>

/** Of who is not asked whether to draw again, or no more. */
function drawnFor({ view: { table }, seat }: Props): string {
  if (seat === null) return t().redraw.middle
  if (isTaster(table, seat)) return t().redraw.noble
  return table.again[houseOf(table, seat)] ? t().redraw.soon : t().redraw.done
}

export function titleFor(props: Props): string {
  const { view, seat, name } = props
  const { table, agenda } = view
  const { stage } = table
  const asked = agenda.asked[0]
  if (asked === undefined) return t().over
  const mine = seat !== null && agenda.asked.includes(seat)
  if (stage === 'redraw') return mine ? t().redraw.title : drawnFor(props)
  if (stage === 'grievance') return mine ? t().grievance.your : t().grievance.of(name(asked))
  if (mine && (stage === 'beginning' || stage === 'before' || stage === 'drinking')) return t().yourStage[stage]
  if (mine) return tableWords().your
  const noble = stage === 'turn' && table.nobles[table.turn] === seat
  return noble ? t().yourTaster(name(asked)) : tableWords().turnOf(name(asked))
}
