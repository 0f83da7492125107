/** What a turn asks next, and where it goes on after an interruption. */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { addCards, stands } from './chain.ts'
import { lives, living, nextLiving } from './company.ts'
import { endGame } from './end.ts'
import { payUnasked, shareUnasked } from './payment.ts'
import type { Card, HoaxState, Role, Stage, Table } from './state.ts'
import { isWindow, mayReact, reactions, type Window } from './windows.ts'

/** H2: a Judge has no personal action. */
const doers: readonly Role[] = ['emperor', 'pope', 'wizard', 'thief', 'peasant']

export function beginTurn(state: HoaxState, seat: Seat): void {
  const { table } = state
  table.acting = seat
  table.cards = []
  table.transfers = []
  table.payment = null
  table.accused = []
  table.news.push({ kind: 'turn', seat, round: table.round })
  // H3.2: what somebody has denied lies open, so skipping tells nobody anything.
  const denied = sure(table.denied[seat], 'denied roles')
  if (doers.some((role) => !denied.includes(role))) return open(state, 'action')
  table.news.push({ kind: 'skipped', seat })
  open(state, 'last call')
}

/** H1.4, H6.4, H9.4 */
export function endTurn(state: HoaxState, chance: Chance): void {
  const { table } = state
  const next = nextLiving(table, table.acting)
  const ahead = (seat: Seat) => (seat - table.acting + table.out.length - 1) % table.out.length
  if (ahead(next) >= ahead(table.starter)) table.round++
  if (table.round > table.options.rounds) return endGame(state, { ending: 'rounds', winners: living(table) }, chance)
  beginTurn(state, next)
}

/** Opens a stage afresh: nobody has answered it yet. */
export function open(state: HoaxState, stage: Stage): void {
  const { table } = state
  table.stage = stage
  table.prompt = state.agenda.question + 1
  table.done.fill(false)
  for (const hand of state.hands) hand.sealed = null
  if (stage === 'last call') table.news.push({ kind: 'last call' })
  goOn(state)
}

/** Asks whoever has not answered; a window in which nobody is left to choose closes. */
function goOn(state: HoaxState): void {
  const { table } = state
  const asked = whoIsAsked(table)
  if (isWindow(table.stage) && asked.length === 0) return closeWindow(state, table.stage)
  ask(state, asked)
}

function whoIsAsked(table: Table): Seat[] {
  const { stage } = table
  if (stage === 'naming' || stage === 'sharing') return [sure(table.payment, 'payment').to]
  const window = isWindow(stage) ? stage : undefined
  if (!window && stage !== 'last call') return [table.acting]
  return living(table).filter((seat) => !table.done[seat] && (!window || mayReact(table, seat, window)))
}

/** H3.4: all seals break together; whoever lost the ground for a choice meanwhile has made none (H3.9). */
export function closeWindow(state: HoaxState, window: Window): void {
  const { table, hands } = state
  const { role, storey } = reactions[window]
  const cards: Card[] = []
  for (const [seat, { sealed }] of hands.entries()) {
    if (!sealed || sealed.kind === 'pass' || !mayReact(table, seat, window)) continue
    cards.push({ seat, role, storey, sort: sealed.kind === 'fine' ? sealed.sort : null })
  }
  // Where one stands from before, nobody new is no news.
  if (cards.length > 0 || (table.done.includes(true) && !stands(table, storey)))
    table.news.push({ kind: 'spoke', role, claims: cards.map(({ seat, sort }) => ({ seat, sort })) })
  addCards(table, cards)
  open(state, after(table, window))
}

/** H3.4: a window opens where the storey below stands. */
function after(table: Table, window: Window): Stage {
  if (window === 'popes') return 'choice'
  if (window === 'judges') return stands(table, 'fine') ? 'popes' : 'last call'
  return stands(table, 'illegal') ? 'judges' : 'last call'
}

/** H3.6: once the fined player has picked: what is clear is done, what is not is asked. */
export function afterPayment(state: HoaxState): void {
  const { table } = state
  const payment = sure(table.payment, 'payment')
  if (payment.state === 'naming') payUnasked(table)
  if (payment.state === 'sharing') shareUnasked(table)
  const { state: next } = payment
  if (next === table.stage) return goOn(state) // H3.9: it was interrupted and nothing is clear yet.
  open(state, next === 'done' ? 'last call' : next)
}

/** What an interruption left of the turn: as it was, voted down, or another house of cards. */
export type Aftermath = 'as it was' | 'voted down' | 'changed'

/** H3.9: the prompt goes on, or falls away if its ground is gone. */
export function resume(state: HoaxState, aftermath: Aftermath, chance: Chance): void {
  const { table } = state
  const { stage } = table
  if (!lives(table, table.acting)) return endTurn(state, chance) // H6.4
  if (aftermath === 'changed') return rebuild(state)
  // Other tokens may be loose by now (H4.3), the Judge or an Emperor gone (H6.4).
  if (stage === 'naming' || stage === 'sharing') return afterPayment(state)
  if (stage === 'last call' && aftermath === 'as it was') return open(state, 'last call') // H5.7
  goOn(state)
}

/** H3.8: where a fine can still be laid, the windows open once more; Emperors never again (H3.5). */
function rebuild(state: HoaxState): void {
  const { table } = state
  if (!stands(table, 'illegal')) return open(state, 'last call') // H5.5
  if (table.stage === 'judges') return goOn(state)
  if (table.payment && table.payment.state !== 'naming') return afterPayment(state)
  if (stands(table, 'immunity')) return open(state, 'last call')
  table.payment = null
  table.news.push({ kind: 'reopened' })
  open(state, 'judges')
}
