/** Liar's Dice: a green table in a tavern above, a cup in the light below. */
import { liftedIn } from '../../../games/dice/ceremony.ts'
import { winner } from '../../../games/dice/scoring.ts'
import type { Dice, DiceView } from '../../../games/dice/state.ts'
import { Ledge } from '../../parts/Ledge.tsx'
import { Recent } from '../../table/Log.tsx'
import type { BoardProps } from '../board.ts'
import { Bidding } from './Bidding.tsx'
import { Hand } from './Hand.tsx'
import { Lifted } from './Lifted.tsx'
import { Tavern } from './Tavern.tsx'
import { verdictOn } from './verdict.ts'
import { diceWords as t } from './words.ts'

type Props = BoardProps<Dice>

function titleFor({ view: { table, agenda }, seat, name }: Props): string {
  const [asked] = agenda.asked
  if (asked === undefined) return ''
  if (asked === seat) return t().yourTurn
  if (seat !== null && table.dice[seat] === 0) return t().youAreOut
  return table.bids.length > 0 ? t().answers(name(asked)) : t().bids(name(asked))
}

export function DiceBoard(props: Props) {
  const { view, seat, room, ceremony, moves, pending } = props
  const { table, agenda } = view
  const lifted = ceremony === 'over' ? undefined : liftedIn(table.news as never)
  if (winner(table) !== undefined && !lifted) return <Tavern {...props} />
  const [asked] = agenda.asked
  const mine = seat !== null && asked === seat && (moves.length > 0 || pending !== null)
  return (
    <>
      <Tavern {...props} />
      <Ledge
        mark={seat === null ? undefined : room.chairs[seat]?.mark}
        title={lifted ? t().up : titleFor(props)}
        until={lifted || asked === undefined ? null : (room.deadlines[asked] ?? null)}
        light={mine || lifted ? 'lit' : 'dark'}
        about={`${agenda.question} ${ceremony}`}
        {...(lifted && ceremony === 'told' && { says: verdictOn({ ...props, lifted }).join(' ') })}
      >
        {lifted && <Lifted {...props} lifted={lifted} />}
        {!lifted && mine && <Bidding {...props} view={view as DiceView} />}
        {!lifted && !mine && 'hand' in view && <Hand view={view} bid={undefined} />}
        {!lifted && !mine && <Recent room={room} n={3} />}
      </Ledge>
    </>
  )
}
