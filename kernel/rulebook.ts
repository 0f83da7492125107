/** A RULES.md as data: what the page shows, searches and links to. */

/** Where a clause comes from: stated by the rulebook, by public sources, or ruled by us. */
export type Source = 'S' | 'P' | 'R'

interface Cell {
  readonly column: string
  readonly text: string
}

export interface Clause {
  readonly id: string
  /** One or several; none where the cells of a table say it themselves. */
  readonly source: readonly Source[]
  readonly text: string
  /** A row of a table: what stands beside the first column. */
  readonly cells?: readonly Cell[]
}

export interface Section {
  readonly heading: string
  /** Paragraphs without a number. */
  readonly intro: readonly string[]
  readonly clauses: readonly Clause[]
  /** The title of the first column, where clauses stand in a table. */
  readonly table?: string
}

export interface Rulebook {
  readonly title: string
  readonly sections: readonly Section[]
}

const CLAUSE = /^([A-Z]\d+(?:\.\d+)?)(?: ([SPR](?:\/[SPR])*))?(?: (.*))?$/
const RULE = /^\|[-:| ]+\|$/

export function rulebookOf(rules: string): Rulebook {
  const [top = '', ...chapters] = rules.split(/^## /m)
  const title = /^# (.*)$/m.exec(top)?.[1] ?? ''
  return { title, sections: chapters.map(sectionOf) }
}

function sectionOf(chapter: string): Section {
  const [heading = '', ...lines] = chapter.split('\n')
  const rows = lines.filter((line) => line.startsWith('|') && !RULE.test(line)).map(cellsOf)
  const [first, ...columns] = rows.find(([start = '']) => !CLAUSE.test(start)) ?? []
  const clauses = lines.flatMap((line) => {
    if (line.startsWith('- ')) return clauseOf(line.slice(2))
    if (!line.startsWith('|')) return []
    const [start = '', ...rest] = cellsOf(line)
    return clauseOf(start).map((clause) => ({
      ...clause,
      cells: rest.map((text, at) => ({ column: columns[at] ?? '', text })),
    }))
  })
  return { heading, intro: paragraphs(lines), clauses, ...(first !== undefined && { table: first }) }
}

function clauseOf(line: string): Clause[] {
  const [, id, source, text = ''] = CLAUSE.exec(line) ?? []
  return id === undefined ? [] : [{ id, source: (source?.split('/') ?? []) as Source[], text }]
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function paragraphs(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !/^(?:- |\|)/.test(line))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .filter((paragraph) => paragraph !== '')
}

/** Where its clauses come from; what comes from a rulebook first. */
export function sourcesOf(book: Rulebook): readonly Source[] {
  const named = new Set(book.sections.flatMap(({ clauses }) => clauses.flatMap(({ source }) => source)))
  return (['S', 'P', 'R'] as const).filter((source) => named.has(source))
}

/** The clause that a reference means: `R4.5` itself; `R4` the first of its chapter. */
export function clauseAt(book: Rulebook, reference: string): Clause | undefined {
  const clauses = book.sections.flatMap((section) => section.clauses)
  return (
    clauses.find(({ id }) => id === reference) ??
    clauses.find(({ id }) => /^[A-Z]\d+$/.test(reference) && id.startsWith(`${reference}.`))
  )
}
