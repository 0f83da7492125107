/** Our rules are in our own words: no long run of words of a printed rulebook stands in any text of ours. */

/** So many words in a row are no accident any more. */
const RUN = 8

/** The words of a text, whatever stands between them. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Every run of so many words, each once. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(RUN - 1).map((_, first) => words.slice(first, first + RUN).join(' ')))
}

/** The runs that a text shares with what was printed. */
export function borrowed(text: string, printed: ReadonlySet<string>): string[] {
  return [...runsOf(text)].filter((run) => printed.has(run))
}
