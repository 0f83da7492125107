/** What I may do on my turn, and what else I may be asked. */
import type { ComponentChildren } from 'preact'
import type { GobletsView, Move } from '../../../games/goblets/state.ts'
import { why } from '../../../games/goblets/why.ts'
import * as kit from '../../look/kit.module.css'
import { type Choosing, openKinds } from '../banquet/choosing.ts'
import type { Company } from '../banquet/company.ts'
import { Deeds as Actions, addedFor } from '../banquet/Deeds.tsx'
import { useDress } from '../banquet/dress.ts'
import { Token } from '../banquet/heraldry.tsx'
import { commonOption, Prompt } from '../banquet/Prompt.tsx'
import { gobletsWords as t } from './words.ts'

type Kind = Move['kind']

const always: readonly Kind[] = ['pour', 'peek', 'rotate', 'swap', 'toast']

/** All the actions of a turn, or where something else is asked, only what is open. */
function kindsFor(company: Company, moves: readonly Move[]): Kind[] {
  const { stage, mode } = company.table
  const open = openKinds(moves)
  if (stage !== 'turn' && stage !== 'last') return open
  const own = stage === 'turn' ? addedFor(company) : []
  const usual = always.filter((kind) => kind !== 'rotate' || mode !== 'duel')
  return [...new Set([...usual, ...own, ...open, 'pass' as const])]
}

function Exchange({ move }: { readonly move: Extract<Move, { readonly kind: 'exchange' }> }) {
  const { sorts } = useDress()
  return (
    <>
      <Token sort={move.give} />
      <span aria-hidden="true">→</span>
      <Token sort={move.take} />
      <span class={kit.unseen}>{`${sorts[move.give]} → ${sorts[move.take]}`}</span>
    </>
  )
}

/** What one of the moves that still fit would be called on a button of its own. */
function optionOf(move: Move): ComponentChildren {
  if (move.kind === 'after you') return t().leave[move.leave ? 1 : 0]
  if (move.kind === 'exchange') return <Exchange move={move} />
  return move.kind === 'toast' ? t().raise : commonOption(move)
}

interface DeedsProps {
  readonly company: Company
  readonly view: GobletsView
  readonly moves: readonly Move[]
  readonly choosing: Choosing<Move>
  play(move: Move): void
  explain(clause: string): void
}

export function Deeds({ company, view, moves, choosing, play, explain }: DeedsProps) {
  const alone = choosing.picked?.kind === 'after you' && choosing.fits.length === 1
  return (
    <>
      <Actions
        kinds={kindsFor(company, moves)}
        {...{ moves, choosing, play }}
        explain={(kind) => explain(why(view, kind) ?? 'G4.1')}
      />
      <Prompt {...{ choosing, moves, play }} question={alone ? t().tasterFirst : undefined} option={optionOf} />
    </>
  )
}
