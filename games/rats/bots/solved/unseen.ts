/**
 * Dice that nobody has seen. Then nothing is hidden that anybody knows, and everybody reckons alike: each answer and each handing on
 * is the best there is, from the end of it backwards.
 */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { AT_LEAST } from '../../odds.ts'
import { type Claim, DICE } from '../../state.ts'
import type { Answered, Shares } from './fates.ts'
import { get } from './numbers.ts'
import type { Act } from './tree.ts'

/** What one does who is told a number of dice that nobody has seen. */
export interface Reckoned {
  readonly answer: 'believe' | 'doubt'
  /** After believing, wisely or not. */
  readonly then: Act
  readonly value: Shares
}

export interface Unseen {
  readonly seats: number
  /** What becomes of rats that this seat gives. */
  rats(giver: Seat): Answered
  /** What it brings that this seat shakes after having believed the claim. */
  shaken(seat: Seat, dice: number, claim: Claim): Shares
}

/** The better for this seat; the first where both are as good. */
export function better(seat: Seat, one: Shares, other: Shares): Shares {
  return get(other, seat) > get(one, seat) ? other : one
}

/** What doubting brings, if it is true so often. */
export function doubted({ isTrue, isFalse }: Omit<Answered, 'believed'>, often: number): Shares {
  return isTrue.map((share, seat) => often * share + (1 - often) * get(isFalse, seat))
}

export class UnseenDice {
  readonly #game: Unseen
  readonly #reckoned: (Reckoned | undefined)[] = []

  constructor(game: Unseen) {
    this.#game = game
  }

  /** The seat was told this number of so many dice, which was said so many times in a row (R4.6). */
  told(seat: Seat, dice: number, claim: Claim, times: number): Reckoned {
    const { seats } = this.#game
    const index = ((seat * (DICE + 1) + dice) * (2 * DICE + 1) + claim) * (seats + 1) + times
    const known = this.#reckoned[index] ?? this.#decide(seat, dice, claim, times)
    this.#reckoned[index] = known
    return known
  }

  #decide(seat: Seat, dice: number, claim: Claim, times: number): Reckoned {
    const { seats } = this.#game
    const rats = this.#game.rats((seat + seats - 1) % seats)
    let [then, believed]: [Act, Shares | undefined] = ['shake', rats.believed]
    if (!believed) {
      believed = this.#game.shaken(seat, dice, claim)
      for (let next = times < seats ? claim : claim + 1; next <= 2 * dice; next++) {
        const { value } = this.told((seat + 1) % seats, dice, next, next === claim ? times + 1 : 1)
        if (better(seat, believed, value) === value) [then, believed] = [next, value]
      }
    }
    const doubt = doubted(rats, at(at(AT_LEAST, dice), claim))
    const value = better(seat, believed, doubt)
    return { answer: value === doubt ? 'doubt' : 'believe', then, value }
  }
}
