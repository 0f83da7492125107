/** So many letters cannot be parted by a new line. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length))
}
