/** Rows of numbers that are read and written millions of times: without a look at whether the place exists. */
export type Numbers = Float64Array

export function get(row: Numbers, place: number): number {
  return row[place] as number
}

export function add(row: Numbers, place: number, more: number): void {
  row[place] = (row[place] as number) + more
}
