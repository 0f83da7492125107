/** What is sent to whom. Only the kernel's `look` and `watch` and the public room go in; nothing else of a table. */
import { sure } from '../../kernel/at.ts'
import { type Change, change } from '../../kernel/change.ts'
import { copy, look, same, watch } from '../../kernel/state.ts'
import type { Room, Step } from '../../protocol/room.ts'
import { type Packed, packed } from '../../protocol/wire/packed.ts'
import { roomAfterMove, roomOf } from './room.ts'
import type { Table } from './table.ts'
import { handSeenFrom, seesGame, type Viewpoint } from './viewpoint.ts'

/** A table as it was shown, kept to tell what changed. */
export interface Shown {
  readonly seq: number
  readonly room: Room
  readonly game: object | undefined
  readonly hands: readonly object[]
}

/** `move`: how it was shown before, if nothing has happened since but a move in the game. */
export function show(table: Table, move?: Shown): Shown {
  const state = table.play?.state
  return {
    seq: table.seq,
    room: move ? roomAfterMove(move.room, table) : roomOf(table),
    game: state && copy(watch(state)),
    hands: state ? state.hands.map((_, seat) => kept(move?.hands[seat], look(state, seat).hand)) : [],
  }
}

/** What was shown before, if it says the same: then it need not be compared again. */
const kept = (before: object | undefined, now: object): object => (same(before, now) ? sure(before, 'hand') : copy(now))

/** What somebody may look at: the room, the game where they may see it, and a hand only from its seat. */
function visible({ room, game, hands }: Shown, viewpoint: Viewpoint) {
  return {
    room,
    game: seesGame(viewpoint, room) ? game : undefined,
    hand: hands[handSeenFrom(viewpoint) ?? -1],
  }
}

export function viewFrame(shown: Shown, viewpoint: Viewpoint, log?: readonly Step[]): Packed {
  const seat = handSeenFrom(viewpoint) ?? null
  const sits = viewpoint.from === 'stand-in' ? { as: viewpoint.from } : {}
  return packed({ is: 'view', seq: shown.seq, seat, ...sits, ...visible(shown, viewpoint), ...(log && { log }) })
}

/** A change so small that no view could be smaller: the room alone is longer. */
const SURELY_SMALLER = 200

/** The frame for each viewpoint: what changed, or the whole view where that is smaller. Whoever hears the same gets the same. */
export function changeFrames(before: Shown, after: Shown): (viewpoint: Viewpoint) => Packed {
  const { seq } = after
  const room = part('room', change(before.room, after.room))
  const game = part('game', change(before.game, after.game))
  const frames = new Map<Viewpoint, Packed>()
  const shared = new Map<typeof game, Packed>()
  const small = (shown: typeof game, hand: ReturnType<typeof part>): Packed => {
    const make = () => packed({ is: 'change', seq, ...room, ...shown, ...hand })
    if (hand !== nothing) return make()
    const frame = shared.get(shown) ?? make()
    shared.set(shown, frame)
    return frame
  }
  const make = (viewpoint: Viewpoint) => {
    // A game that begins or is put away is no change of the one before.
    if (!before.game !== !after.game) return viewFrame(after, viewpoint)
    const seat = handSeenFrom(viewpoint) ?? -1
    const sees = seesGame(viewpoint, before.room) && seesGame(viewpoint, after.room)
    const frame = small(sees ? game : nothing, part('hand', change(before.hands[seat], after.hands[seat])))
    if (frame.length <= SURELY_SMALLER) return frame
    const whole = viewFrame(after, viewpoint)
    return whole.length < frame.length ? whole : frame
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

const nothing = {}

function part(key: 'room' | 'game' | 'hand', changed: Change | undefined): { readonly [key: string]: Change } {
  return changed === undefined ? nothing : { [key]: changed }
}
