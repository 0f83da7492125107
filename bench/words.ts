/**
 * `npm run words` prints the words that are told most often, over games of bots at tables of every size: what
 * `protocol/wire/words.ts` should begin with, so that each of them is one byte. What is in no list yet is marked.
 */

import { games } from '../games/index.ts'
import { defaults } from '../kernel/game.ts'
import { selfPlay } from '../kernel/selfplay.ts'
import { copy, watch } from '../kernel/state.ts'
import type { Room } from '../protocol/room.ts'
import { framesIn } from '../protocol/wire/heard.ts'
import { SHORT } from '../protocol/wire/marks.ts'
import { known } from '../protocol/wire/words.ts'
import { changeFrames, type Shown } from '../server/table/frames.ts'
import { fromSeat } from '../server/table/viewpoint.ts'
import { findBots } from '../test/brains.ts'

const ROOM = { settings: { watching: 'open' } } as Room

/** Every text in it, keys too, but for places in a list. */
function count(thing: unknown, counts: Map<string, number>): void {
  if (typeof thing === 'string') counts.set(thing, (counts.get(thing) ?? 0) + 1)
  if (typeof thing !== 'object' || thing === null) return
  for (const [key, value] of Object.entries(thing)) {
    if (!/^\d+$/.test(key)) count(key, counts)
    count(value, counts)
  }
}

/** By how often they are told, each game and size as important as any other. */
function toldWords(): [word: string, share: number][] {
  const shares = new Map<string, number>()
  for (const game of games)
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const counts = new Map<string, number>()
      for (let seed = 0; seed < 3; seed++) {
        let before: Shown | undefined
        let seq = 0
        const bots = Array.from({ length: seats }, () => findBots(game.key).easy)
        selfPlay(game, bots, defaults(game, seats), seed, (state) => {
          const hands = state.hands.map((hand) => copy(hand))
          const after: Shown = { seq: seq++, room: ROOM, game: copy(watch(state)), hands }
          if (before) {
            const frameFor = changeFrames(before, after)
            for (let seat = 0; seat < seats; seat++) count(framesIn(frameFor(fromSeat(seat))), counts)
          }
          before = after
        })
      }
      const all = [...counts.values()].reduce((sum, times) => sum + times, 0)
      for (const [word, times] of counts) shares.set(word, (shares.get(word) ?? 0) + times / all)
    }
  return [...shares].sort(([, a], [, b]) => b - a)
}

for (const [word, share] of toldWords()) {
  const number = known.numbers.get(word)
  const bytes = number === undefined ? 'spelt' : `${number < SHORT ? 1 : 2}`
  process.stdout.write(`${share.toFixed(4)} ${bytes.padEnd(5)} ${word}\n`)
}
