/** The preliminaries of a round: goblets, napkins, the bag (T1), and in the duel what is split (T5.1). */
import { sure } from '../../kernel/at.ts'
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { answered, ask, type Seat } from '../../kernel/state.ts'
import { clockwise, houseOf, members, nobleOf } from '../banquet/houses.ts'
import { bareHand, clearedTable } from '../banquet/laid.ts'
import { HOUSES, type House } from '../banquet/state.ts'
import { count, counted, listed, type Tokens, tokens } from '../banquet/tokens.ts'
import { BAGS, drawHand, drawOne, putBack } from './bag.ts'
import { dialOf, freshNotes } from './dial.ts'
import type { Next, Table, ToastState } from './state.ts'

/** T1.1 */
export const ROUNDS = 3
/** T1.4 */
const MOST_REDRAWS = 3

export function roundsOf({ mode, options }: Pick<Table, 'mode' | 'options'>): number {
  return mode === 'duel' ? options.match : ROUNDS // T5.4
}

/** T4.3: the third round counts double; a duel has no such round (T5.4). */
export function isDoubled({ mode, course }: Pick<Table, 'mode' | 'course'>): boolean {
  return mode !== 'duel' && course === ROUNDS
}

export function setRound(state: ToastState, chance: Chance): Next {
  const { table, hands, box } = state
  const duel = table.mode === 'duel'
  const places = Array.from({ length: duel ? HOUSES : table.nobles.length }, (_, place) => place)
  Object.assign(table, clearedTable(), {
    rings: !duel && table.options.rings ? [...places] : null,
    dial: dialOf(table),
    standing: places.map(() => true),
    emptied: places.map(() => null),
    screens: table.nobles.map(() => 0),
    out: hands.map(() => false),
    redraws: 0,
    again: table.nobles.map(() => false),
    chain: [],
    busy: 'free',
    breaches: table.nobles.map(() => 0),
  } satisfies Partial<Table>)
  for (const hand of hands) Object.assign(hand, bareHand(), { returned: tokens() })
  box.goblets = places.map(() => tokens())
  box.notes = freshNotes(state)
  box.bag = duel ? tokens() : { ...BAGS[table.options.bag] } // T1.2: all tokens are back
  const host = nobleOf(table, table.host)
  table.news.push({ kind: 'course', course: table.course, of: roundsOf(table), host, doubled: isDoubled(table) })
  if (table.mode === 'pairs') {
    table.news.push({ kind: 'pairs', nobles: [...table.nobles], tasters: [...table.tasters] })
  }
  if (duel) return layOutDuel(state, chance)
  for (const house of clockwise(table, table.host)) takeUp(state, house, drawHand(box.bag, chance))
  return askAgain(state)
}

/** This is under the napkin of a house from now on. */
function takeUp({ table, hands }: ToastState, house: House, handful: Tokens): void {
  table.screens[house] = count(handful)
  for (const seat of members(table, house)) {
    const hand = sure(hands[seat], 'hand')
    hand.tokens = { ...handful }
    hand.had = { ...handful }
    if (table.mode !== 'duel') hand.news.push({ kind: 'drew', tokens: { ...handful } })
  }
}

/** T5.1: 6 poison and 6 antidote are split equally; 5 clear and the Deadly Poison are the primer. */
function layOutDuel(state: ToastState, chance: Chance): Next {
  const { table, box } = state
  for (const house of table.nobles.keys()) takeUp(state, house, duelHand(table.nobles.length))
  box.goblets = shuffle(listed(duelPrimer()), chance).map((token) => counted([token]))
  return 'prompts'
}

export const duelHand = (players: number): Tokens => tokens(0, HOUSES / players, HOUSES / players)
export const duelPrimer = (): Tokens => ({ ...tokens(HOUSES - 1), ogre: 1 })

/** T1.4: all together; T7.1: the noble decides. */
function askAgain(state: ToastState): Next {
  state.table.stage = 'redraw'
  ask(state, state.table.nobles)
  return 'asked'
}

/** T1.4: nobody draws before all have said, so it does not matter who says it first. */
export function decideHand(state: ToastState, seat: Seat, what: 'keep' | 'again', chance: Chance): Next {
  const { table } = state
  if (what === 'again') table.again[houseOf(table, seat)] = true
  answered(state, seat)
  if (state.agenda.asked.length > 0) return 'asked'
  const eager = clockwise(table, table.host).filter((house) => table.again[house])
  if (eager.length === 0) return prime(state, chance)
  redraw(state, eager, chance)
  return table.redraws < MOST_REDRAWS ? askAgain(state) : prime(state, chance)
}

function redraw(state: ToastState, eager: readonly House[], chance: Chance): void {
  const { table, hands, box } = state
  for (const house of eager) putBack(box.bag, sure(hands[nobleOf(table, house)], 'hand').tokens)
  for (const house of eager) takeUp(state, house, drawHand(box.bag, chance))
  table.again.fill(false)
  table.redraws++
  table.news.push({ kind: 'redrawn', seats: eager.map((house) => nobleOf(table, house)) })
}

/** T1.5 */
function prime({ box }: ToastState, chance: Chance): Next {
  box.goblets = box.goblets.map(() => counted([drawOne(box.bag, chance)]))
  return 'grievances'
}
