/** Asks everybody for a sign of life, a few at a time: to ask many thousands at once would keep the house from everything else. */
import type { Connection } from './socket.ts'

/** In so many steps everybody is asked once. */
const STEPS = 100

/** Everybody is asked once in so long; the function that comes back puts an end to it. */
export function askForSigns(connections: ReadonlySet<Pick<Connection, 'ping'>>, every: number): () => void {
  let step = 0
  let round = connections.values()
  let [asked, all] = [0, 0]
  const ask = () => {
    if (step % STEPS === 0) [round, asked, all] = [connections.values(), 0, connections.size]
    const due = Math.ceil((all * ((step % STEPS) + 1)) / STEPS)
    step++
    for (; asked < due; asked++) {
      const next = round.next()
      if (next.done) return
      next.value.ping(step)
    }
  }
  const timer = setInterval(ask, every / STEPS)
  return () => clearInterval(timer)
}

/** Some have gone, and others are asked sooner than it was their turn: not so soon that they had no time to answer. */
export const isSoon = (asked: number, step: number) => step - asked < STEPS / 2
