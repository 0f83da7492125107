/** What was found, in plain words. */
import type { Lack } from '../../checks/lacks.ts'
import type { Look } from '../../checks/one-game.ts'
import type { Wish } from '../../checks/wishes.ts'
import type { AuthorText } from './text.en.ts'

export interface Seen {
  readonly look: Look | 'parts'
  readonly content: boolean
  /** In milliseconds. */
  readonly took: number
  readonly words: string
}

export interface Findings {
  readonly name: string
  readonly seen: readonly Seen[]
  /** What is missing before release. */
  readonly lacks: readonly Lack[]
  /** What is missing before perfection. */
  readonly wishes: readonly Wish[]
}

export function written({ name, seen, lacks, wishes }: Findings, text: AuthorText): string {
  const wide = Math.max(...seen.map(({ look }) => text.looks[look].length)) + 2
  const rows = seen.map(({ look, content, took }) => {
    const state = (content ? text.well : text.ill).padEnd(text.ill.length)
    return `${text.looks[look].padEnd(wide)}${state} ${(took / 1000).toFixed(1).padStart(6)} s`
  })
  const said = seen.filter(({ words }) => words !== '').map(({ look, words }) => `\n— ${text.looks[look]}\n${words}`)
  const missing = lacks.map((lack) => `  ${text.lacks[lack.is](lack as never)}`)
  const isComplete = seen.every(({ content }) => content)
  return [
    ...rows,
    ...said,
    '',
    ...(missing.length > 0 ? [text.missing, ...missing] : []),
    ...(isComplete ? [text.complete] : []),
    ...(wishes.length > 0
      ? [text.wanted, ...wishes.map((wish) => `  ${text.wishes[wish].replace('NAME', name)}`)]
      : [text.perfect]),
  ].join('\n')
}
