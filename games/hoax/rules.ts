/** How a move changes the table. */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { answered, ask, type Seat } from '../../kernel/state.ts'
import { accuse, vote } from './accusation.ts'
import { act } from './actions.ts'
import { addCards } from './chain.ts'
import { afterPayment, beginTurn, closeWindow, endTurn, open } from './flow.ts'
import { choosePayee, pay, share } from './payment.ts'
import { question, show } from './questioning.ts'
import type { HoaxState, Move, Sealed, Sort } from './state.ts'
import { unmask } from './unmasking.ts'
import { isWindow } from './windows.ts'

export function play(state: HoaxState, seat: Seat, move: Move, chance: Chance): void {
  const { table } = state
  switch (move.kind) {
    case 'take':
      return take(state, seat, move.sort)
    case 'tax':
    case 'income':
    case 'spell':
    case 'steal':
      act(table, seat, move)
      return open(state, 'emperors')
    case 'illegal':
    case 'fine':
    case 'forgive':
      return seal(state, seat, move)
    case 'pass':
      return isWindow(table.stage) ? seal(state, seat, move) : letGo(state, seat, chance)
    case 'immune':
      addCards(table, [{ seat, role: 'wizard', storey: 'immunity', sort: null }])
      table.news.push({ kind: 'immune', seat })
      return open(state, 'last call')
    case 'pay':
      choosePayee(table, move.to, move.role)
      return afterPayment(state)
    case 'name':
      pay(table, move.sort)
      return afterPayment(state)
    case 'share':
      share(table, move.to)
      return afterPayment(state)
    case 'accuse':
      return accuse(state, seat, move, chance)
    case 'vote':
      return vote(state, seat, move.vote, chance)
    case 'unmask':
      return unmask(state, seat, move, chance)
    case 'question':
      return question(state, seat, move.seat)
    case 'show':
      return show(state, seat, move.role, chance)
  }
}

/** H1.3: one token each, in seat order from the starter. */
function take(state: HoaxState, seat: Seat, sort: Sort): void {
  const { table } = state
  table.store[sort]--
  sure(table.purses[seat], 'purse')[sort]++
  table.news.push({ kind: 'took', seat, sort })
  const next = (seat + 1) % state.hands.length
  if (next === table.starter) return beginTurn(state, next)
  table.acting = next
  ask(state, [next])
}

/** H3.4: a choice stays hidden until all have chosen. */
function seal(state: HoaxState, seat: Seat, choice: Sealed): void {
  const { table } = state
  sure(state.hands[seat], 'hand').sealed = choice
  table.done[seat] = true
  answered(state, seat)
  if (state.agenda.asked.length === 0 && isWindow(table.stage)) closeWindow(state, table.stage)
}

/** H5.7: the turn is over when nobody wants anything more. */
function letGo(state: HoaxState, seat: Seat, chance: Chance): void {
  state.table.done[seat] = true
  answered(state, seat)
  if (state.agenda.asked.length === 0) endTurn(state, chance)
}
