/** In the light of the silver: whose turn it is, and what is wanted. */
import { isDoubled } from '../../../games/toast/course.ts'
import type { Move, Toast } from '../../../games/toast/state.ts'
import type { Choosing } from '../banquet/choosing.ts'
import { doing, Middle as Light, mineToDo } from '../banquet/Middle.tsx'
import type { BoardProps } from '../board.ts'
import { Seal } from './Seal.tsx'
import { toastWords as t } from './words.ts'

type Props = BoardProps<Toast>

type Lines = readonly [head: string, line: string]

function mineNow({ view: { table }, moves }: Props): Lines {
  if (table.stage === 'grievance') return [t().grievance.point, t().grievance.at]
  return mineToDo(table.stage === 'turn' ? table.left : null, moves)
}

export function Middle(props: Props & { readonly choosing: Choosing<Move> }) {
  const { view, seat, name, pending, choosing, ceremony } = props
  const { table, agenda } = view
  const asked = agenda.asked[0]
  const { picked } = choosing
  // At the end of the grievances the table belongs to the hands.
  if (ceremony !== 'over') return null
  const beside = isDoubled(table) && <Seal />
  if (table.stage === 'redraw') {
    const all = { name: t().redraw.middle, does: t().redraw.waits(agenda.asked.length) }
    return <Light asked={all} mine={null} picked={undefined} pending={null} beside={beside} />
  }
  const acts = (one: number) => (table.stage === 'grievance' ? t().grievance.airs : doing(table, one, name))
  const does = asked === undefined ? '' : acts(asked)
  return (
    <Light
      asked={asked === undefined ? undefined : { name: name(asked), does }}
      mine={asked === seat ? mineNow(props) : null}
      picked={picked?.kind === 'accuse' ? undefined : picked?.kind}
      pending={pending}
      beside={beside}
    />
  )
}
