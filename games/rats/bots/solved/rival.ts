/** One seat that does the best there is against a wall and its rounds as all others play them, from the last throw to the first. */
import { at, sure } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { AT_LEAST, MOST, THROWN } from '../../odds.ts'
import { type Claim, DICE } from '../../state.ts'
import { best } from './best.ts'
import type { Answered, Fates, Shares } from './fates.ts'
import { get } from './numbers.ts'
import { lastNone, type Round } from './round.ts'
import type { Act } from './tree.ts'
import { floorsAfterRats, type Parts, type Solved, type Wall } from './wall.ts'

/** What becomes of this one seat. */
interface Mine {
  readonly isTrue: number
  readonly isFalse: number
  readonly believed: number | undefined
}

export class Rival {
  readonly #me: Seat
  readonly #wall: Wall
  readonly #fates: readonly Fates[]
  readonly #throws = new Map<number, number>()
  readonly #unseen = new Map<number, number>()

  /** The fates are those that this seat makes for itself. */
  constructor(me: Seat, wall: Wall, fates: readonly Fates[]) {
    this.#me = me
    this.#wall = wall
    this.#fates = fates
    const { seats } = wall
    for (let giver = 0; giver < seats; giver++) this.#throws.set(this.#index(giver, DICE, MOST + 1), this.#vault(giver))
    for (const { floor, dice } of floorsAfterRats()) {
      if (dice === undefined) this.#reckon(floor)
      else {
        for (let giver = 0; giver < seats; giver++) {
          if (at(fates, giver).announced) continue
          const seen = wall.throw(giver, dice, floor)
          this.#throws.set(this.#index(giver, dice, floor), this.#best(seen, { giver, dice, floor }))
        }
      }
    }
  }

  /** What the round is worth to this seat; as it ends by these fates if it ends with as many brains as it began. */
  round(round: Round, starter: Seat, fates: readonly Fates[]): number {
    const { seats } = this.#wall
    const last = lastNone(seats)
    let next = 0
    for (let nones = last; nones >= 0; nones--) {
      const giver = (starter + nones) % seats
      const { none, announced } = at(fates, giver)
      const parts = nones === last ? { floor: 1 } : { floor: 0, none: { ...none, believed: this.#told(next) } }
      next = this.#best(round.throw(nones), { giver, dice: Math.min(DICE, nones + 1), announced, ...parts })
    }
    return next
  }

  #index(giver: Seat, dice: number, floor: Claim): number {
    return (giver * (DICE + 1) + dice) * (MOST + 2) + floor
  }

  #unseenIndex(seat: Seat, dice: number, claim: Claim, times: number): number {
    return this.#index(seat, dice, claim) * (this.#wall.seats + 1) + times
  }

  /** As everybody's shares, of which only this seat's is known. */
  #told(share: number): Shares {
    return new Float64Array(this.#wall.seats).fill(share)
  }

  #own(shares: Shares): Shares {
    return Float64Array.of(get(shares, this.#me))
  }

  #alone({ isTrue, isFalse, believed }: Answered): Answered {
    return { isTrue: this.#own(isTrue), isFalse: this.#own(isFalse), believed: believed && this.#own(believed) }
  }

  #mine({ isTrue, isFalse, believed }: Answered): Mine {
    const share = (shares: Shares) => get(shares, this.#me)
    return { isTrue: share(isTrue), isFalse: share(isFalse), believed: believed && share(believed) }
  }

  #shaken(seat: Seat, dice: number, claim: Claim): number {
    return sure(this.#throws.get(this.#index(seat, Math.min(DICE, dice + 1), claim + 1)), 'throw')
  }

  #best(seen: Solved, parts: Parts): number {
    const { giver, dice, none, announced } = parts
    const { seats } = this.#wall
    const rats = Array.from({ length: seats }, (_, hands) => this.#alone(at(this.#fates, (giver + hands) % seats).rats))
    return best(this.#me, seen, {
      ...parts,
      seats,
      rats,
      ...(none && { none: this.#alone(none) }),
      announced: announced && this.#own(announced),
      blind: Float64Array.of(this.#blind(seen, parts)),
      shaken: (hands, claim) => Float64Array.of(this.#shaken((giver + hands) % seats, dice, claim)),
    })
  }

  /** Announcing blind: this seat says what is best for it, another what it would. */
  #blind(seen: Solved, parts: Parts): number {
    const { giver, dice, floor, none, announced } = parts
    const receiver = (giver + 1) % this.#wall.seats
    const brings = (claim: Claim) => {
      if (claim === 0)
        return this.#answer(receiver, sure(none, 'none'), at(at(THROWN, dice), 0), seen.brings.get(0)?.answer)
      return announced ? get(announced, this.#me) : this.#heard(receiver, dice, claim, 1)
    }
    return this.#say(giver, floor, dice, seen.blind, brings)
  }

  #vault(giver: Seat): number {
    const seen = this.#wall.throw(giver, DICE, MOST + 1)
    const { vault } = at(this.#fates, giver)
    const receiver = (giver + 1) % this.#wall.seats
    const brings = (claim: Claim) =>
      this.#answer(receiver, vault, at(at(AT_LEAST, DICE), claim), seen.brings.get(claim)?.answer)
    const own = this.#alone(vault)
    return best(this.#me, seen, {
      seats: this.#wall.seats,
      giver,
      dice: DICE,
      floor: 1,
      rats: [own],
      blind: Float64Array.of(this.#say(giver, 1, DICE, seen.blind, brings)),
      shaken: () => own.isTrue,
    })
  }

  #say(giver: Seat, floor: Claim, dice: number, habit: Claim, brings: (claim: Claim) => number): number {
    if (giver !== this.#me) return brings(habit)
    let most = 0
    for (let claim = floor; claim <= 2 * dice; claim++) most = Math.max(most, brings(claim))
    return most
  }

  /** An answer to what is true so often. */
  #answer(
    seat: Seat,
    answered: Answered,
    often: number,
    habit: 'believe' | 'doubt' | undefined,
    goOn?: number,
  ): number {
    const { isTrue, isFalse, believed = goOn } = this.#mine(answered)
    const doubt = often * isTrue + (1 - often) * isFalse
    if (seat === this.#me) return Math.max(doubt, sure(believed, 'what comes of believing'))
    return habit === 'doubt' ? doubt : sure(believed, 'what comes of believing')
  }

  #heard(seat: Seat, dice: number, claim: Claim, times: number): number {
    return sure(this.#unseen.get(this.#unseenIndex(seat, dice, claim, times)), 'answer to what was told')
  }

  #reckon(claim: Claim): void {
    const { seats, unseen } = this.#wall
    for (let dice = Math.ceil(claim / 2); dice <= DICE; dice++) {
      for (let times = seats; times >= 1; times--) {
        for (let seat = 0; seat < seats; seat++) {
          const { answer, then } = unseen.told(seat, dice, claim, times)
          const { rats } = at(this.#fates, (seat + seats - 1) % seats)
          const goOn = rats.believed ? undefined : this.#goOn(seat, dice, claim, times, then)
          const worth = this.#answer(seat, rats, at(at(AT_LEAST, dice), claim), answer, goOn)
          this.#unseen.set(this.#unseenIndex(seat, dice, claim, times), worth)
        }
      }
    }
  }

  #goOn(seat: Seat, dice: number, claim: Claim, times: number, habit: Act): number {
    const { seats } = this.#wall
    const handOn = (next: Claim) => this.#heard((seat + 1) % seats, dice, next, next === claim ? times + 1 : 1)
    const shake = this.#shaken(seat, dice, claim)
    if (seat !== this.#me) return typeof habit === 'number' ? handOn(habit) : shake
    let most = shake
    for (let next = times < seats ? claim : claim + 1; next <= 2 * dice; next++) most = Math.max(most, handOn(next))
    return most
  }
}
