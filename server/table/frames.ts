/** What is sent to whom. Only the kernel's `look` and `watch` and the public room go in; nothing else of a table. */
import { change } from '../../kernel/change.ts'
import { copy, look, type Seat, watch } from '../../kernel/state.ts'
import type { Room, Step } from '../../protocol/messages.ts'
import { roomOf, type Table } from './table.ts'

/** A table as it was shown, kept to tell what changed. */
export interface Shown {
  readonly seq: number
  readonly room: Room
  readonly game: object | undefined
  readonly hands: readonly object[]
}

export function show(table: Table): Shown {
  const state = table.play?.state
  return {
    seq: table.seq,
    room: roomOf(table),
    game: state && copy(watch(state)),
    hands: state ? state.hands.map((_, seat) => copy(look(state, seat).hand)) : [],
  }
}

/** From where somebody looks: his seat, another's in which he sits in, a screen that one of the table has put up, or outside. */
export type Place = Seat | `in for ${Seat}` | 'screen' | undefined

/** The seat whose hand one sees from there. */
export function seatAt(place: Place): Seat | undefined {
  if (typeof place === 'number') return place
  return place?.startsWith('in for ') ? Number(place.slice('in for '.length)) : undefined
}

/** Does one who looks from there see the game? */
export function seesGame(place: Place, { settings }: Pick<Room, 'settings'>): boolean {
  return place !== undefined || settings.watching === 'open'
}

/** What somebody may look at: the room, the game where he may see it, and a hand only from its seat. */
function visible({ room, game, hands }: Shown, place: Place) {
  return {
    room,
    game: seesGame(place, room) ? game : undefined,
    hand: hands[seatAt(place) ?? -1],
  }
}

export function viewFrame(shown: Shown, place: Place, log?: readonly Step[]): string {
  const seat = seatAt(place)
  const as = seat === undefined || seat === place ? undefined : 'stand-in'
  return JSON.stringify({ is: 'view', seq: shown.seq, seat: seat ?? null, as, ...visible(shown, place), log })
}

/** A change so small that no view could be smaller: the room alone is longer. */
const SURELY_SMALLER = 600

/** The frame for each place: what changed, or the whole view where that is smaller. */
export function changeFrames(before: Shown, after: Shown): (place: Place) => string {
  const room = text('room', change(before.room, after.room))
  const game = text('game', change(before.game, after.game))
  const frames = new Map<Place, string>()
  const make = (place: Place) => {
    // A game that begins or is put away is no change of the one before.
    if (!before.game !== !after.game) return viewFrame(after, place)
    const seat = seatAt(place) ?? -1
    const hand = text('hand', change(before.hands[seat], after.hands[seat]))
    const shown = seesGame(place, before.room) && seesGame(place, after.room) ? game : ''
    const small = `{"is":"change","seq":${after.seq}${room}${shown}${hand}}`
    if (small.length <= SURELY_SMALLER) return small
    const whole = viewFrame(after, place)
    return whole.length < small.length ? whole : small
  }
  return (place) => {
    let frame = frames.get(place)
    if (frame === undefined) {
      frame = make(place)
      frames.set(place, frame)
    }
    return frame
  }
}

function text(key: string, changed: unknown): string {
  return changed === undefined ? '' : `,"${key}":${JSON.stringify(changed)}`
}
