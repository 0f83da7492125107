/** Who is asked next: prompts in their order, turns clockwise, and the Toast that ends them. */
import { sure } from '../../kernel/at.ts'
import { ask, type Seat, type State } from '../../kernel/state.ts'
import type { Character } from './characters/character.ts'
import { houseOf, isTaster, leftOf, nobleOf } from './houses.ts'
import { tell } from './news.ts'
import type { Banquet, House, Prompt, Setting } from './state.ts'

/**
 * What comes when a move has been made or a phase has ended; the `phases.ts` of a game opens it. `asked`: somebody has been
 * asked already, and the table waits for the answer. `prompts`: what stands in the queue is asked. `drinking`: all drink.
 */
export type Next = 'asked' | 'prompts' | 'drinking'

/** What a game does in its own way at the joints of a course. */
export interface Joints<G extends Banquet> {
  /** The turn of a house begins: lays out what it may do, and says who is asked first. */
  opens(table: G['table'], house: House): Seat
  /** What is asked between the call and the drinking. */
  toastPrompts(table: G['table'], caller: House): Prompt[]
  /** Whether a course may go on after its last round of turns; else the table calls the Toast. */
  goesOn?(table: G['table']): boolean
}

export interface Flow<G extends Banquet> {
  /** Asks what stands next in the queue; when nothing does, the turns begin or everybody drinks. */
  nextPrompt(state: State<G>): Next
  callToast(state: State<G>, house: House, by: 'caller' | 'table'): Next
  /** An action is done. */
  acted(state: State<G>): Next
  /** Whoever is asked has done their part: their partner's comes, or the next in the queue, or the next turn. */
  endPart(state: State<G>): Next
}

/** G4.8, T3.4: news of the round are told when the end is near. */
const NEAR = 2

export function flowOf<G extends Banquet>({ opens, toastPrompts, goesOn }: Joints<G>): Flow<G> {
  function startTurn(state: State<G>, house: House): Next {
    const table: Banquet['table'] = state.table
    table.turn = house
    table.acted = false
    table.looked = false
    return asking(state, opens(state.table, house))
  }

  function nextTurn(state: State<G>): Next {
    const table: Banquet['table'] = state.table
    const first = leftOf(table, table.host)
    const next = leftOf(table, table.turn)
    if (next === first) {
      const { rounds } = table.options
      if (table.round === rounds && !goesOn?.(state.table)) return callToast(state, table.host, 'table')
      table.round++
      if (table.round > rounds - NEAR && table.round <= rounds)
        tell(table, { kind: 'round', round: table.round, of: rounds })
    }
    return startTurn(state, next)
  }

  function nextPrompt(state: State<G>): Next {
    const table: Banquet['table'] = state.table
    const prompt = table.queue.shift()
    if (!prompt) return table.call ? 'drinking' : startTurn(state, leftOf(table, table.host))
    table.stage = prompt.stage
    table.turn = houseOf(table, prompt.seat)
    table.left = prompt.actions
    table.acted = false
    return asking(state, prompt.seat)
  }

  function callToast(state: State<G>, house: House, by: 'caller' | 'table'): Next {
    const table: Banquet['table'] = state.table
    table.call = { house, by, tokens: sure(table.screens[house], 'screen') }
    tell(table, { kind: 'toast', seat: nobleOf(table, house), by })
    table.queue = toastPrompts(state.table, house)
    return 'prompts'
  }

  function acted(state: State<G>): Next {
    const table: Banquet['table'] = state.table
    table.left--
    table.acted = true
    return table.left > 0 ? asking(state, askedOf(state)) : endPart(state)
  }

  function endPart(state: State<G>): Next {
    const table: Banquet['table'] = state.table
    if (table.stage !== 'turn') return 'prompts'
    if (!isTaster(table, askedOf(state))) return nextTurn(state)
    table.left = 1
    table.acted = false
    return asking(state, nobleOf(table, table.turn))
  }

  return { nextPrompt, callToast, acted, endPart }
}

/** The one who is asked: at these tables turns, prompts and goblets are asked of one seat at a time. */
function askedOf({ agenda }: State): Seat {
  return sure(agenda.asked[0], 'seat that is asked')
}

/** The table waits for this seat. */
export function asking(state: State, seat: Seat): 'asked' {
  ask(state, [seat])
  return 'asked'
}

/** One question to each house, in this order, whose character has something to do then. */
export function abilityPrompts<Stage extends 'beginning' | 'before'>(
  table: Pick<Setting, 'nobles'>,
  order: readonly House[],
  stage: Stage,
  characterOf: (house: House) => Pick<Character<unknown, never>, Stage>,
): Prompt<Stage>[] {
  return order.flatMap((house) =>
    characterOf(house)[stage] ? [{ stage, seat: nobleOf(table, house), actions: 1 }] : [],
  )
}
