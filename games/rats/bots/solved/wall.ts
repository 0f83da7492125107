/** A round: every throw that it may come to, each solved when it is first asked for. */
import { at, sure } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { AT_LEAST, MOST, THROWN } from '../../odds.ts'
import { type Claim, DICE } from '../../state.ts'
import type { Answered, Fates, Shares } from './fates.ts'
import { type Learnt, learn } from './learning.ts'
import { get } from './numbers.ts'
import type { Setting } from './throw.ts'
import { afterNone, afterShaking, type Throw } from './throws.ts'
import { better, doubted, UnseenDice } from './unseen.ts'

/** A throw that was solved, and how it is played. */
export interface Solved extends Learnt {
  /** What is announced blind, and what each claim would have brought. */
  readonly blind: Claim
  readonly brings: ReadonlyMap<Claim, Blind>
}

/** What comes of a claim about dice that nobody has seen; and the answer, where it ends everything or goes on with another throw. */
interface Blind {
  readonly value: Shares
  readonly answer?: 'believe' | 'doubt'
}

/** What this giver's throw is worth to everybody. */
export type Appraisal = (giver: Seat, thrown: Throw) => Shares

export class Wall {
  readonly seats: number
  readonly unseen: UnseenDice
  readonly #fates: readonly Fates[]
  readonly #sweeps: number
  readonly #known: Appraisal
  readonly #throws = new Map<number, Solved>()

  /** What throws are worth may be known; else each is solved for it, too. */
  constructor(fates: readonly Fates[], sweeps: number, known?: Appraisal) {
    this.seats = fates.length
    this.#fates = fates
    this.#sweeps = sweeps
    this.#known = known ?? ((giver, thrown) => this.throw(giver, thrown).value)
    this.unseen = new UnseenDice({
      seats: this.seats,
      rats: (giver) => at(fates, giver).rats,
      shaken: (seat, dice, claim) => this.#worth(seat, afterShaking(dice, claim)),
    })
  }

  throw(giver: Seat, thrown: Throw): Solved {
    const index = (giver * (DICE + 1) + thrown.dice) * (MOST + 2) + thrown.floor
    const known = this.#throws.get(index) ?? (thrown.floor > MOST ? this.#vault(giver) : this.#solve(giver, thrown))
    this.#throws.set(index, known)
    return known
  }

  #worth(giver: Seat, thrown: Throw): Shares {
    return thrown.floor > MOST ? this.throw(giver, thrown).value : this.#known(giver, thrown)
  }

  /** What becomes of "none" about so many dice. */
  none(giver: Seat, dice: number): Answered {
    return { ...at(this.#fates, giver).none, believed: this.#worth((giver + 1) % this.seats, afterNone(dice)) }
  }

  #solve(giver: Seat, thrown: Throw): Solved {
    const { dice, floor } = thrown
    const { seats } = this
    const receiver = (giver + 1) % seats
    const none = floor === 0 ? this.none(giver, dice) : undefined
    const announced = floor <= 1 ? at(this.#fates, giver).announced : undefined
    const setting = {
      ...thrown,
      seats,
      giver,
      ...(none && { none }),
      announced,
      rats: Array.from({ length: seats }, (_, hands) => at(this.#fates, (giver + hands) % seats).rats),
      shaken: (hands: number, claim: Claim) => this.#worth((giver + hands) % seats, afterShaking(dice, claim)),
    }
    return this.#learn(setting, (claim) => {
      if (claim === 0) return answered(receiver, sure(none, 'answer to none'), at(at(THROWN, dice), 0))
      return { value: announced ?? this.unseen.told(receiver, dice, claim, 1).value }
    })
  }

  /** R7.2: any number may be said, and whatever is answered ends the game. */
  #vault(giver: Seat): Solved {
    const { vault } = at(this.#fates, giver)
    const { seats } = this
    const setting = { seats, giver, dice: DICE, floor: 1, rats: [vault], shaken: () => vault.isTrue }
    return this.#learn(setting, (claim) => answered((giver + 1) % seats, vault, at(at(AT_LEAST, DICE), claim)))
  }

  #learn(parts: Omit<Setting, 'blind'>, blindly: (claim: Claim) => Blind): Solved {
    const { giver, dice, floor } = parts
    const claims = Array.from({ length: 2 * dice - floor + 1 }, (_, more) => floor + more)
    const brings = new Map(claims.map((claim) => [claim, blindly(claim)]))
    const share = (claim: Claim) => get(sure(brings.get(claim), 'claim').value, giver)
    const blind = claims.reduce((best, claim) => (share(claim) > share(best) ? claim : best))
    const setting = { ...parts, blind: sure(brings.get(blind), 'claim').value }
    return { blind, brings, ...learn(setting, this.#sweeps) }
  }
}

/** What comes of a claim that is true so often, if the receiver answers as is best for them and it ends there. */
function answered(receiver: Seat, fate: Answered, often: number): Blind {
  const [believed, doubt] = [sure(fate.believed, 'end of believing'), doubted(fate, often)]
  const value = better(receiver, believed, doubt)
  return { value, answer: value === doubt ? 'doubt' : 'believe' }
}
