/** How a move changes the table. */
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { characterOf } from './characters/index.ts'
import { drinkOne } from './duel.ts'
import { acted, callToast, endPart, hold, nextPrompt } from './flow.ts'
import { behindScreen, peek, pour, rotate, swap } from './goblets.ts'
import { houseOf, members } from './houses.ts'
import { named, rememberTake } from './memory.ts'
import type { GobletsState, Move } from './state.ts'
import { drinkForVictory } from './tie.ts'
import type { Sort } from './tokens.ts'

export function play(state: GobletsState, seat: Seat, move: Move, chance: Chance): void {
  const { table } = state
  switch (move.kind) {
    case 'pour':
      pour(state, seat, move.token, move.place)
      return poured(state, seat, chance)
    case 'peek':
      peek(state, seat, move.place, table.stage === 'sip' ? 'free' : 'action')
      return acted(state, chance)
    case 'rotate':
      rotate(state, seat, move.by)
      return acted(state, chance)
    case 'swap':
      swap(state, seat, move.places)
      return acted(state, chance)
    case 'toast':
      return callToast(state, houseOf(table, seat), 'caller', chance)
    case 'pass':
      return pass(state, seat, chance)
    case 'after you':
      return afterYou(state, seat, move.leave)
    case 'wait':
      table.news.push({ kind: 'waits', seat })
      return hold(state, 'late', chance)
    case 'take':
      return take(state, seat, move.token, chance)
    case 'drink':
      return table.stage === 'tie'
        ? drinkForVictory(state, seat, move.place)
        : drinkOne(state, seat, move.place, chance)
    default:
      return useAbility(state, seat, move, chance)
  }
}

/** C9: the tokens of a double Pour come one after the other and are one action. */
function poured(state: GobletsState, seat: Seat, chance: Chance): void {
  const { table } = state
  if (table.stage !== 'pouring') return acted(state, chance)
  table.pours--
  if (table.pours > 0) return ask(state, [seat])
  table.stage = 'turn'
  acted(state, chance)
}

/** G4.7, and declining whatever can be declined (G9.1). */
function pass(state: GobletsState, seat: Seat, chance: Chance): void {
  const { table } = state
  if (table.stage === 'hold') return hold(state, 'now', chance)
  if (table.stage === 'taking') {
    table.news.push({ kind: 'left it', seat })
    return taken(state, seat, chance)
  }
  table.news.push({ kind: 'passed', seat })
  endPart(state, chance)
}

/** G8.5, G8.6 */
function afterYou(state: GobletsState, seat: Seat, leave: boolean): void {
  const { table } = state
  const taster = table.tasters[table.turn]!
  table.leave = leave
  table.stage = 'turn'
  table.news.push({ kind: 'after you', seat, to: taster, leave })
  ask(state, [taster])
}

/** C13: a token of the goblet goes behind the screen. */
function take(state: GobletsState, seat: Seat, token: Sort, chance: Chance): void {
  const { table, hands, box } = state
  const house = houseOf(table, seat)
  box.goblets[house]![token]--
  table.taken = house
  rememberTake(state, house, house, token)
  behindScreen(state, house, token, 1)
  for (const member of members(table, house)) {
    hands[member]!.had[token]++
    hands[member]!.news.push({ kind: 'took', token })
  }
  table.news.push({ kind: 'took', seat, goblet: named(table, house) })
  taken(state, seat, chance)
}

function taken(state: GobletsState, seat: Seat, chance: Chance): void {
  state.hands[seat]!.dipped = null
  state.table.stage = 'turn'
  acted(state, chance)
}

/** What only a character can do: its file says what; here is what it costs. */
function useAbility(state: GobletsState, seat: Seat, move: Move, chance: Chance): void {
  const { table } = state
  const house = houseOf(table, seat)
  characterOf(table, house).play?.(state, { seat, house }, move)
  if (table.stage === 'beginning' || table.stage === 'before') return nextPrompt(state, chance)
  switch (move.kind) {
    case 'double pour':
      table.stage = 'pouring'
      table.pours = 2
      return ask(state, [seat])
    case 'dip':
      table.stage = 'taking'
      return ask(state, [seat])
    case 'look':
      return ask(state, [seat]) // G9.3: free
    default:
      return acted(state, chance)
  }
}
