/** What is sent to whom. Only the kernel's `look` and `watch` and the public room go in; nothing else of a table. */
import { change } from '../../kernel/change.ts'
import { copy, look, watch } from '../../kernel/state.ts'
import type { Room, Step } from '../../protocol/room.ts'
import { roomOf } from './room.ts'
import type { Table } from './table.ts'
import { handSeenFrom, seesGame, type Viewpoint } from './viewpoint.ts'

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

/** What somebody may look at: the room, the game where they may see it, and a hand only from its seat. */
function visible({ room, game, hands }: Shown, viewpoint: Viewpoint) {
  return {
    room,
    game: seesGame(viewpoint, room) ? game : undefined,
    hand: hands[handSeenFrom(viewpoint) ?? -1],
  }
}

export function viewFrame(shown: Shown, viewpoint: Viewpoint, log?: readonly Step[]): string {
  const seat = handSeenFrom(viewpoint) ?? null
  const as = viewpoint.from === 'stand-in' ? viewpoint.from : undefined
  return JSON.stringify({ is: 'view', seq: shown.seq, seat, as, ...visible(shown, viewpoint), log })
}

/** A change so small that no view could be smaller: the room alone is longer. */
const SURELY_SMALLER = 600

/** The frame for each viewpoint: what changed, or the whole view where that is smaller. */
export function changeFrames(before: Shown, after: Shown): (viewpoint: Viewpoint) => string {
  const room = text('room', change(before.room, after.room))
  const game = text('game', change(before.game, after.game))
  const frames = new Map<Viewpoint, string>()
  const make = (viewpoint: Viewpoint) => {
    // A game that begins or is put away is no change of the one before.
    if (!before.game !== !after.game) return viewFrame(after, viewpoint)
    const seat = handSeenFrom(viewpoint) ?? -1
    const hand = text('hand', change(before.hands[seat], after.hands[seat]))
    const shown = seesGame(viewpoint, before.room) && seesGame(viewpoint, after.room) ? game : ''
    const small = `{"is":"change","seq":${after.seq}${room}${shown}${hand}}`
    if (small.length <= SURELY_SMALLER) return small
    const whole = viewFrame(after, viewpoint)
    return whole.length < small.length ? whole : small
  }
  return (viewpoint) => {
    let frame = frames.get(viewpoint)
    if (frame === undefined) {
      frame = make(viewpoint)
      frames.set(viewpoint, frame)
    }
    return frame
  }
}

function text(key: string, changed: unknown): string {
  return changed === undefined ? '' : `,"${key}":${JSON.stringify(changed)}`
}
