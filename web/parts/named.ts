/** How many letters the longest word of a name has: it has to fit beside its neighbours. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => [...word].length))
}

/** How large a name may stand. For `--letters` in the styles. */
export function lettersOf(name: string): { readonly '--letters': string } {
  return { '--letters': String(longestWord(name)) }
}
