/** What a seed decides in tests, for those who are no test themselves as well. */
import { scatter } from '../kernel/chance.ts'

/** What somebody wants repeated. What is no seed must not pass for one, or they would trust another run. */
export function wished(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const seed = Number(text)
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) throw new RangeError(`HUMBUG_SEED=${text} is no seed`)
  return seed
}

/** Of several things so many, in their order. */
export function shareOf<T>(all: readonly T[], many: number, seed: number): T[] {
  const drawn = new Set(
    all
      .map((_, at) => ({ at, rank: scatter(seed, at) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, many)
      .map(({ at }) => at),
  )
  return all.filter((_, at) => drawn.has(at))
}
