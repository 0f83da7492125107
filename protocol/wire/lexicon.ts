/** The words that both ends know, by their number. */
export interface Lexicon {
  readonly words: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
}

export const lexicon = (words: readonly string[]): Lexicon => ({
  words,
  numbers: new Map(words.map((word, number) => [word, number])),
})
