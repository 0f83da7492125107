/** One seat that does the best there is against a wall and its rounds as all others play them, from the last throw to the first. */
import { at, sure } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { AT_LEAST, MOST, THROWN } from '../../odds.ts'
import { type Claim, DICE } from '../../state.ts'
import { best, bestByRats } from './best.ts'
import type { Answered, Fates, Shares } from './fates.ts'
import { get, type Numbers } from './numbers.ts'
import { Opening } from './opening.ts'
import { named, type Setting } from './throw.ts'
import { afterShaking, type Throw, throws } from './throws.ts'
import type { Act } from './tree.ts'
import type { Solved, Wall } from './wall.ts'

/** Nearer nothing is reckoned. */
const SAME = 1e-9
const VAULT: Throw = { dice: DICE, floor: MOST + 1 }

/** What becomes of this one seat. */
interface Mine {
  readonly isTrue: number
  readonly isFalse: number
  readonly believed: number | undefined
}

/** Whether that seat does the best there is, or what all others would do there: so that both can be compared. */
export type Manner = 'best' | 'as all do'

export class Rival {
  readonly #me: Seat
  readonly #wilful: Seat | 'nobody'
  readonly #wall: Wall
  readonly #fates: readonly Fates[]
  readonly #throws = new Map<number, number>()
  readonly #unseen = new Map<number, number>()
  readonly #openings = new Map<number, Opening>()

  /** The fates are those that this seat makes for itself. */
  constructor(me: Seat, wall: Wall, fates: readonly Fates[], manner: Manner = 'best') {
    this.#me = me
    this.#wilful = manner === 'best' ? me : 'nobody'
    this.#wall = wall
    this.#fates = fates
    for (let giver = 0; giver < wall.seats; giver++) this.#throws.set(this.#index(giver, VAULT), this.#vault(giver))
    for (const thrown of throws) {
      if (thrown.floor < 2) continue
      for (let giver = 0; giver < wall.seats; giver++) {
        // Who had one brain is mad, having accepted rats.
        if (!at(fates, giver).announced) this.#throws.set(this.#index(giver, thrown), this.#best(giver, thrown))
      }
    }
  }

  /** What the round is worth to this seat; as it ends by these fates if it ends with as many brains as it began. */
  round(starter: Seat, fates: readonly Fates[]): number {
    const { seats } = this.#wall
    // R8.4: after so many accepted "none"s it may not be said again.
    const last = 3 * seats + DICE - 1
    let next = this.#last((starter + last) % seats)
    const lately = new Map<Seat, number>()
    let [nones, unchanged] = [last, 0]
    while (nones > 0) {
      const giver = (starter + --nones) % seats
      const none = { ...at(fates, giver).none, believed: new Float64Array(seats).fill(next) }
      next = this.#open(giver, Math.min(DICE, nones + 1), none)
      unchanged = Math.abs(next - (lately.get(giver) ?? 1)) < SAME ? unchanged + 1 : 0
      lately.set(giver, next)
      // With all dice in the wall each time is like the last, and the end soon so far away that nobody thinks of it.
      if (unchanged < seats || nones < DICE) continue
      nones = DICE - 1
      next = sure(lately.get((starter + nones) % seats), 'giver')
    }
    return next
  }

  #index(giver: Seat, { dice, floor }: Throw): number {
    return (giver * (DICE + 1) + dice) * (MOST + 2) + floor
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
    return sure(this.#throws.get(this.#index(seat, afterShaking(dice, claim))), 'throw')
  }

  #best(giver: Seat, thrown: Throw): number {
    const seen = this.#wall.throw(giver, thrown)
    return best(this.#wilful, seen, this.#setting(giver, thrown, this.#blind(giver, thrown, seen, undefined)))
  }

  /** The throw after which "none" may not be said any more. */
  #last(giver: Seat): number {
    const thrown = { dice: DICE, floor: 1 }
    const index = this.#index(giver, thrown)
    const worth = this.#throws.get(index) ?? this.#best(giver, thrown)
    this.#throws.set(index, worth)
    return worth
  }

  /** A throw before anybody has said rats. */
  #open(giver: Seat, dice: number, none: Answered): number {
    const thrown = { dice, floor: 0 }
    const seen = this.#wall.throw(giver, thrown)
    const index = this.#index(giver, thrown)
    const opening = this.#openings.get(index) ?? this.#opening(giver, thrown, seen)
    this.#openings.set(index, opening)
    return opening.worth(this.#blind(giver, thrown, seen, none), this.#none(giver, dice, seen, opening, none))
  }

  #opening(giver: Seat, thrown: Throw, seen: Solved): Opening {
    const nothing = Float64Array.of(0)
    const setting = this.#setting(giver, thrown, 0)
    const none = { isTrue: nothing, isFalse: nothing, believed: nothing }
    const rats = bestByRats(this.#wilful, seen, { ...setting, none })
    return new Opening(thrown.dice, giver === this.#wilful ? 'me' : 'another', seen, rats)
  }

  /** What becomes of "none", by the number of rats. */
  #none(giver: Seat, dice: number, { tree, habits }: Solved, opening: Opening, answered: Answered): Numbers {
    const { isTrue, isFalse, believed } = this.#mine(answered)
    const accepted = new Float64Array(tree.counts).fill(sure(believed, 'what comes of believing'))
    const doubted = accepted.map((_, rats) => (rats === 0 ? isTrue : isFalse))
    if ((giver + 1) % this.#wall.seats === this.#wilful) {
      const often = opening.denied(at(THROWN, dice))
      const brings = (worth: Numbers) => worth.reduce((sum, share, rats) => sum + share * get(often, rats), 0)
      return brings(doubted) > brings(accepted) ? doubted : accepted
    }
    const place = sure(tree.find(named.none), 'answer to none')
    const believes = get(habits, place.habits + place.acts.indexOf('believe'))
    return accepted.map((share, rats) => believes * share + (1 - believes) * get(doubted, rats))
  }

  #setting(giver: Seat, thrown: Throw, blind: number): Setting {
    const { seats } = this.#wall
    const announced = thrown.floor <= 1 ? at(this.#fates, giver).announced : undefined
    return {
      ...thrown,
      seats,
      giver,
      rats: Array.from({ length: seats }, (_, hands) => this.#alone(at(this.#fates, (giver + hands) % seats).rats)),
      announced: announced && this.#own(announced),
      blind: Float64Array.of(blind),
      shaken: (hands, claim) => Float64Array.of(this.#shaken((giver + hands) % seats, thrown.dice, claim)),
    }
  }

  /** Announcing blind: this seat says what is best for it, another what it would. */
  #blind(giver: Seat, { dice, floor }: Throw, seen: Solved, none: Answered | undefined): number {
    const receiver = (giver + 1) % this.#wall.seats
    const announced = floor <= 1 ? at(this.#fates, giver).announced : undefined
    const brings = (claim: Claim) => {
      if (claim === 0)
        return this.#answer(receiver, sure(none, 'none'), at(at(THROWN, dice), 0), seen.brings.get(0)?.answer)
      return announced ? get(announced, this.#me) : this.#heard(receiver, dice, claim, 1)
    }
    return this.#say(giver, floor, dice, seen.blind, brings)
  }

  #vault(giver: Seat): number {
    const seen = this.#wall.throw(giver, VAULT)
    const { vault } = at(this.#fates, giver)
    const receiver = (giver + 1) % this.#wall.seats
    const brings = (claim: Claim) =>
      this.#answer(receiver, vault, at(at(AT_LEAST, DICE), claim), seen.brings.get(claim)?.answer)
    const own = this.#alone(vault)
    return best(this.#wilful, seen, {
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
    if (giver !== this.#wilful) return brings(habit)
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
    if (seat === this.#wilful) return Math.max(doubt, sure(believed, 'what comes of believing'))
    return habit === 'doubt' ? doubt : sure(believed, 'what comes of believing')
  }

  #heard(seat: Seat, dice: number, claim: Claim, times: number): number {
    const { seats, unseen } = this.#wall
    const index = ((seat * (DICE + 1) + dice) * (MOST + 1) + claim) * (seats + 1) + times
    const known = this.#unseen.get(index)
    if (known !== undefined) return known
    const { answer, then } = unseen.told(seat, dice, claim, times)
    const { rats } = at(this.#fates, (seat + seats - 1) % seats)
    const goOn = rats.believed ? undefined : this.#goOn(seat, dice, claim, times, then)
    const worth = this.#answer(seat, rats, at(at(AT_LEAST, dice), claim), answer, goOn)
    this.#unseen.set(index, worth)
    return worth
  }

  #goOn(seat: Seat, dice: number, claim: Claim, times: number, habit: Act): number {
    const { seats } = this.#wall
    const handOn = (next: Claim) => this.#heard((seat + 1) % seats, dice, next, next === claim ? times + 1 : 1)
    const shake = this.#shaken(seat, dice, claim)
    if (seat !== this.#wilful) return typeof habit === 'number' ? handOn(habit) : shake
    let most = shake
    for (let next = times < seats ? claim : claim + 1; next <= 2 * dice; next++) most = Math.max(most, handOn(next))
    return most
  }
}
