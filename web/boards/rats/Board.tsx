/** The Rats in the Walls: a stone wall in a cold light above, a candle-lit ledge below. */

import { type Revealed, revealedIn } from '../../../games/rats/ceremony.ts'
import { nextSeat, type Rats, type RatsView } from '../../../games/rats/state.ts'
import { Ledge } from '../../parts/Ledge.tsx'
import { Recent } from '../../table/Log.tsx'
import type { BoardProps } from '../board.ts'
import { Answer } from './Answer.tsx'
import { Brains } from './Brains.tsx'
import { Giver } from './Giver.tsx'
import { LastWord } from './LastWord.tsx'
import * as css from './ledge.module.css'
import { Counting, headline, Verdict } from './Verdict.tsx'
import { Wall } from './Wall.tsx'
import { ratsWords as t } from './words.ts'

type Props = BoardProps<Rats>

function Mine(props: Props & { readonly view: RatsView }) {
  const { stage } = props.view.table
  if (stage === 'told') return <Answer {...props} />
  if (stage === 'must kill' || stage === 'may kill') return <LastWord {...props} />
  return <Giver {...props} />
}

function titleFor({ view, seat, name }: Props): string {
  const { table, agenda } = view
  const asked = agenda.asked[0]
  if (asked === undefined) return ''
  if (asked === seat && table.stage === 'told') return t().yourAnswer
  if (asked === seat) return table.mad === seat ? t().lastWord : t().yourTurn
  if (table.stage === 'told') return t().answers(name(asked))
  return table.mad === asked ? t().raves(name(asked)) : t().has(name(asked))
}

/** How many hands until the wall comes to me. */
function distance({ view, seat }: Props): number {
  const asked = view.agenda.asked[0]
  if (seat === null || asked === undefined) return 0
  let n = 0
  for (let at = asked; at !== seat; at = nextSeat(at, view.seats)) n++
  return n
}

interface BelowProps {
  readonly revealed: Revealed | undefined
  readonly whose: 'mine' | 'theirs'
}

function Below({ revealed, whose, ...props }: Props & BelowProps) {
  if (revealed && props.ceremony === 'hushed')
    return <Counting revealed={revealed} name={props.name} seat={props.seat} />
  if (revealed) return <Verdict {...props} revealed={revealed} />
  return whose === 'mine' ? <Mine {...props} view={props.view as RatsView} /> : <Recent room={props.room} n={3} />
}

export function RatsBoard(props: Props) {
  const { view, before, seat, room, ceremony, moves, pending } = props
  const { table, agenda } = view
  const revealed = ceremony === 'over' ? undefined : revealedIn(table.news as never)
  const asked = agenda.asked[0]
  const mine = seat !== null && asked === seat && (moves.length > 0 || pending !== null)
  // While the dice are counted, nobody has lost or won anything yet.
  const standing = ceremony === 'hushed' && before ? before.table : table
  const sanity = seat === null ? undefined : standing.sanity[seat]
  const far = distance(props)
  if (table.stage === 'over' && !revealed) return <Wall {...props} />
  return (
    <>
      <Wall {...props} />
      <Ledge
        mark={seat === null ? undefined : room.chairs[seat]?.mark}
        title={revealed ? t().lifted : titleFor(props)}
        until={revealed || asked === undefined ? null : (room.deadlines[asked] ?? null)}
        light={mine || revealed ? 'lit' : 'dark'}
        about={`${agenda.question} ${ceremony}`}
        {...(revealed && ceremony === 'told' && { says: headline({ revealed, seat, name: props.name }) })}
        sub={
          sanity !== undefined && (
            <p class={css.sub}>
              <Brains n={sanity} />
              {!mine && !revealed && far > 0 && <span>{t().hands(far)}</span>}
            </p>
          )
        }
      >
        <Below {...props} revealed={revealed} whose={mine ? 'mine' : 'theirs'} />
      </Ledge>
    </>
  )
}
