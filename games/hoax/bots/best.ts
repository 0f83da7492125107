/** The best of them; of equals the first. */
export function best<T>(list: readonly T[], value: (one: T) => number): T {
  return list.reduce((top, one) => (value(one) > value(top) ? one : top))
}
