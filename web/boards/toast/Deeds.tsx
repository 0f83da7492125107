/** What I may do: on my turn, and whenever else I am asked. */
import type { ComponentChildren } from 'preact'
import type { Move, ToastView } from '../../../games/toast/state.ts'
import { why } from '../../../games/toast/why.ts'
import { type Choosing, openKinds } from '../banquet/choosing.ts'
import type { Company } from '../banquet/company.ts'
import { Deeds as Actions, addedFor } from '../banquet/Deeds.tsx'
import { commonOption, Prompt, TokenNamed } from '../banquet/Prompt.tsx'
import { Grievance } from './Grievance.tsx'
import { Redraw } from './Redraw.tsx'
import { toastWords as t } from './words.ts'

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

/** What one of the moves that still fit would be called on a button of its own. */
function optionOf(move: Move): ComponentChildren {
  if (move.kind === 'trade' || move.kind === 'exchange') return <TokenNamed sort={move.give} />
  return move.kind === 'toast' ? t().raise : commonOption(move)
}

interface DeedsProps {
  readonly company: Company
  readonly view: ToastView
  readonly moves: readonly Move[]
  readonly choosing: Choosing<Move>
  play(move: Move): void
  explain(clause: string): void
}

export function Deeds({ company, view, moves, choosing, play, explain }: DeedsProps) {
  const { stage } = view.table
  if (stage === 'redraw') return <Redraw {...{ view, moves, play, explain }} />
  if (stage === 'grievance') return <Grievance {...{ company, moves, play }} />
  return (
    <>
      <Actions
        kinds={kindsFor(company, moves)}
        {...{ moves, choosing, play }}
        explain={(kind) => explain(why(view, kind) ?? 'T3.1')}
      />
      <Prompt {...{ choosing, moves, play }} question={undefined} option={optionOf} />
    </>
  )
}
