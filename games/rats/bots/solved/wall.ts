/** All of a round that may come once somebody has announced rats: every throw, solved from the last to the first. */
import { at, sure } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { AT_LEAST, MOST, THROWN } from '../../odds.ts'
import { type Claim, DICE } from '../../state.ts'
import type { Answered, Fates, Shares } from './fates.ts'
import { type Learnt, learn } from './learning.ts'
import { get } from './numbers.ts'
import type { Setting } from './throw.ts'
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

export type Parts = Pick<Setting, 'giver' | 'dice' | 'floor' | 'none' | 'announced'>

/**
 * In which order a wall is solved: from the highest floor down, first what is handed on unseen under that number (without dice), then
 * the throws that begin above the number before. A throw of fewer dice than all has one more than the number was said of.
 */
export function* floorsAfterRats(): Iterable<{ floor: Claim; dice?: number }> {
  for (let floor = MOST; floor >= 1; floor--) {
    yield { floor }
    if (floor === 1) return
    for (let dice = 2; dice <= DICE; dice++) if (floor < 2 * dice || dice === DICE) yield { floor, dice }
  }
}

/** How long everybody learns; at tables that were not solved as a whole it is of little use. */
const sweepsFor = (seats: number) => (seats > 4 ? 8 : Math.round(200 / seats))

export class Wall {
  readonly seats: number
  readonly unseen: UnseenDice
  readonly #fates: readonly Fates[]
  readonly #vault: Solved[] = []
  /** By giver, dice and floor. */
  readonly #throws: (Solved | undefined)[] = []

  constructor(fates: readonly Fates[]) {
    this.seats = fates.length
    this.#fates = fates
    this.unseen = new UnseenDice({
      seats: this.seats,
      rats: (giver) => at(fates, giver).rats,
      shaken: (seat, dice, claim) => this.shaken(seat, dice, claim),
    })
    for (let giver = 0; giver < this.seats; giver++) this.#vault.push(this.#solveVault(giver))
    for (const { floor, dice } of floorsAfterRats()) {
      if (dice === undefined) this.unseen.reckon(floor)
      else this.#solveAll(dice, floor)
    }
  }

  /** The throw of a giver who has accepted rats; the floor above all numbers is the vault. */
  throw(giver: Seat, dice: number, floor: Claim): Solved {
    if (floor > MOST) return at(this.#vault, giver, 'vault')
    return sure(this.#throws[this.#index(giver, dice, floor)], 'throw')
  }

  /** What it brings that this seat shakes, after it believed this of so many dice. */
  shaken(seat: Seat, dice: number, claim: Claim): Shares {
    return this.throw(seat, Math.min(DICE, dice + 1), claim + 1).value
  }

  /** A throw about which rats may be announced, and perhaps "none". */
  solve(parts: Parts): Solved {
    const { giver, dice, none, announced } = parts
    const { seats } = this
    const receiver = (giver + 1) % seats
    return this.#learn(
      {
        ...parts,
        seats,
        rats: Array.from({ length: seats }, (_, hands) => at(this.#fates, (giver + hands) % seats).rats),
        shaken: (hands, claim) => this.shaken((giver + hands) % seats, dice, claim),
      },
      (claim) => {
        if (claim === 0) return answered(receiver, sure(none, 'answer to none'), at(at(THROWN, dice), 0))
        return { value: announced ?? this.unseen.told(receiver, dice, claim, 1).value }
      },
    )
  }

  #solveAll(dice: number, floor: Claim): void {
    for (let giver = 0; giver < this.seats; giver++) {
      // Who had one brain is mad, having accepted rats.
      if (at(this.#fates, giver).announced) continue
      this.#throws[this.#index(giver, dice, floor)] = this.solve({ giver, dice, floor })
    }
  }

  /** R7.2: any number may be said, and whatever is answered ends the game. */
  #solveVault(giver: Seat): Solved {
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
    return { blind, brings, ...learn(setting, sweepsFor(this.seats)) }
  }

  #index(giver: Seat, dice: number, floor: Claim): number {
    return (giver * (DICE + 1) + dice) * (MOST + 1) + floor
  }
}

/** What comes of a claim that is true so often, if the receiver answers as is best for them and it ends there. */
function answered(receiver: Seat, fate: Answered, often: number): Blind {
  const [believed, doubt] = [sure(fate.believed, 'end of believing'), doubted(fate, often)]
  const value = better(receiver, believed, doubt)
  return { value, answer: value === doubt ? 'doubt' : 'believe' }
}
