export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** The mean of what a seat got, and where the true mean lies 95 times in 100. */
export function interval(values: readonly number[]): Interval {
  const share = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - share) ** 2, 0) / Math.max(1, values.length - 1)
  const reach = 1.96 * Math.sqrt(variance / values.length)
  return { share, low: Math.max(0, share - reach), high: Math.min(1, share + reach) }
}
