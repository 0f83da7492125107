/** The answer to "why can't I?": one clause, word for word, and the way to the rest of them. */
import { useRef, useState } from 'preact/hooks'
import { clauseAt } from '../../kernel/rulebook.ts'
import { clauseLink } from '../app/clause.ts'
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'
import { useRulebook } from '../rulebooks.ts'
import { sourceWords } from './Clauses.tsx'
import * as css from './clausesheet.module.css'
import { Prose } from './Prose.tsx'
import { Sheet } from './Sheet.tsx'

const t = words({
  en: {
    title: (id: string) => `Rule ${id}`,
    waiting: 'Somebody is fetching the rulebook …',
    failed: 'The rulebook is stuck on the shelf: the house does not answer.',
    missing: 'This page is missing from the rulebook. Somebody must have eaten it.',
    all: 'All the rules, opened there',
  },
  de: {
    title: (id: string) => `Regel ${id}`,
    waiting: 'Jemand holt das Regelheft …',
    failed: 'Das Regelheft klemmt im Regal: Das Haus antwortet nicht.',
    missing: 'Diese Seite fehlt im Regelheft. Jemand muss sie gefressen haben.',
    all: 'Alle Regeln, dort aufgeschlagen',
  },
})

interface ClauseSheetProps {
  readonly game: string
  readonly clause: string
  readonly onClose: () => void
}

export function ClauseSheet({ game, clause, onClose }: ClauseSheetProps) {
  const [shown, show] = useState(clause)
  const text = useRef<HTMLDivElement>(null)
  return (
    <Sheet title={t().title(shown)} onClose={onClose}>
      <div ref={text} class={css.clauseSheet} tabIndex={-1} aria-live="polite">
        <ClauseText
          game={game}
          clause={shown}
          // What it refers to is shown here as well: nobody leaves the table by reading on.
          show={(id) => {
            show(id)
            text.current?.focus()
          }}
        />
      </div>
      <a class={kit.link} href={clauseLink(game, shown)}>
        {t().all}
      </a>
    </Sheet>
  )
}

interface ClauseTextProps extends Omit<ClauseSheetProps, 'onClose'> {
  readonly show: (id: string) => void
}

function ClauseText({ game, clause, show }: ClauseTextProps) {
  const book = useRulebook(game)
  if (book === undefined) return <p>{t().waiting}</p>
  if (book === 'failed') return <p>{t().failed}</p>
  const found = clauseAt(book, clause)
  if (!found) return <p>{t().missing}</p>
  return (
    <>
      <p class={css.clauseWords}>
        <Prose text={found.text} {...{ game, book, show }} />
      </p>
      {found.cells && (
        <dl>
          {found.cells.map(({ column, text }) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>
                <Prose text={text} {...{ game, book, show }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p class={kit.quiet}>{found.source.map((source) => sourceWords()[source]).join(', ')}</p>
    </>
  )
}
