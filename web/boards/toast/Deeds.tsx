/** What I may do: on my turn, and whenever else I am asked. */
import type { Move, ToastView } from '../../../games/toast/state.ts'
import { why } from '../../../games/toast/why.ts'
import { type Choosing, openKinds } from '../banquet/choosing.ts'
import type { Company } from '../banquet/company.ts'
import { Deeds as Actions, addedFor } from '../banquet/Deeds.tsx'
import { Grievance } from './Grievance.tsx'
import { Redraw } from './Redraw.tsx'

type Kind = Move['kind']

const always: readonly Kind[] = ['pour', 'peek', 'rotate', 'swap', 'toast']
/** T5.2: goblets stand still, and there is no Pass. */
const inTheDuel: readonly Kind[] = ['pour', 'peek', 'toast']

/** All the actions of a turn, or where something else is asked, only what is open. */
function kindsFor(company: Company, moves: readonly Move[]): readonly Kind[] {
  const { stage, mode } = company.table
  const open = openKinds(moves)
  if (stage !== 'turn') return open
  return mode === 'duel' ? inTheDuel : [...new Set([...always, ...addedFor(company), ...open, 'pass' as const])]
}

interface DeedsProps {
  readonly company: Company
  readonly view: ToastView
  readonly moves: readonly Move[]
  readonly choosing: Choosing<Move>
  readonly state: 'active' | 'sending' | 'waiting'
  play(move: Move): void
  explain(clause: string): void
}

export function Deeds({ company, view, moves, choosing, state, play, explain }: DeedsProps) {
  const { stage } = view.table
  if (stage === 'redraw') return <Redraw {...{ view, moves, play, explain }} />
  if (stage === 'grievance') return <Grievance {...{ company, moves, play }} />
  return (
    <Actions
      kinds={kindsFor(company, moves)}
      {...{ moves, choosing, state, play }}
      explain={(kind) => explain(why(view, kind) ?? 'T3.1')}
    />
  )
}
