/** My notes: who may be what. What I have legally learnt stands in them already; the rest is my own scribbling. */

import { useLayoutEffect, useState } from 'preact/hooks'
import { type HoaxView, type Role, roles } from '../../../games/hoax/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import * as kit from '../../look/kit.module.css'
import { Mark } from '../../parts/Art.tsx'
import { Hold } from '../../parts/Hold.tsx'
import { Called } from './Called.tsx'
import { Figure } from './figures.tsx'
import { type Jot, jotOf, jotOn, type Notebook } from './jottings.ts'
import * as css from './notes.module.css'
import { claimsOf, type Fact, factOf } from './noting.ts'
import { Scribble } from './Scribble.tsx'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

interface NotesProps {
  readonly view: HoaxView
  readonly room: Room
  readonly name: Name
}

interface CellProps extends NotesProps {
  /** What I alone know looks like nothing until I hold it up. */
  readonly held: boolean
  readonly seat: Seat
  readonly role: Role
  readonly book: Notebook
}

function Cell({ view, name, held, seat, role, book }: CellProps) {
  const known = factOf(view, seat, role)
  const fact = held || known === 'denied' ? known : null
  const claims = claimsOf(view, seat, role)
  const jot = jotOf(book, seat, role)
  const label = t().cell(name(seat), roleName(role), t().facts[fact ?? jot], claims)
  const inside = (
    <>
      <Scribble of={fact ?? jot} />
      <span class={kit.unseen}>{label}</span>
      {claims > 0 && <small aria-hidden="true">{claims}</small>}
    </>
  )
  return (
    <td>
      {fact ? (
        <span class={css.cell}>{inside}</span>
      ) : (
        <button type="button" class={css.cell} onClick={() => jotOn(book, view.seats, seat, role)}>
          {inside}
        </button>
      )}
    </td>
  )
}

/** What I alone know, line by line. */
function aloneKnown({ view, name }: NotesProps): string[] {
  return Array.from({ length: view.seats }, (_, seat) =>
    roles.flatMap((role) => {
      const fact = factOf(view, seat, role)
      return fact === 'shown' || fact === 'known' ? [t().cell(name(seat), roleName(role), t().facts[fact], 0)] : []
    }),
  ).flat()
}

export function Notes(props: NotesProps) {
  const [held, setHeld] = useState(false)
  return (
    <div class={css.notes} data-hand="cloth">
      {props.view.table.options.notes !== 'nothing' && (
        <Hold
          class={css.notesHold}
          label={t().notesHold}
          disabled={false}
          says={aloneKnown(props).join('. ') || t().notesNone}
          onHold={() => {}}
        >
          {(now) => (
            <>
              <Figure of="eye" />
              <span>{t().notesHold}</span>
              <Told held={now} onTurn={setHeld} />
            </>
          )}
        </Hold>
      )}
      <Grid {...props} held={held} />
    </div>
  )
}

/** Whether the finger is down, told to the table beside it. */
function Told({ held, onTurn }: { readonly held: boolean; readonly onTurn: (held: boolean) => void }) {
  useLayoutEffect(() => onTurn(held), [held])
  return null
}

function Grid({ held, ...props }: NotesProps & { readonly held: boolean }) {
  const { view, room, name } = props
  const { table, seat: me, seats } = view
  const book: Notebook = { code: room.code, seat: me, round: room.round, game: table.game }
  const others = Array.from({ length: seats - 1 }, (_, at) => (me + 1 + at) % seats)
  const total = (seat: Seat) => roles.reduce((sum, role) => sum + claimsOf(view, seat, role), 0)
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col">
                <Figure of={role} />
                <span>{roleName(role)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((seat) => (
            <tr key={seat} class={table.out[seat] === null ? '' : css.gone}>
              <th scope="row" title={name(seat)}>
                <span>
                  {room.chairs[seat] && <Mark of={sure(room.chairs[seat], 'chair').mark} />}
                  <Called name={name(seat)} />
                </span>
                {table.options.notes === 'record' && <small>{t().claims(total(seat))}</small>}
              </th>
              {roles.map((role) => (
                <Cell key={role} {...props} held={held} seat={seat} role={role} book={book} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class={css.key} aria-hidden="true">
        {(['doubt', 'hunch', 'bet', 'denied', 'shown', 'known'] as const satisfies (Jot | Fact)[]).map((one) => (
          <li key={one}>
            <Scribble of={one} />
            {t().keyOf[one]}
          </li>
        ))}
      </ul>
    </>
  )
}
