/** In the light of the candle: whose turn it is, and what is wanted. */

import type { Goblets, Move } from '../../../games/goblets/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Choosing } from '../banquet/choosing.ts'
import { doing as does, Middle as Light, mineToDo } from '../banquet/Middle.tsx'
import { tableWords } from '../banquet/words.ts'
import type { BoardProps } from '../board.ts'
import { gobletsWords as t } from './words.ts'

type Props = BoardProps<Goblets>

export function titleFor({ view, seat, name }: Props): string {
  const { table, agenda } = view
  const asked = agenda.asked[0]
  if (asked === undefined) return t().over
  const mine = asked === seat
  const { stage } = table
  if (stage === 'last' || stage === 'hold') return mine ? t().yourLast : t().lastOf(name(asked))
  if (mine && stage === 'sip') return t().yourSip
  if (mine && (stage === 'beginning' || stage === 'before' || stage === 'drinking' || stage === 'tie'))
    return t().yourStage[stage]
  return mine ? tableWords().your : tableWords().turnOf(name(asked))
}

function doing({ view, name }: Props): string {
  const { table, agenda } = view
  if (table.stage === 'opening') return t().opens
  if (table.stage === 'sip') return t().tastes
  if (table.stage === 'hold') return tableWords().schemes
  return table.stage === 'tie' ? tableWords().drinks : does(table, sure(agenda.asked[0], 'one who is asked'), name)
}

export function Middle(props: Props & { readonly choosing: Choosing<Move> }) {
  const { view, seat, name, pending, moves, choosing } = props
  const { table } = view
  const asked = view.agenda.asked[0]
  return (
    <Light
      asked={asked === undefined ? undefined : { name: name(asked), does: doing(props) }}
      mine={
        asked === seat ? mineToDo(table.stage === 'turn' || table.stage === 'last' ? table.left : null, moves) : null
      }
      picked={choosing.picked?.kind}
      pending={pending}
    />
  )
}
