/** A text of a rulebook: its few marks, and its references to other clauses as links. */
import { clauseAt, type Rulebook } from '../../kernel/rulebook.ts'
import { clauseLink, pointAgain } from '../app/clause.ts'

const PIECE = /(\*\*.+?\*\*|\*.+?\*|\b[A-Z]\d+(?:\.\d+)?\b)/

interface ProseProps {
  readonly text: string
  readonly game: string
  readonly book: Rulebook
  /** Shows a clause on the spot, where following the link would lead away from something. */
  readonly show?: (id: string) => void
}

export function Prose({ text, game, book, show }: ProseProps) {
  // The files are typed with plain quotes; a page is set.
  const pieces = text
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’')
    .split(PIECE)
  const set = (piece: string) => {
    if (piece.startsWith('**')) return <strong>{piece.slice(2, -2)}</strong>
    if (piece.length > 2 && piece.startsWith('*')) return <em>{piece.slice(1, -1)}</em>
    const clause = /^[A-Z]\d/.test(piece) ? clauseAt(book, piece) : undefined
    if (!clause) return piece
    const follow = (event: Event) => {
      if (!show) return pointAgain(clause.id)
      event.preventDefault()
      show(clause.id)
    }
    return (
      <a href={clauseLink(game, clause.id)} onClick={follow}>
        {piece}
      </a>
    )
  }
  return <>{pieces.map(set)}</>
}
