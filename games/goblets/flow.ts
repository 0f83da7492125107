/** Who is asked next. */
import type { Chance } from '../../kernel/chance.ts'
import { ask } from '../../kernel/state.ts'
import { characterOf } from './characters/index.ts'
import { clockwise, houseOf, isTaster, leftOf } from './houses.ts'
import type { GobletsState, House, Prompt, Table } from './state.ts'
import { everybodyDrinks } from './toast.ts'

/** G3.5: abilities at the beginning, from the Host clockwise. */
export function beginningPrompts(table: Table): Prompt[] {
  return clockwise(table, table.host).flatMap((house): Prompt[] =>
    characterOf(table, house).beginning ? [{ stage: 'beginning', seat: table.nobles[house]!, actions: 1 }] : [],
  )
}

/** G5.1, G5.2, G8.7: last actions from the caller's left, his own last of all, then abilities before drinking. */
function toastPrompts(table: Table, caller: House): Prompt[] {
  if (table.mode === 'duel' && table.options.finale === 'drink at once') return [] // G7.3
  const order = clockwise(table, leftOf(table, caller))
  const last = order.flatMap((house): Prompt[] =>
    house !== caller && characterOf(table, house).takesLastAction === 'after everybody'
      ? [{ stage: 'hold', seat: table.nobles[house]!, actions: 1 }]
      : lastActions(table, house),
  )
  const before = order.flatMap((house): Prompt[] =>
    characterOf(table, house).before ? [{ stage: 'before', seat: table.nobles[house]!, actions: 1 }] : [],
  )
  return [...last, ...before]
}

function lastActions(table: Table, house: House): Prompt[] {
  const taster = table.tasters[house]
  const action: Prompt = {
    stage: 'last',
    seat: table.nobles[house]!,
    actions: characterOf(table, house).lastActions ?? 1,
  }
  return taster == null ? [action] : [{ stage: 'sip', seat: taster, actions: 1 }, action]
}

/** C16: her last action comes now, or after everybody else's. */
export function hold(state: GobletsState, when: 'now' | 'late', chance: Chance): void {
  const { table } = state
  const mine = lastActions(table, table.turn)
  const others = table.queue.findIndex(({ stage }) => stage === 'before')
  const end = others < 0 ? table.queue.length : others
  table.queue.splice(when === 'now' ? 0 : end, 0, ...mine)
  nextPrompt(state, chance)
}

/** Asks what stands next in the queue; when nothing does, the turns begin or everybody drinks. */
export function nextPrompt(state: GobletsState, chance: Chance): void {
  const { table } = state
  const prompt = table.queue.shift()
  if (!prompt) return table.call ? everybodyDrinks(state, chance) : startTurn(state, leftOf(table, table.host))
  table.stage = prompt.stage
  table.turn = houseOf(table, prompt.seat)
  table.left = prompt.actions
  table.acted = false
  ask(state, [prompt.seat])
}

/** G4.1, G7.2; a pair opens with its Noble (G8.5). */
function startTurn(state: GobletsState, house: House): void {
  const { table } = state
  const pair = table.tasters[house] !== null
  table.turn = house
  table.acted = false
  table.looked = false
  table.leave = false
  table.stage = pair ? 'opening' : 'turn'
  table.left = pair || table.mode === 'duel' ? 1 : 2
  ask(state, [table.nobles[house]!])
}

/** G4.8: news of the round are told when the end is near. */
const NEAR = 2

function nextTurn(state: GobletsState, chance: Chance): void {
  const { table } = state
  const first = leftOf(table, table.host)
  const next = leftOf(table, table.turn)
  if (next === first) {
    const { rounds } = table.options
    if (table.round === rounds) return callToast(state, table.host, 'table', chance)
    table.round++
    if (table.round > rounds - NEAR) table.news.push({ kind: 'round', round: table.round, of: rounds })
  }
  startTurn(state, next)
}

/** G4.6; G4.8 calls it for the Host. */
export function callToast(state: GobletsState, house: House, by: 'caller' | 'table', chance: Chance): void {
  const { table } = state
  table.call = { house, by, tokens: table.screens[house]! }
  table.news.push({ kind: 'toast', seat: table.nobles[house]!, by })
  table.queue = toastPrompts(table, house)
  nextPrompt(state, chance)
}

/** An action is done. */
export function acted(state: GobletsState, chance: Chance): void {
  const { table } = state
  table.left--
  table.acted = true
  if (table.left > 0) return ask(state, [state.agenda.asked[0]!])
  endPart(state, chance)
}

/** Whoever is asked has done his part: his partner's comes, or the next in the queue, or the next turn. */
export function endPart(state: GobletsState, chance: Chance): void {
  const { table } = state
  if (table.stage !== 'turn') return nextPrompt(state, chance)
  if (!isTaster(table, state.agenda.asked[0]!)) return nextTurn(state, chance)
  table.left = 1
  table.acted = false
  ask(state, [table.nobles[table.turn]!])
}
