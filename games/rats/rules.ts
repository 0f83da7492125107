/** How a move changes the table. */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { noteAnswer, noteLoss, noteSaid } from './annals.ts'
import { announceable, handable, heard, ratsAnnounced } from './claims.ts'
import { BELIEF_COSTS, doubtCosts, settle, winners } from './scoring.ts'
import { rollDie } from './setup.ts'
import {
  type Announcement,
  DICE,
  type Ground,
  holds,
  type Move,
  nextSeat,
  type RatsState,
  type Table,
} from './state.ts'

export function play(state: RatsState, seat: Seat, move: Move, chance: Chance): void {
  switch (move.kind) {
    case 'shake':
      return shake(state, seat, chance)
    case 'look':
      return lookUnder(state, seat)
    case 'announce':
      return announce(state, {
        seat,
        claim: move.claim,
        ground: groundOf(state.table),
        floor: announceable(state.table).low,
      })
    case 'hand on':
      return announce(state, { seat, claim: move.claim, ground: 'unseen', floor: handable(state.table, seat).low })
    case 'believe':
      return believe(state, seat)
    case 'doubt':
      return doubt(state, seat)
    case 'kill':
      state.table.killed = move.seat
      state.table.news.push({ kind: 'killed', seat: move.seat, by: seat })
      return finish(state)
    case 'spare':
      state.table.news.push({ kind: 'spared', by: seat })
      return finish(state)
  }
}

/** R3.1: shakes all dice in the wall; R5.8: adds one first, unless the round has just begun or the dice are only shaken again. */
function shake(state: RatsState, seat: Seat, chance: Chance): void {
  const { table } = state
  if (table.stage === 'looked') {
    table.stage = 'blind'
    table.news.push({ kind: 'shook', seat, dice: table.dice, how: 'again' })
  } else {
    const first = table.claim === null
    if (table.claim === 2 * DICE) {
      table.side = 'skull' // R7.1
      table.news.push({ kind: 'vault', seat })
    }
    if (!first && table.dice < DICE) table.dice++
    table.stage = 'shaken'
    table.news.push({ kind: 'shook', seat, dice: table.dice, how: first ? 'first' : 'added' })
  }
  table.claims = []
  for (const hand of state.hands) hand.dice = null
  state.box.dice = []
  for (let die = 0; die < table.dice; die++) state.box.dice.push(rollDie(chance))
  ask(state, [seat])
}

/** R3.1: what is seen is for this seat alone, which keeps it for as long as the dice lie still. */
function lookUnder(state: RatsState, seat: Seat): void {
  const { table, box } = state
  const hand = sure(state.hands[seat], 'hand')
  hand.dice = [...box.dice]
  hand.news.push({ kind: 'saw', dice: [...box.dice] })
  table.stage = 'looked'
  table.news.push({ kind: 'looked', seat })
  ask(state, [seat])
}

function groundOf(table: Table): Ground {
  return table.stage === 'looked' || table.stage === 'blind' ? table.stage : 'unlooked'
}

function announce(state: RatsState, announcement: Announcement): void {
  const { table } = state
  const { seat, claim, ground } = announcement
  const firstRats = claim > 0 && !ratsAnnounced(table)
  table.claim = claim
  table.said[seat] = claim
  table.claims.push(announcement)
  noteSaid(state, seat, claim)
  table.stage = 'told'
  table.news.push({ kind: 'announced', seat, claim, ground })
  if (firstRats) {
    table.sanity[seat] = sure(table.sanity[seat], 'sanity') - 1 // R4.4
    table.centre += 1
    table.news.push({ kind: 'first rats', seat })
    if (table.sanity[seat] === 0) return goMad(state, seat) // R4.8
  }
  ask(state, [nextSeat(seat, state.hands.length)])
}

function believe(state: RatsState, seat: Seat): void {
  const { table } = state
  const { giver } = table
  const claim = heard(table)
  table.news.push({ kind: 'believed', seat, claim })
  noteAnswer(state, seat, 'believe')
  if (claim > 0) {
    noteLoss(state, seat, giver, settle(table, seat, giver, BELIEF_COSTS)) // R5.4
    if (table.sanity[seat] === 0) return goMad(state, seat, 'may kill')
  } else if (table.dice === DICE) table.nones++ // R8.4
  table.giver = seat
  table.stage = claim > 0 ? 'took' : 'start' // R5.1
  ask(state, [seat])
}

/** R6.1 */
function doubt(state: RatsState, seat: Seat): void {
  const { table, box } = state
  const { giver } = table
  const claim = heard(table)
  const verdict = holds(claim, box.dice) ? 'true' : 'false'
  table.news.push({ kind: 'revealed', seat, giver, claim, dice: [...box.dice], verdict })
  noteAnswer(state, seat, 'doubt')
  liftWall(state)
  const [loser, winner] = verdict === 'true' ? [seat, giver] : [giver, seat]
  noteLoss(state, loser, winner, settle(table, loser, winner, doubtCosts(claim, verdict, table.options)))
  if (table.sanity[loser] === 0) return goMad(state, loser, 'must kill')
  newRound(state, loser) // R2.2
}

/** The dice have been seen by all: nothing lies hidden, and nothing said about them stands. */
function liftWall(state: RatsState): void {
  const { table } = state
  table.claim = null
  table.said.fill(null)
  table.claims = []
  table.nones = 0
  for (const hand of state.hands) hand.dice = null
  state.box.dice = []
}

/** R2.1 */
function newRound(state: RatsState, starter: Seat): void {
  const { table } = state
  table.dice = 1
  table.giver = starter
  table.stage = 'start'
  table.news.push({ kind: 'round', seat: starter })
  ask(state, [starter])
}

/** R8.1; in the vault there is a last word first (R7.4). */
function goMad(state: RatsState, seat: Seat, lastWord: 'must kill' | 'may kill' = 'may kill'): void {
  const { table } = state
  table.mad = seat
  table.news.push({ kind: 'mad', seat })
  if (table.side === 'cat') return finish(state)
  table.stage = lastWord
  ask(state, [seat])
}

function finish(state: RatsState): void {
  state.table.stage = 'over'
  state.table.news.push({ kind: 'over', winners: winners(state.table) })
  ask(state, [])
}
