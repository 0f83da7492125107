/** What I may do on my turn, and what else I may be asked. */
import type { GobletsView, Move } from '../../../games/goblets/state.ts'
import { why } from '../../../games/goblets/why.ts'
import { type Choosing, openKinds } from '../banquet/choosing.ts'
import type { Company } from '../banquet/company.ts'
import { Deeds as Actions, addedFor } from '../banquet/Deeds.tsx'

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

interface DeedsProps {
  readonly company: Company
  readonly view: GobletsView
  readonly moves: readonly Move[]
  readonly choosing: Choosing<Move>
  readonly state: 'active' | 'sending' | 'waiting'
  play(move: Move): void
  explain(clause: string): void
}

export function Deeds({ company, view, moves, choosing, state, play, explain }: DeedsProps) {
  return (
    <Actions
      kinds={kindsFor(company, moves)}
      {...{ moves, choosing, state, play }}
      explain={(kind) => explain(why(view, kind) ?? 'G4.1')}
    />
  )
}
