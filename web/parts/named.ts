/** How large a name may stand: its longest word has to fit beside its neighbours. For `--letters` in the styles. */
export function lettersOf(name: string): { readonly '--letters': string } {
  return { '--letters': String(Math.max(1, ...name.split(/[\s-]+/).map((word) => [...word].length))) }
}
