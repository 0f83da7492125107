/** What everybody's moves do to the table, and what an ability costs. */

import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Seat, State } from '../../kernel/state.ts'
import type { Character } from './characters/character.ts'
import { asking, type Flow, type Next } from './flow.ts'
import { behindScreen, peek, pour, rotate, swap } from './goblets.ts'
import { houseOf, members } from './houses.ts'
import { named, rememberTake } from './memory.ts'
import { tell, whisper } from './news.ts'
import type { Banquet, BanquetState, House, Move } from './state.ts'
import type { Sort } from './tokens.ts'

/** The moves that mean the same at every table. */
type SharedMove = Extract<Move, { readonly kind: 'pour' | 'peek' | 'rotate' | 'swap' | 'toast' | 'pass' | 'take' }>

export interface Acts<G extends Banquet> {
  act(state: State<G>, seat: Seat, move: SharedMove): Next
  useAbility(state: State<G>, seat: Seat, move: G['move'], chance: Chance): Next
}

export function actsOf<G extends Banquet>(
  { acted, callToast, endPart }: Pick<Flow<G>, 'acted' | 'callToast' | 'endPart'>,
  characterOf: (table: G['table'], house: House) => Pick<Character<G['move'], State<G>>, 'play'>,
): Acts<G> {
  function act(state: State<G>, seat: Seat, move: SharedMove): Next {
    switch (move.kind) {
      case 'pour':
        pour(state, seat, move.token, move.place)
        return poured(state, seat)
      case 'peek':
        peek(state, seat, move.place, 'action')
        return acted(state)
      case 'rotate':
        rotate(state, seat, move.by)
        return acted(state)
      case 'swap':
        swap(state, seat, move.places)
        return acted(state)
      case 'toast':
        return callToast(state, houseOf(state.table, seat), 'caller')
      case 'take':
        take(state, seat, move.token)
        return taken(state, seat)
      case 'pass':
        return pass(state, seat)
    }
  }

  /** C9: the tokens of a double Pour come one after the other and are one action. */
  function poured(state: State<G>, seat: Seat): Next {
    const table: Banquet['table'] = state.table
    if (table.stage !== 'pouring') return acted(state)
    table.pours--
    if (table.pours > 0) return asking(state, seat)
    table.stage = 'turn'
    return acted(state)
  }

  /** Ending a turn, and declining whatever can be declined (G9.1). */
  function pass(state: State<G>, seat: Seat): Next {
    const { table } = state
    if (table.stage === 'taking') {
      tell(table, { kind: 'left it', seat })
      return taken(state, seat)
    }
    tell(table, { kind: 'passed', seat })
    return endPart(state)
  }

  function taken(state: State<G>, seat: Seat): Next {
    const table: Banquet['table'] = state.table
    sure(state.hands[seat], 'hand').dipped = null
    table.stage = 'turn'
    return acted(state)
  }

  /** What only a character can do: its file says what; here is what it costs. */
  function useAbility(state: State<G>, seat: Seat, move: G['move'], chance: Chance): Next {
    const table: Banquet['table'] = state.table
    const house = houseOf(table, seat)
    characterOf(state.table, house).play?.(state, { seat, house }, move, chance)
    if (table.stage === 'beginning' || table.stage === 'before') return 'prompts'
    switch (move.kind) {
      case 'double pour':
        table.stage = 'pouring'
        table.pours = 2
        return asking(state, seat)
      case 'dip':
        table.stage = 'taking'
        return asking(state, seat)
      case 'look':
        return asking(state, seat) // G9.3: free
      default:
        return acted(state)
    }
  }

  return { act, useAbility }
}

/** C13: a token of the goblet goes behind the screen. */
function take(state: BanquetState, seat: Seat, token: Sort): void {
  const { table, hands, box } = state
  const house = houseOf(table, seat)
  sure(box.goblets[house], 'goblet')[token]--
  table.taken = house
  rememberTake(state, house, house, token)
  behindScreen(state, house, token, 1)
  for (const member of members(table, house)) {
    const hand = sure(hands[member], 'hand')
    hand.had[token]++
    hand.fished = token
    whisper(hand, { kind: 'took', token })
  }
  tell(table, { kind: 'took', seat, goblet: named(table, house) })
}
