/** A table as it is seen from outside itself: by everybody round it, and in lists. */
import { agreement, commitment } from '../../kernel/fair.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Room, Chair as SeenChair } from '../../protocol/room.ts'
import { deadlineOf } from './clock.ts'
import type { Device } from './deed.ts'
import { eveningOf } from './evening.ts'
import { type Chair, gameOf, persons, seatOf, type Table } from './table.ts'
import { termsOf } from './terms.ts'

/** What everybody at the table sees, as it is now. Nothing of a device, a password or a ticket; the seed only when the game is over. */
export function roomOf(table: Table): Room {
  const { code, settings, password, locked, stage, round, seed, wishes, pleas, hurried } = table
  const { paused, until, play, news } = table
  const ranking = (play && gameOf(table).ranking(play.state.table)) ?? null
  return {
    code,
    settings,
    ...(table.circle !== null && { circle: table.circle }),
    guarded: password !== null,
    locked,
    stage,
    round,
    commitment: commitmentOf(table),
    ...(stage === 'showing' && { agreement: agreement(termsOf(table)) }),
    host: seatOf(table, table.host) ?? null,
    chairs: table.chairs.map(
      (chair) =>
        chair && {
          name: chair.name,
          mark: chair.mark,
          sitter: sitterOf(chair),
          ...(chair.program && { of: chair.program }),
          bot: chair.bot,
          ...(chair.nature && { nature: chair.nature }),
          standIn: chair.standIn?.name ?? null,
          promise: chair.promise,
        },
    ),
    wishes: [...wishes],
    paused: paused !== null,
    pleas: [...pleas],
    hurried: [...hurried],
    offers: offersOf(table),
    welcoming: table.chairs.flatMap((chair, seat) => (chair?.welcomes === 'helpers' ? [seat] : [])),
    visits: visitsOf(table),
    until,
    deadlines: deadlinesOf(table),
    ranking,
    ...eveningOf(table),
    // Once open, open for ever; a game that was broken off keeps it.
    seed: ranking && seed,
    news: [...news],
  }
}

/**
 * The same after a move in the game, from the room before it: a move changes nothing else of it, and what stays the same thing
 * need not be compared. The simulation compares it with what `roomOf` says.
 */
export function roomAfterMove(room: Room, table: Table): Room {
  const { stage, play, pleas, seed, news } = table
  const ranking = (play && gameOf(table).ranking(play.state.table)) ?? null
  return {
    ...room,
    stage,
    pleas: [...pleas],
    offers: offersOf(table),
    visits: visitsOf(table),
    deadlines: deadlinesOf(table),
    ranking,
    ...(ranking && eveningOf(table)),
    seed: ranking && seed,
    news: [...news],
  }
}

function sitterOf({ device, program }: Chair): SeenChair['sitter'] {
  if (device === null) return 'bot'
  return program === null ? 'person' : 'program'
}

const offersOf = ({ offers }: Table): Room['offers'] =>
  offers.map(({ seat, name, vote }) => {
    return vote ? { seat, name, vote: { from: vote.from, agreed: [...vote.agreed] } } : { seat, name }
  })

const visitsOf = (table: Table): Room['visits'] =>
  table.visits.map(({ owner, whom, name, moves }) => ({ seat: seatOwnedBy(table, owner), whom, name, moves }))

const deadlinesOf = (table: Table): Room['deadlines'] => table.chairs.map((_, seat) => deadlineOf(table, seat) ?? null)

function seatOwnedBy({ chairs }: Table, device: Device): Seat | null {
  const at = chairs.findIndex((chair) => chair?.device === device)
  return at < 0 ? null : at
}

const commitments = new WeakMap<Table, { readonly seed: string; readonly commitment: string }>()

/** Hashing a seed for every frame would cost more than the rest of the frame; but it is kept no longer than the table. */
function commitmentOf(table: Table): string {
  const { seed } = table
  const known = commitments.get(table)
  if (known?.seed === seed) return known.commitment
  const made = { seed, commitment: commitment(seed) }
  commitments.set(table, made)
  return made.commitment
}

export function cardOf(table: Table): Card {
  const { code, settings, password, stage, round, at } = table
  return {
    code,
    game: settings.game,
    seats: settings.seats,
    persons: persons(table).length,
    stage,
    guarded: password !== null,
    round,
    touched: at,
  }
}
