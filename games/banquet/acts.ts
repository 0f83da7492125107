/** What everybody's moves do to the table, and what an ability costs. */
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat, type State } from '../../kernel/state.ts'
import type { Character } from './characters/character.ts'
import type { Flow } from './flow.ts'
import { behindScreen, peek, pour, rotate, swap } from './goblets.ts'
import { houseOf, members } from './houses.ts'
import { named, rememberTake } from './memory.ts'
import { tell, whisper } from './news.ts'
import type { Banquet, BanquetState, House, Move } from './state.ts'
import type { Sort } from './tokens.ts'

/** The moves that mean the same at every table. */
type Deed = Extract<Move, { readonly kind: 'pour' | 'peek' | 'rotate' | 'swap' | 'toast' | 'pass' | 'take' }>

export interface Acts<G extends Banquet> {
  act(state: State<G>, seat: Seat, move: Deed, chance: Chance): void
  useAbility(state: State<G>, seat: Seat, move: G['move'], chance: Chance): void
}

export function actsOf<G extends Banquet>(
  { acted, callToast, endPart, nextPrompt }: Flow<G>,
  characterOf: (table: G['table'], house: House) => Pick<Character<G['move'], State<G>>, 'play'>,
): Acts<G> {
  function act(state: State<G>, seat: Seat, move: Deed, chance: Chance): void {
    switch (move.kind) {
      case 'pour':
        pour(state, seat, move.token, move.place)
        return poured(state, seat, chance)
      case 'peek':
        peek(state, seat, move.place, 'action')
        return acted(state, chance)
      case 'rotate':
        rotate(state, seat, move.by)
        return acted(state, chance)
      case 'swap':
        swap(state, seat, move.places)
        return acted(state, chance)
      case 'toast':
        return callToast(state, houseOf(state.table, seat), 'caller', chance)
      case 'take':
        take(state, seat, move.token)
        return taken(state, seat, chance)
      case 'pass':
        return pass(state, seat, chance)
    }
  }

  /** C9: the tokens of a double Pour come one after the other and are one action. */
  function poured(state: State<G>, seat: Seat, chance: Chance): void {
    const table: Banquet['table'] = state.table
    if (table.stage !== 'pouring') return acted(state, chance)
    table.pours--
    if (table.pours > 0) return ask(state, [seat])
    table.stage = 'turn'
    acted(state, chance)
  }

  /** Ending a turn, and declining whatever can be declined (G9.1). */
  function pass(state: State<G>, seat: Seat, chance: Chance): void {
    const { table } = state
    if (table.stage === 'taking') {
      tell(table, { kind: 'left it', seat })
      return taken(state, seat, chance)
    }
    tell(table, { kind: 'passed', seat })
    endPart(state, chance)
  }

  function taken(state: State<G>, seat: Seat, chance: Chance): void {
    const table: Banquet['table'] = state.table
    state.hands[seat]!.dipped = null
    table.stage = 'turn'
    acted(state, chance)
  }

  /** What only a character can do: its file says what; here is what it costs. */
  function useAbility(state: State<G>, seat: Seat, move: G['move'], chance: Chance): void {
    const table: Banquet['table'] = state.table
    const house = houseOf(table, seat)
    characterOf(state.table, house).play?.(state, { seat, house }, move, chance)
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

  return { act, useAbility }
}

/** C13: a token of the goblet goes behind the screen. */
function take(state: BanquetState, seat: Seat, token: Sort): void {
  const { table, hands, box } = state
  const house = houseOf(table, seat)
  box.goblets[house]![token]--
  table.taken = house
  rememberTake(state, house, house, token)
  behindScreen(state, house, token, 1)
  for (const member of members(table, house)) {
    const hand = hands[member]!
    hand.had[token]++
    hand.fished = token
    whisper(hand, { kind: 'took', token })
  }
  tell(table, { kind: 'took', seat, goblet: named(table, house) })
}
