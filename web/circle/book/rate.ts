/** So many of so many. Of little one cannot tell much: whoever shows a rate shows both numbers, and says so. */
export interface Rate {
  readonly part: number
  readonly of: number
}

/** Fewer than these say nothing yet. */
export const LEAST = 8

export const rate = (part: number, others: number): Rate => ({ part, of: part + others })

export const isFew = ({ of }: Rate): boolean => of < LEAST

export const shareOf = ({ part, of }: Rate): number => (of === 0 ? 0 : part / of)
