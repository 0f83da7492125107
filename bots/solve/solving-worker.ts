/** Solves the rounds that begin with so many brains in all, whoever has them and whoever starts. */
import { type Fates, fates, type Minds, type Worth } from '../../games/rats/bots/solved/fates.ts'
import { mindsWith } from '../../games/rats/bots/solved/minds.ts'
import { sweepsFor } from '../../games/rats/bots/solved/remembered.ts'
import { throws } from '../../games/rats/bots/solved/throws.ts'
import { Wall } from '../../games/rats/bots/solved/wall.ts'
import { guessed, Worths } from '../../games/rats/bots/solved/worths.ts'
import { rats } from '../../games/rats/index.ts'
import { at } from '../../kernel/at.ts'
import { defaults } from '../../kernel/game.ts'
import type { About, Task } from '../brains.ts'
import { serve, share } from '../crew.ts'

const { seats, brains, memory, mine } = share<About>()
const worths = new Worths(seats, brains, new Float32Array(memory))
const options = defaults(rats, seats)
const sum = (minds: Minds) => minds.reduce((all, each) => all + each)

/** Of rounds with as many brains nothing is known at first. */
function solve(minds: Minds, pass: number): void {
  const worth: Worth = (left, starter) =>
    pass === 0 && sum(left) === sum(minds) ? guessed(worths.round, left, starter) : worths.round(left, starter)
  const ends: readonly Fates[] = minds.map((_, giver) => fates(minds, giver, worth, options))
  const wall = new Wall(ends, sweepsFor(seats), (giver, thrown) => worths.throw(minds, giver, thrown))
  for (const thrown of throws) {
    // Once somebody says rats, a brain has left the game: what comes then stands.
    if (pass > 0 && thrown.floor > 0) continue
    for (let giver = 0; giver < seats; giver++) {
      if (thrown.floor <= 1 || !at(ends, giver).announced)
        worths.write(minds, giver, thrown, wall.throw(giver, thrown).value)
    }
  }
}

serve(({ brains: all, pass }: Task) => {
  for (const each of mine(mindsWith(seats, all))) solve(each, pass)
})
