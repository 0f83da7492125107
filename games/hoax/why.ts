/** The clause that keeps a kind of move closed. */
import { at, sure } from '../../kernel/at.ts'
import { stands } from './chain.ts'
import { lives } from './company.ts'
import { moves } from './moves.ts'
import { asides, type HoaxView, type Move, type Stage } from './state.ts'
import { packs } from './tokens.ts'
import { isWindow, reactions } from './windows.ts'

type Kind = Move['kind']

/** When each kind of answer is asked for. */
const asked: Partial<Record<Kind, readonly [Stage, string]>> = {
  take: ['taking', 'H1.3'],
  tax: ['action', 'H3.1'],
  income: ['action', 'H3.1'],
  spell: ['action', 'H3.1'],
  steal: ['action', 'H3.1'],
  illegal: ['emperors', 'H3.5'],
  fine: ['judges', 'H2.2'],
  forgive: ['popes', 'H2.3'],
  immune: ['choice', 'H2.4'],
  pay: ['choice', 'H3.6'],
  name: ['naming', 'H4.3'],
  share: ['sharing', 'H3.6'],
}

/** Why nobody passes there, or not once more. */
const noPass: Readonly<Record<Stage, string>> = {
  taking: 'H1.3',
  action: 'H3.1',
  emperors: 'H3.4',
  judges: 'H3.4',
  popes: 'H3.4',
  choice: 'H3.6',
  naming: 'H4.3',
  sharing: 'H3.6',
  'last call': 'H5.7',
  over: 'H9.1',
}

export function why(view: HoaxView, kind: Kind): string | undefined {
  const { table, seat } = view
  if (moves(view).some((move) => move.kind === kind)) return undefined
  if (table.stage === 'over') return 'H9.1'
  if (!lives(table, seat)) return 'H6.5'
  if (kind === 'vote') return 'H5.2'
  if (kind === 'show') return 'H7.1'
  if (table.vote || table.question) return 'H3.9'
  if (asides.some((aside) => aside === kind)) return whyNoAside(view, kind)
  if (kind === 'pass') return noPass[table.stage]
  const [stage, clause] = sure(asked[kind], `clause for ${kind}`)
  return table.stage === stage ? whyNotMe(view, kind, clause) : clause
}

function whyNoAside({ table, seat }: HoaxView, kind: Kind): string {
  if (table.stage === 'taking') return 'H3.9'
  if (kind === 'accuse') return table.accused.length > 0 ? 'H5.3' : 'H5.1'
  if (kind === 'unmask') return 'H6.1'
  if (seat !== table.acting) return 'H7.1'
  return packs(at(table.purses, seat)) > 0 ? 'H7.2' : 'H7.1'
}

/** It is the moment for it, but not for this seat: it is somebody else's, sealed already, or denied. */
function whyNotMe({ table, seat, agenda }: HoaxView, kind: Kind, clause: string): string {
  if (agenda.asked.includes(seat)) return kind === 'income' && !table.options.incomes ? 'H2.7' : 'H5.4'
  if (table.done[seat]) return 'H3.4'
  if (!isWindow(table.stage)) return clause
  const { role, storey } = reactions[table.stage]
  if (at(table.denied, seat).includes(role)) return 'H5.4'
  return stands(table, storey, seat) ? 'H3.8' : 'H3.3'
}
