/** Who is asked next: prompts in their order, turns clockwise, and the Toast that ends them. */
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat, type State } from '../../kernel/state.ts'
import type { Character } from './characters/character.ts'
import { houseOf, isTaster, leftOf } from './houses.ts'
import { tell } from './news.ts'
import type { Banquet, House, Prompt, Setting } from './state.ts'

/** What a game does in its own way at the joints of a course. */
export interface Joints<G extends Banquet> {
  /** The turn of a house begins: lays out what it may do, and says who is asked first. */
  opens(table: G['table'], house: House): Seat
  /** What is asked between the call and the drinking. */
  toastPrompts(table: G['table'], caller: House): Prompt[]
  drink(state: State<G>, chance: Chance): void
  /** Whether a course may go on after its last round of turns; else the table calls the Toast. */
  goesOn?(table: G['table']): boolean
}

export interface Flow<G extends Banquet> {
  /** Asks what stands next in the queue; when nothing does, the turns begin or everybody drinks. */
  nextPrompt(state: State<G>, chance: Chance): void
  callToast(state: State<G>, house: House, by: 'caller' | 'table', chance: Chance): void
  /** An action is done. */
  acted(state: State<G>, chance: Chance): void
  /** Whoever is asked has done his part: his partner's comes, or the next in the queue, or the next turn. */
  endPart(state: State<G>, chance: Chance): void
}

/** G4.8, T3.4: news of the round are told when the end is near. */
const NEAR = 2

export function flowOf<G extends Banquet>({ opens, toastPrompts, drink, goesOn }: Joints<G>): Flow<G> {
  function startTurn(state: State<G>, house: House): void {
    const table: Banquet['table'] = state.table
    table.turn = house
    table.acted = false
    table.looked = false
    ask(state, [opens(state.table, house)])
  }

  function nextTurn(state: State<G>, chance: Chance): void {
    const table: Banquet['table'] = state.table
    const first = leftOf(table, table.host)
    const next = leftOf(table, table.turn)
    if (next === first) {
      const { rounds } = table.options
      if (table.round === rounds && !goesOn?.(state.table)) return callToast(state, table.host, 'table', chance)
      table.round++
      if (table.round > rounds - NEAR && table.round <= rounds)
        tell(table, { kind: 'round', round: table.round, of: rounds })
    }
    startTurn(state, next)
  }

  function nextPrompt(state: State<G>, chance: Chance): void {
    const table: Banquet['table'] = state.table
    const prompt = table.queue.shift()
    if (!prompt) return table.call ? drink(state, chance) : startTurn(state, leftOf(table, table.host))
    table.stage = prompt.stage
    table.turn = houseOf(table, prompt.seat)
    table.left = prompt.actions
    table.acted = false
    ask(state, [prompt.seat])
  }

  function callToast(state: State<G>, house: House, by: 'caller' | 'table', chance: Chance): void {
    const table: Banquet['table'] = state.table
    table.call = { house, by, tokens: table.screens[house]! }
    tell(table, { kind: 'toast', seat: table.nobles[house]!, by })
    table.queue = toastPrompts(state.table, house)
    nextPrompt(state, chance)
  }

  function acted(state: State<G>, chance: Chance): void {
    const table: Banquet['table'] = state.table
    table.left--
    table.acted = true
    if (table.left > 0) return ask(state, [state.agenda.asked[0]!])
    endPart(state, chance)
  }

  function endPart(state: State<G>, chance: Chance): void {
    const table: Banquet['table'] = state.table
    if (table.stage !== 'turn') return nextPrompt(state, chance)
    if (!isTaster(table, state.agenda.asked[0]!)) return nextTurn(state, chance)
    table.left = 1
    table.acted = false
    ask(state, [table.nobles[table.turn]!])
  }

  return { nextPrompt, callToast, acted, endPart }
}

/** One question to each house, in this order, whose character has something to do then. */
export function abilityPrompts<Stage extends 'beginning' | 'before'>(
  { nobles }: Pick<Setting, 'nobles'>,
  order: readonly House[],
  stage: Stage,
  characterOf: (house: House) => Pick<Character<unknown, never>, Stage>,
): Prompt<Stage>[] {
  return order.flatMap((house) => (characterOf(house)[stage] ? [{ stage, seat: nobles[house]!, actions: 1 }] : []))
}
