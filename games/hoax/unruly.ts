/** Random games for tests in which people interrupt each other every other time. */
import { at } from '../../kernel/at.ts'
import { type Chance, pick, seeded } from '../../kernel/chance.ts'
import { play } from '../../kernel/match.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { living } from './company.ts'
import { hoax } from './index.ts'
import { choices, setup } from './setup.ts'
import { asides, type HoaxState, type Move, type Options, sorts } from './state.ts'

/** What must hold in every game of Hoax. */
export function demand(holds: boolean, wrong: string): asserts holds {
  if (!holds) throw new Error(wrong)
}

const interrupts = ({ kind }: Move) => asides.some((aside) => aside === kind)

/** Half of the time somebody interrupts, asked or not; unmasking comes seldom, else nobody would be left. */
function step(state: HoaxState, chance: Chance): { seat: Seat; move: Move } {
  const someone = pick(living(state.table), chance)
  const open = chance(2) === 0 ? hoax.moves(look(state, someone)).filter(interrupts) : []
  const kinds = [...new Set(open.map(({ kind }) => kind))].filter((kind) => kind !== 'unmask' || chance(40) === 0)
  if (kinds.length > 0) {
    const kind = pick(kinds, chance)
    const those = open.filter((move) => move.kind === kind)
    return { seat: someone, move: pick(those, chance) }
  }
  const seat = pick(state.agenda.asked, chance)
  const answers = hoax.moves(look(state, seat)).filter((move) => !interrupts(move))
  demand(answers.length > 0, `seat ${seat} is asked at ${state.table.stage} and has no answer`)
  return { seat, move: pick(answers, chance) }
}

/** Enough for everybody to take one at first. */
const KEPT = 12

/** Some have tokens already, so that packs are there to be spent; some games are in their last round. */
function tableOf(seed: number): HoaxState {
  const chance = seeded(seed)
  const seats = 3 + (seed % 10)
  const options = Object.entries(choices(seats)).map(([key, values]) => [key, pick<unknown>(values, chance)])
  const state = setup(seats, Object.fromEntries(options) as Options, chance)
  const { table } = state
  for (let given = chance(40); given > 0; given--) {
    const sort = pick(sorts, chance)
    if (table.store[sort] === KEPT) continue
    table.store[sort]--
    at(table.purses, chance(seats))[sort]++
  }
  if (chance(4) === 0) table.round = table.options.rounds
  return state
}

/**
 * Plays so many games, of all sizes and with all options, and looks around after every step. Most accusations of the
 * truth are thought better of, else few games would last.
 */
export function unruly(from: number, games: number, check: (state: HoaxState, chance: Chance) => void): void {
  for (let seed = from; seed < from + games; seed++) {
    const state = tableOf(seed)
    const chance = seeded(~seed)
    const aside = seeded(seed ^ 0x5a5a)
    check(state, aside)
    while (!hoax.ranking(state.table)) {
      const { seat, move } = step(state, chance)
      const proof = move.kind === 'accuse' && state.hands[move.seat]?.role === move.role
      if (proof && chance(16) > 0) continue
      play(hoax, state, seat, move, chance)
      check(state, aside)
    }
  }
}
