/** What a rival gets in all rounds with so many brains, which are solved here just as whoever plays them does. */

import { solvedWorths } from '#solved'
import { type Fates, fates, type Minds, type Worth } from '../../games/rats/bots/solved/fates.ts'
import { MindCount, mindsWith } from '../../games/rats/bots/solved/minds.ts'
import { wallFor } from '../../games/rats/bots/solved/remembered.ts'
import { Rival } from '../../games/rats/bots/solved/rival.ts'
import { rats } from '../../games/rats/index.ts'
import { sure } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { About, Task } from '../brains.ts'
import { serve, share } from '../crew.ts'

const { seats, brains, memory, mine } = share<About>()
const count = new MindCount(seats, brains)
/** By how far the rival sits from the starter, and the number of the minds. */
const gets = new Float64Array(memory)
const options = defaults(rats, seats)

const place = (me: Seat, minds: Minds, starter: Seat) =>
  ((me - starter + seats) % seats) * count.size + count.number(minds, starter)

/** Of the shares only the rival's own counts. */
const worthTo =
  (me: Seat): Worth =>
  (minds, starter) =>
    new Float64Array(seats).fill(gets[place(me, minds, starter)] as number)
const endsFor = (me: Seat, minds: Minds): Fates[] => minds.map((_, giver) => fates(minds, giver, worthTo(me), options))

interface Case {
  readonly minds: Minds
  readonly rivals: readonly Rival[]
}
let cases: readonly Case[] = []

function prepare(minds: Minds): Case {
  const wall = wallFor(minds, options)
  // The first guess: what they would get if they played like all others.
  const { round } = sure(solvedWorths(seats), 'solution')
  for (let starter = 0; starter < seats; starter++) {
    for (const [me, share] of round(minds, starter).entries()) gets[place(me, minds, starter)] = share
  }
  return { minds, rivals: minds.map((_, me) => new Rival(me, wall, endsFor(me, minds))) }
}

/** Gives back by how much anything has changed. */
function advance({ minds, rivals }: Case): number {
  let most = 0
  for (const [me, rival] of rivals.entries()) {
    for (let starter = 0; starter < seats; starter++) {
      const now = rival.round(starter, endsFor(me, minds))
      const where = place(me, minds, starter)
      most = Math.max(most, Math.abs(now - (gets[where] as number)))
      gets[where] = now
    }
  }
  return most
}

serve((task: Task) => {
  if (task.pass === 0) cases = mine(mindsWith(seats, task.brains)).map(prepare)
  return Math.max(0, ...cases.map(advance))
})
