/** The ledger of a Toast: whose goblet it was, what was in it, and what it earned. Row by row, as they drink. */
import type { ComponentChildren, JSX } from 'preact'
import { type Drinking, emptied } from '../../../games/banquet/ceremony.ts'
import type { Drunk } from '../../../games/banquet/news.ts'
import { cancelled, count, listed, type Tokens } from '../../../games/banquet/tokens.ts'
import * as kit from '../../look/kit.module.css'
import { Sign, Token } from './heraldry.tsx'
import { InWords } from './Looked.tsx'

import * as css from './ledger.module.css'
import { tableWords as t } from './words.ts'

export interface Row {
  readonly drunk: Drunk
  /** Whoever drank, and whoever shares what came of it. */
  readonly names: readonly string[]
  /** The sign of the goblet, where it has one. */
  readonly goblet: ComponentChildren
  /** Points speak of goblets that are still full: what they were for, what they come to, and what else is told then. */
  readonly why: ComponentChildren
  readonly sum: ComponentChildren
  readonly more: ComponentChildren
}

const STEP = 260

/** When something begins to show, as a style. */
const at = (ms: number): JSX.CSSProperties => ({ '--at': `${ms}ms` }) as JSX.CSSProperties

function Contents({ tokens }: { readonly tokens: Readonly<Tokens> }) {
  const met = cancelled(tokens)
  return (
    <span class={css.contents}>
      {listed(tokens).map((sort, n) => {
        const gone = met[sort] > 0
        if (gone) met[sort]--
        return (
          <span key={n} class={gone ? css.met : ''}>
            <Token sort={sort} />
          </span>
        )
      })}
      {count(tokens) === 0 && <em>{t().empty}</em>}
      <span class={kit.unseen}>
        <InWords tokens={tokens} />
      </span>
    </span>
  )
}

interface RowProps {
  readonly row: Row
  readonly n: number
  readonly by: Drinking['by']
  readonly phase: 'hushed' | 'told'
}

function LedgerRow({ row, n, by, phase }: RowProps) {
  const { drunk, names, goblet } = row
  const told = phase === 'told'
  const why = told ? row.why : null
  return (
    <li class={`${drunk.poisoned ? css.dead : ''} ${names.length > 1 ? css.pair : ''}`} style={at(emptied(n, by))}>
      <Sign of={drunk.seat} />
      <b class={css.name}>
        {names.map((name) => (
          <span key={name} title={name}>
            {name}
          </span>
        ))}
      </b>
      <span class={css.ledgerIn}>
        {goblet}
        <Contents tokens={drunk.tokens} />
      </span>
      <span class={css.why} style={told ? at(n * STEP) : undefined}>
        {drunk.poisoned ? t().dead : !why && t().alive}
        {drunk.poisoned && why && ' · '}
        {why}
      </span>
      {told && row.sum && (
        <b class={css.sum} style={at(n * STEP)}>
          {row.sum}
        </b>
      )}
      {told && row.more && (
        <span class={css.taster} style={at(n * STEP)}>
          {row.more}
        </span>
      )}
    </li>
  )
}

interface LedgerProps {
  readonly rows: readonly Row[]
  readonly by: Drinking['by']
  readonly phase: 'hushed' | 'told'
}

export function Ledger({ rows, by, phase }: LedgerProps) {
  return (
    <ol class={css.ledger} data-phase={phase} aria-hidden={phase === 'hushed'}>
      {rows.map((row, n) => (
        <LedgerRow key={row.drunk.house} row={row} n={n} by={by} phase={phase} />
      ))}
    </ol>
  )
}

/** "alive 1 · target 1": what it was for. */
export function reasons(parts: readonly (readonly [word: string, points: number])[]): string {
  return parts.flatMap(([word, n]) => (n === 0 ? [] : [`${word} ${n}`])).join(' · ')
}
