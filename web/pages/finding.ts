/** Finding a clause by its number or by words, however they are typed. */
import type { Clause, Rulebook, Section } from '../../kernel/rulebook.ts'

/** Small letters without marks: who types "gemauer" means the Gemäuer. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

/** As it is typed where a keyboard has no umlauts. */
function spelt(text: string): string {
  return bare(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (letter) => `${letter}e`),
  )
}

function meets(text: string, words: readonly string[]): boolean {
  const hay = `${bare(text)}\n${spelt(text)}`
  return words.every((word) => hay.includes(word))
}

function whole({ id, text, cells = [] }: Clause): string {
  return [id, text, ...cells.map((cell) => `${cell.column} ${cell.text}`)].join(' ')
}

export interface Found {
  readonly sections: readonly Section[]
  /** How many clauses and paragraphs there are in them. */
  readonly count: number
}

/** What of a rulebook holds all the words of a wish; everything for an empty one. */
export function find(book: Rulebook, wish: string): Found {
  const words = bare(wish).split(/\s+/).filter(Boolean)
  const sections = words.length === 0 ? book.sections : book.sections.map((section) => narrowed(section, words))
  const size = ({ intro, clauses }: Section) => intro.length + clauses.length
  return {
    sections: sections.filter((section) => size(section) > 0),
    count: sections.reduce((sum, section) => sum + size(section), 0),
  }
}

/** A chapter whose heading holds the words is wanted whole. */
function narrowed(section: Section, words: readonly string[]): Section {
  if (meets(section.heading, words)) return section
  return {
    ...section,
    intro: section.intro.filter((paragraph) => meets(paragraph, words)),
    clauses: section.clauses.filter((clause) => meets(whole(clause), words)),
  }
}
