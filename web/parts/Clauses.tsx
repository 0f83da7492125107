/** The clauses of a section: a list, or rows of a table, each under its number. */
import type { Clause, Rulebook, Section, Source } from '../../kernel/rulebook.ts'
import { clauseLink, pointAgain } from '../app/clause.ts'
import { words } from '../app/language.ts'
import * as kit from '../look/kit.module.css'

import * as css from './clauses.module.css'
import { Prose } from './Prose.tsx'

export const sourceWords = words<Readonly<Record<Source, string>>>({
  en: { S: 'from the rulebook', P: 'from public sources', R: 'our ruling' },
  de: { S: 'aus dem Regelheft', P: 'aus öffentlichen Quellen', R: 'unsere Entscheidung' },
})

interface ClausesProps {
  readonly game: string
  readonly book: Rulebook
  readonly section: Section
  /** The clause that the address points to. */
  readonly here: string | undefined
}

function Sources({ of }: { readonly of: readonly Source[] }) {
  const meaning = of.map((source) => sourceWords()[source]).join(', ')
  if (of.length === 0) return null
  return (
    <span class={css.clauseSource} title={meaning}>
      <span aria-hidden="true">{of.join('/')}</span>
      <span class={kit.unseen}>{meaning}.</span>
    </span>
  )
}

function Numbered({ game, clause }: { readonly game: string; readonly clause: Clause }) {
  return (
    <span class={css.clauseHead}>
      <a class={css.clauseNumber} href={clauseLink(game, clause.id)} onClick={() => pointAgain(clause.id)}>
        {clause.id}
      </a>
      <Sources of={clause.source} />
    </span>
  )
}

export function Clauses({ game, book, section, here }: ClausesProps) {
  const listed = section.clauses.filter(({ cells }) => !cells)
  const rows = section.clauses.filter(({ cells }) => cells)
  const mark = ({ id }: Clause) => (id === here ? css.here : '')
  return (
    <>
      {rows.length > 0 && <Cases {...{ game, book, section, rows, mark }} />}
      {listed.length > 0 && (
        <ul class={`${css.clauses} ${kit.rows}`}>
          {listed.map((clause) => (
            <li key={clause.id} id={clause.id} tabIndex={-1} class={`${css.clause} ${mark(clause)}`}>
              <Numbered game={game} clause={clause} />
              <p>
                <Prose text={clause.text} game={game} book={book} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface CasesProps extends Omit<ClausesProps, 'here'> {
  readonly rows: readonly Clause[]
  readonly mark: (clause: Clause) => string | undefined
}

/** A table where there is room, a card for each row where there is not. */
function Cases({ game, book, section, rows, mark }: CasesProps) {
  return (
    <div class={css.casesRoom}>
      <table class={css.cases}>
        <thead>
          <tr>
            <th scope="col">{section.table}</th>
            {rows[0]?.cells?.map(({ column }) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((clause) => (
            <tr key={clause.id} id={clause.id} tabIndex={-1} class={mark(clause)}>
              <th scope="row">
                <Numbered game={game} clause={clause} />
                <Prose text={clause.text} game={game} book={book} />
              </th>
              {clause.cells?.map(({ column, text }) => (
                <td key={column} class={figure(text)}>
                  <span class={css.casesColumn} aria-hidden="true">
                    {column}
                  </span>
                  <span>
                    <Prose text={text} game={game} book={book} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is gained and what is lost is seen at once; the sign says it too. */
function figure(text: string): string | undefined {
  if (/^\+\d+$/.test(text)) return `${css.figure} ${css.gain}`
  if (/^−\d+$/.test(text)) return `${css.figure} ${css.loss}`
  return /^\d+$/.test(text) ? css.figure : ''
}
