/** Solves the rounds that begin with so many brains in all, whoever has them and whoever starts. */
import { type Fates, fates, type Minds, type Worth } from '../../games/rats/bots/solved/fates.ts'
import { mindsWith } from '../../games/rats/bots/solved/minds.ts'
import { Round } from '../../games/rats/bots/solved/round.ts'
import { Wall } from '../../games/rats/bots/solved/wall.ts'
import { guessed, Worths } from '../../games/rats/bots/solved/worths.ts'
import { rats } from '../../games/rats/index.ts'
import { defaults } from '../../kernel/game.ts'
import { serve, share } from '../crew.ts'

export interface About {
  readonly seats: number
  readonly brains: number
  readonly memory: SharedArrayBuffer
}

const { seats, brains, memory, mine } = share<About>()
const worths = new Worths(seats, brains, new Float32Array(memory))
const options = defaults(rats, seats)
const sum = (minds: Minds) => minds.reduce((all, each) => all + each)

function solve(minds: Minds): void {
  const worth: Worth = (left, starter) =>
    sum(left) < sum(minds) ? worths.of(left, starter) : guessed(worths.of, left, starter)
  const ends: readonly Fates[] = minds.map((_, giver) => fates(minds, giver, worth, options))
  const wall = new Wall(ends)
  for (let starter = 0; starter < seats; starter++) {
    worths.write(minds, starter, new Round(wall, ends, starter).throw(0).value)
  }
}

serve((all: number) => {
  const minds = mine(mindsWith(seats, all))
  minds.forEach(solve)
  return minds.length
})
