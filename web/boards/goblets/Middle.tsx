/** In the light of the candle: whose turn it is, and what is wanted. */
import type { Goblets } from '../../../games/goblets/state.ts'
import type { BoardProps } from '../board.ts'
import type { Choosing } from './choosing.ts'
import { Arms } from './heraldry.tsx'
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
  return mine ? t().your : t().turnOf(name(asked))
}

function doing({ view, name }: Props): string {
  const { table, agenda } = view
  const house = table.turn
  const taster = table.tasters[house]
  const noble = table.nobles[house]!
  switch (table.stage) {
    case 'turn':
      if (taster === agenda.asked[0]) return t().thenActs(name(noble))
      return t().actions(table.left)
    case 'opening':
      return t().opens
    case 'pouring':
      return t().twice
    case 'taking':
      return t().fishes
    case 'sip':
      return t().tastes
    case 'beginning':
    case 'before':
    case 'hold':
      return t().schemes
    case 'drinking':
    case 'tie':
      return t().drinks
    default:
      return t().actions(table.left)
  }
}

function mineToDo({ view: { table }, moves }: Props): readonly [string, string] {
  if (table.stage === 'turn' || table.stage === 'last')
    return [t().actions(table.left), moves.some(({ kind }) => kind === 'pass') ? t().orPass : '']
  return [t().your, '']
}

export function Middle(props: Props & { readonly choosing: Choosing }) {
  const { view, seat, name, pending, choosing } = props
  const asked = view.agenda.asked[0]
  if (asked === undefined) return <Arms of="candle" class="middle-candle" />
  const { picked } = choosing
  const [head, line] =
    asked !== seat
      ? [name(asked), doing(props)]
      : pending
        ? ['…', '']
        : picked
          ? [t().act[picked.kind], '']
          : mineToDo(props)
  return (
    <>
      <Arms of="candle" class="middle-candle" />
      <p>
        <b>{head}</b>
        {line && <span>{line}</span>}
      </p>
    </>
  )
}
