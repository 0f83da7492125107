/** The ledger of a Toast: whose goblet it was, what was in it, and what it earned. Row by row, as they drink. */
import type { JSX } from 'preact'
import type { Drunk } from '../../../games/etiquette/news.ts'
import type { House } from '../../../games/etiquette/state.ts'
import { cancelled, count, listed, type Tokens } from '../../../games/etiquette/tokens.ts'
import type { Card, Earned } from '../../../games/goblets/state.ts'
import { type Drinking, emptied } from './ceremony.ts'
import { Shield, Token } from './heraldry.tsx'
import { GobletSign, inWords } from './Looked.tsx'
import { gobletsWords as t } from './words.ts'
import './ledger.css'

export interface Row {
  readonly drunk: Drunk
  readonly names: string
  readonly earned: Earned | undefined
  /** The taster's own line: card and points. */
  readonly taster:
    | { readonly name: string; readonly card: Card | null; readonly earned: Earned | undefined }
    | undefined
}

const sum = ({ alive, target, both, other, wine }: Earned) => alive + target + both + other + wine

const at = (ms: number): JSX.CSSProperties => ({ '--at': `${ms}ms` }) as JSX.CSSProperties

function Contents({ tokens }: { readonly tokens: Readonly<Tokens> }) {
  const met = cancelled(tokens)
  return (
    <span class="contents">
      {listed(tokens).map((sort, n) => {
        const gone = met[sort] > 0
        if (gone) met[sort]--
        return (
          <span key={n} class={gone ? 'met' : ''}>
            <Token sort={sort} />
          </span>
        )
      })}
      {count(tokens) === 0 && <em>{t().empty}</em>}
      <span class="unseen">{inWords(tokens)}</span>
    </span>
  )
}

function reasons(earned: Earned): string {
  const parts = [
    [t().alive, earned.alive],
    [t().target, earned.target],
    [t().both, earned.both],
    [t().other, earned.other],
    [t().mostWine, earned.wine],
  ] as const
  return parts.flatMap(([word, n]) => (n === 0 ? [] : [`${word} ${n}`])).join(' · ')
}

function LedgerRow({
  row,
  n,
  by,
  told,
}: {
  readonly row: Row
  readonly n: number
  readonly by: Drinking['by']
  readonly told: boolean
}) {
  const { drunk, names, earned, taster } = row
  const house: House = drunk.house
  // Points speak of goblets that are still full.
  const why = earned && told ? reasons(earned) : ''
  return (
    <li class={drunk.poisoned ? 'dead' : ''} style={at(emptied(n, by))}>
      <Shield house={house} />
      <b class="ledger-name" title={names}>
        {names}
      </b>
      <span class="ledger-in">
        <GobletSign ring={drunk.ring} place={drunk.place} />
        <Contents tokens={drunk.tokens} />
      </span>
      <span class="ledger-why">{drunk.poisoned ? `${t().dead}${why ? ` · ${why}` : ''}` : why || t().alive}</span>
      {earned && told && (
        <b class="ledger-sum" style={at(n * 260)}>
          +{sum(earned)}
        </b>
      )}
      {taster && told && (
        <span class="ledger-taster" style={at(n * 260)}>
          <span>
            {taster.name}
            {taster.card && ` · ${t().cards[taster.card]}`}
          </span>
          {taster.earned && <b>+{sum(taster.earned)}</b>}
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
    <ol class={`ledger ${phase}`} aria-hidden={phase === 'hushed'}>
      {rows.map((row, n) => (
        <LedgerRow key={row.drunk.house} row={row} n={n} by={by} told={phase === 'told'} />
      ))}
    </ol>
  )
}
