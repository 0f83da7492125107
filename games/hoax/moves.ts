/** All a seat may do now: answer what it is asked, and, in a turn, interrupt (H3.9). */
import { sure } from '../../kernel/at.ts'
import { type Chance, pick } from '../../kernel/chance.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import { accusable } from './chain.ts'
import { lives, living } from './company.ts'
import { nameable, sharers } from './payment.ts'
import { unshown } from './questioning.ts'
import {
  asides,
  type HoaxView,
  type Move,
  type Role,
  roles,
  type Sealed,
  type Sort,
  sorts,
  type Table,
} from './state.ts'
import { loose, packs } from './tokens.ts'
import type { Window } from './windows.ts'

const SEATS = 12
const everySeat = Array.from({ length: SEATS }, (_, seat) => seat)
const NOTHING: readonly Move[] = []

/** Moves are few and small: each is made once. */
const bySort = <M>(make: (sort: Sort) => M) =>
  Object.fromEntries(sorts.map((sort) => [sort, make(sort)])) as Record<Sort, M>
const byRole = <M>(make: (role: Role) => M) =>
  Object.fromEntries(roles.map((role) => [role, make(role)])) as Record<Role, M>
const bySeat = <M>(make: (seat: Seat) => M) => everySeat.map(make)

const TAKE = sorts.map((sort): Move => ({ kind: 'take', sort }))
const FINE = bySort((sort): Sealed => ({ kind: 'fine', sort }))
const NAME = bySort((sort): Move => ({ kind: 'name', sort }))
const SPELL = bySeat((from) => sorts.map((sort): Move => ({ kind: 'spell', from, sort })))
const STEAL = bySeat((from) => sorts.map((sort): Move => ({ kind: 'steal', from, sort })))
const PAY = bySeat(
  (to) => ({ judge: { kind: 'pay', to, role: 'judge' }, pope: { kind: 'pay', to, role: 'pope' } }) as const,
)
const SHARE = bySeat((to): Move => ({ kind: 'share', to }))
const ACCUSE = bySeat((seat) => byRole((role): Move => ({ kind: 'accuse', seat, role })))
const UNMASK = bySeat((seat) => byRole((role): Move => ({ kind: 'unmask', seat, role })))
const GUESSES = UNMASK.map((byRole) => Object.values(byRole))
const QUESTION = bySeat((seat): Move => ({ kind: 'question', seat }))
const SHOW = byRole((role): Move => ({ kind: 'show', role }))
const VOTE: readonly Move[] = [
  { kind: 'vote', vote: 'yes' },
  { kind: 'vote', vote: 'no' },
]
export const PASS: Move = { kind: 'pass' }
const ILLEGAL: readonly Sealed[] = [{ kind: 'illegal' }]
const FORGIVE: readonly Sealed[] = [{ kind: 'forgive' }]
const IMMUNE: Move = { kind: 'immune' }
const TAX = { emperor: { kind: 'tax', role: 'emperor' }, pope: { kind: 'tax', role: 'pope' } } as const
const INCOME = {
  emperor: { kind: 'income', role: 'emperor' },
  pope: { kind: 'income', role: 'pope' },
  peasant: { kind: 'income', role: 'peasant' },
} as const

export function moves(view: HoaxView): readonly Move[] {
  const { table, seat, agenda } = view
  if (table.stage === 'over' || !lives(table, seat)) return NOTHING // H6.5
  const asked = agenda.asked.includes(seat)
  if (table.vote) return asked ? VOTE : NOTHING
  if (table.question) return asked ? showable(view) : NOTHING
  if (table.stage === 'taking') return asked ? TAKE : NOTHING
  const open = asked ? answers(view) : []
  for (const claim of accusable(table, seat)) open.push(sure(ACCUSE[claim.seat], 'accusations')[claim.role])
  addQuestions(view, open)
  addGuesses(view, open)
  return open
}

function answers({ table, seat }: HoaxView): Move[] {
  switch (table.stage) {
    case 'action':
      return deeds(table, seat)
    case 'emperors':
      return [...ILLEGAL, PASS]
    case 'judges':
      return [...fines(table), PASS]
    case 'popes':
      return [...FORGIVE, PASS]
    case 'choice':
      return choices(table, seat)
    case 'naming':
      return nameable(table).map((sort) => NAME[sort])
    case 'sharing':
      return sharers(table).map((to) => sure(SHARE[to], 'share'))
    default:
      return [PASS]
  }
}

/** H2, H3.1: an action may yield nothing (H3.2), but its role must not have been denied. */
function deeds(table: Frozen<Table>, seat: Seat): Move[] {
  const open: Move[] = []
  const denied = sure(table.denied[seat], 'denied roles')
  const free = (role: Role) => !denied.includes(role)
  for (const role of ['emperor', 'pope'] as const) {
    if (free(role)) open.push(TAX[role])
    if (free(role) && table.options.incomes) open.push(INCOME[role]) // H2.7
  }
  if (free('peasant')) open.push(INCOME.peasant)
  const [wizard, thief] = [free('wizard'), free('thief')]
  for (let other = 0; other < table.out.length; other++) {
    if (other === seat || !lives(table, other)) continue
    if (wizard) open.push(...sure(SPELL[other], 'spells'))
    if (thief) open.push(...sure(STEAL[other], 'thefts'))
  }
  return open
}

/** What can be said in a window, where it is not let pass (H3.4). */
export function claims(table: Frozen<Table>, window: Window): readonly Sealed[] {
  if (window === 'emperors') return ILLEGAL
  return window === 'judges' ? fines(table) : FORGIVE
}

/** H2.2: a sort of which the fined player has a loose token, if any. */
function fines(table: Frozen<Table>): Sealed[] {
  const purse = sure(table.purses[table.acting], 'purse')
  const open: Sealed[] = []
  for (const sort of sorts) if (loose(purse, sort) > 0) open.push(FINE[sort])
  return open.length > 0 ? open : sorts.map((sort) => FINE[sort])
}

/** H3.6 */
function choices(table: Frozen<Table>, seat: Seat): Move[] {
  const open: Move[] = []
  for (const card of table.cards) {
    if (card.storey === 'fine') open.push(sure(PAY[card.seat], 'payees').judge)
    if (card.storey === 'mercy') open.push(sure(PAY[card.seat], 'payees').pope)
  }
  if (!sure(table.denied[seat], 'denied roles').includes('wizard')) open.push(IMMUNE) // H2.4
  return open
}

/** H7.2 */
function showable({ table, seat, hand }: HoaxView): Move[] {
  const open = unshown(table, seat, hand.shown, sure(table.question, 'question').by)
  return open.filter((role) => role !== hand.role).map((role) => SHOW[role])
}

/** H7.1, H7.2: one of the roles that were not shown is the true one, so there must be another. */
function addQuestions({ table, seat, hand }: HoaxView, open: Move[]): void {
  if (seat !== table.acting || packs(sure(table.purses[seat], 'purse')) === 0) return
  for (const other of living(table)) {
    if (other !== seat && unshown(table, other, hand.not, other).length > 1)
      open.push(sure(QUESTION[other], 'question'))
  }
}

/** H6.1: what somebody cannot be is no guess. */
function addGuesses({ table, seat, hand }: HoaxView, open: Move[]): void {
  const { out, denied } = table
  for (let other = 0; other < out.length; other++) {
    if (other === seat || out[other] !== null) continue
    const anybody = denied[other]?.length === 0 && hand.not.length === 0
    if (anybody) for (const guess of sure(GUESSES[other], 'guesses')) open.push(guess)
    else for (const role of unshown(table, other, hand.not, other)) open.push(sure(UNMASK[other], 'guesses')[role])
  }
}

/** H3.10: what is done for a seat whose time has run out, where it cannot pass. */
export function rest(view: HoaxView, chance: Chance): Move | undefined {
  if (view.table.vote) return VOTE[1]
  const quiet = moves(view).filter(({ kind }) => !asides.some((aside) => aside === kind))
  const judges = quiet.filter((move) => move.kind === 'pay' && move.role === 'judge')
  return pick(judges.length > 0 ? judges : quiet, chance)
}
