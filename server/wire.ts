/** What is sent to whom. Only the kernel's `look` and `watch` and the public room go in; nothing else of a table. */
import { change } from '../kernel/change.ts'
import { copy, look, type Seat, watch } from '../kernel/state.ts'
import type { Room, Step } from '../protocol.ts'
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

/** What somebody may look at: a seat sees the game and its hand, others the game if watching is open. */
function visible({ room, game, hands }: Shown, seat: Seat | undefined) {
  if (seat !== undefined) return { room, game, hand: hands[seat] }
  return { room, game: room.settings.watching === 'open' ? game : undefined, hand: undefined }
}

export function viewFrame(shown: Shown, seat: Seat | undefined, log?: readonly Step[]): string {
  return JSON.stringify({ is: 'view', seq: shown.seq, seat: seat ?? null, ...visible(shown, seat), log })
}

/** A change so small that no view could be smaller: the room alone is longer. */
const SURELY_SMALLER = 600

/** The frame for each seat: what changed, or the whole view where that is smaller. */
export function changeFrames(before: Shown, after: Shown): (seat: Seat | undefined) => string {
  const room = text('room', change(before.room, after.room))
  const game = text('game', change(before.game, after.game))
  const watching = before.room.settings.watching === 'open' && after.room.settings.watching === 'open'
  const frames = new Map<Seat | undefined, string>()
  const make = (seat: Seat | undefined) => {
    // A game that begins or is put away is no change of the one before.
    if (!before.game !== !after.game) return viewFrame(after, seat)
    const hand = seat === undefined ? '' : text('hand', change(before.hands[seat], after.hands[seat]))
    const shown = seat !== undefined || watching ? game : ''
    const small = `{"is":"change","seq":${after.seq}${room}${shown}${hand}}`
    if (small.length <= SURELY_SMALLER) return small
    const whole = viewFrame(after, seat)
    return whole.length < small.length ? whole : small
  }
  return (seat) => {
    let frame = frames.get(seat)
    if (frame === undefined) {
      frame = make(seat)
      frames.set(seat, frame)
    }
    return frame
  }
}

function text(key: string, changed: unknown): string {
  return changed === undefined ? '' : `,"${key}":${JSON.stringify(changed)}`
}
