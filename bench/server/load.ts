/** Moves on a fixed schedule, whether the house keeps up or not. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Party } from './party.ts'

/** How long after the end a move may still come in. One that has not by then counts as if it had waited all along. */
const PATIENCE = 2000

export interface Outcome {
  readonly rate: number
  /** From the moment each move was due to its acknowledgement, in milliseconds. */
  readonly times: readonly number[]
  /** The share of the offered moves that was acknowledged before the time was over. */
  readonly held: number
  /** The share of the time in which our own loop was busy: near one, we measure ourselves. */
  readonly busy: number
}

/** Offers so many moves a second. A move that no table is ready for waits, and its wait counts. */
export async function offer(parties: readonly Party[], rate: number, seconds: number): Promise<Outcome> {
  const total = rate * seconds
  const times: number[] = []
  const ready = parties.filter(({ asked }) => asked)
  const start = performance.now()
  const end = start + seconds * 1000
  const dueAt = (move: number) => start + (move * 1000) / rate
  let given = 0
  const give = () => {
    const now = performance.now()
    while (given < total && dueAt(given) <= now) {
      const party = ready.shift()
      if (!party) return
      const due = dueAt(given++)
      void party.move().then(() => times.push(performance.now() - due))
    }
  }
  for (const party of parties) {
    party.turn = () => {
      ready.push(party)
      give()
    }
  }
  const before = performance.eventLoopUtilization()
  while (performance.now() < end) {
    give()
    await sleep(1)
  }
  const busy = performance.eventLoopUtilization(before).utilization
  const held = times.length / total
  while (times.length < total && performance.now() < end + PATIENCE) {
    give()
    await sleep(1)
  }
  for (const party of parties) party.turn = () => {}
  while (times.length < total) times.push(seconds * 1000 + PATIENCE)
  return { rate, times, held, busy }
}
