/** "Why can't I?": every kind of move that is closed to me now, with the clause that closes it. */
import type { Game } from '../../kernel/game.ts'
import type { View } from '../../kernel/state.ts'
import { language, words } from '../app/language.ts'
import './closed.css'

const t = words({
  en: { title: 'Why can’t I …' },
  de: { title: 'Warum kann ich nicht …' },
})

interface ClosedProps {
  readonly game: Game
  readonly view: View
  readonly explain: (clause: string) => void
}

export function Closed({ game, view, explain }: ClosedProps) {
  const text = game.text[language.value]
  const closed = game.kinds.flatMap((kind) => {
    const clause = game.why(view, kind)
    return clause === undefined ? [] : [{ kind, clause }]
  })
  if (closed.length === 0) return null
  return (
    <details class="closed">
      <summary>{t().title}</summary>
      <ul>
        {closed.map(({ kind, clause }) => (
          <li key={kind}>
            <button type="button" onClick={() => explain(clause)}>
              <span>{text.kind(kind)}</span>
              <b>{clause}</b>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
