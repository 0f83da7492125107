/** How many bytes a seat is sent for a move, over games of bots: the change of the game and of its hand, as on the wire. */

import { defaults, type Game } from '../kernel/game.ts'
import { selfPlay } from '../kernel/selfplay.ts'
import { copy, type Shape, type State, watch } from '../kernel/state.ts'
import type { Room } from '../protocol/room.ts'
import { changeFrames, type Shown } from '../server/table/frames.ts'
import { fromSeat } from '../server/table/viewpoint.ts'
import { findBots } from '../test/brains.ts'
import { type Figure, quantile } from './figures.ts'

const GAMES = 12

export function frameFigures<G extends Shape>(game: Game<G>, seats: number): Figure[] {
  const sizes: number[] = []
  for (let seed = 0; seed < GAMES; seed++) {
    let before: Shown | undefined
    let seq = 0
    const bots = Array.from({ length: seats }, () => findBots(game.key).easy)
    selfPlay(game, bots, defaults(game, seats), seed, (state) => {
      const after = shown(state, seq++)
      if (before) {
        const frameFor = changeFrames(before, after)
        for (let seat = 0; seat < seats; seat++) sizes.push(frameFor(fromSeat(seat)).length)
      }
      before = after
    })
  }
  return [
    { name: `${game.key}.frame_median_bytes`, value: quantile(sizes, 0.5), unit: 'bytes', aim: '<= 64' },
    { name: `${game.key}.frame_p95_bytes`, value: quantile(sizes, 0.95), unit: 'bytes', aim: '<= 256' },
  ]
}

/** The room does not change with a move but for its candle. */
const ROOM = { settings: { watching: 'open' } } as Room

function shown<G extends Shape>(state: State<G>, seq: number): Shown {
  return { seq, room: ROOM, game: copy(watch(state)), hands: state.hands.map((hand) => copy(hand)) }
}
