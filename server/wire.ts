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

/** From where somebody looks: a seat, a screen that one of the table has put up, or from outside. */
export type Place = Seat | 'screen' | undefined

/** Does one who looks from there see the game? */
export function seesGame(place: Place, { settings }: Pick<Room, 'settings'>): boolean {
  return place !== undefined || settings.watching === 'open'
}

/** What somebody may look at: the room, the game where he may see it, and a hand only from its seat. */
function visible({ room, game, hands }: Shown, place: Place) {
  return {
    room,
    game: seesGame(place, room) ? game : undefined,
    hand: typeof place === 'number' ? hands[place] : undefined,
  }
}

export function viewFrame(shown: Shown, place: Place, log?: readonly Step[]): string {
  const seat = typeof place === 'number' ? place : null
  return JSON.stringify({ is: 'view', seq: shown.seq, seat, ...visible(shown, place), log })
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
    const hand = typeof place === 'number' ? text('hand', change(before.hands[place], after.hands[place])) : ''
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
