import type { Limits } from '../../server/limits.ts'

/** Quicker to notice that a house is gone than houses are. */
export const quick: Partial<Limits> = { houseBeat: 100, houseGone: 500, careLasts: 600 }
