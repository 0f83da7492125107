/** How much of something is tried: in `npm test` what there is time for, in the long runs of `npm run soak` all of it. */
import { shareOf } from './draw.ts'
import { freshSeed } from './seed.ts'

const isLong = process.env.HUMBUG_LONG !== undefined

export const inAll = <T>(usually: T, atLength: T): T => (isLong ? atLength : usually)

/** Of several that are much alike, so many in each run, now these and now those, in their order; in the long runs all. */
export function inTurn<T>(name: string, all: readonly T[], many: number): T[] {
  return isLong ? [...all] : shareOf(all, many, freshSeed(name))
}
