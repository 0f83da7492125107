/** Who sits there, what lies there, and what one may do: in words, for any game. */
import { sure } from '../../../kernel/at.ts'
import type { View } from '../../../kernel/state.ts'
import { findGame } from '../../app/games.ts'
import { listed } from '../../app/language.ts'
import { Ledge } from '../../parts/Ledge.tsx'
import { Recent } from '../../table/Log.tsx'
import type { BoardProps } from '../board.ts'
import { Choices } from './Choices.tsx'
import * as css from './plain.module.css'
import { Table } from './Table.tsx'
import { usePlain } from './told.ts'
import { plainWords as t } from './words.ts'

function titleFor({ view, seat, name }: BoardProps): string {
  const { asked } = view.agenda
  if (seat !== null && asked.includes(seat)) return t().yours
  return asked.length > 0 ? t().waits(listed(asked.map((one) => name(one)))) : t().over
}

/** What this seat alone sees. */
function Hand({ view, room, name }: BoardProps) {
  const plain = usePlain(room.settings.game)
  const lines = plain && 'seat' in view ? plain.hand(view as View, name) : []
  if (lines.length === 0) return null
  return (
    <section class={css.hand} aria-label={t().hand}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

export function PlainBoard(props: BoardProps) {
  const { room, view, seat, moves, pending } = props
  const game = sure(findGame(room.settings.game), 'game')
  if (game.ranking(view.table as never)) return <Table {...props} />
  const { asked, question } = view.agenda
  const mine = seat !== null && asked.includes(seat) && (moves.length > 0 || pending !== null)
  const first = mine ? seat : asked[0]
  return (
    <>
      <Table {...props} />
      <Ledge
        mark={seat === null ? undefined : room.chairs[seat]?.mark}
        title={titleFor(props)}
        until={first === undefined ? null : (room.deadlines[first] ?? null)}
        light={mine ? 'lit' : 'dark'}
        about={question}
      >
        {seat !== null && (
          // What I may do can follow from what I have: on a phone that is passed round both lie under one cloth, always as large.
          <div class={css.mine} data-hand="cloth">
            <Hand {...props} />
            {moves.length > 0 && <Choices {...props} game={game} />}
          </div>
        )}
        {!mine && <Recent room={room} n={4} />}
      </Ledge>
    </>
  )
}
