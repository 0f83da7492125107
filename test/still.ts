/** A house whose clock stands still until it is told how much time has passed; by itself nothing falls due in it. */
import type { OpenHouse, Plan } from '../server/main.ts'
import { house } from './open.ts'

export interface StillHouse extends OpenHouse {
  /** So much time goes by. */
  pass(time: number): void
  /** The moment at which it stands. */
  now(): number
}

export async function stillHouse(plan: Partial<Plan> = {}, from = 1_800_000_000_000): Promise<StillHouse> {
  let now = from
  const open = await house({ ...plan, instead: { clock: { now: () => now, at: () => () => {} } } })
  return Object.assign(open, {
    pass(time: number) {
      now += time
    },
    now: () => now,
  })
}
