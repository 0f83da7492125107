/**
 * One throw, from the shaking to the next shaking or to a doubt. Nothing that was said before the shaking matters any more, and what
 * follows is a number: so every throw is a game of its own. The giver looks (it costs nothing, and one may shake again), says
 * something; the others answer one after the other, and shake or hand on; and the giver may get their own dice back.
 */
import { at, sure } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { MOST } from '../../odds.ts'
import type { Claim } from '../../state.ts'
import type { Answered, Shares } from './fates.ts'
import type { End, Place, Tree, Way } from './tree.ts'

export interface Setting {
  readonly seats: number
  readonly giver: Seat
  readonly dice: number
  /** The lowest number that is open; 0 is "none". */
  readonly floor: Claim
  /** What becomes of "none", where it is open. */
  readonly none?: Answered
  /** What becomes of rats, by how many hands the dice have gone through before. */
  readonly rats: readonly Answered[]
  /** R4.8: where it ends the game to say rats at all. */
  readonly announced?: Shares | undefined
  /** What it brings to announce blind. */
  readonly blind: Shares
  /** What it brings that whoever got the dice as the n-th shakes after this claim. */
  shaken(hands: number, claim: Claim): Shares
}

/** Through so many hands dice go before they are shaken, at most. */
export const HANDS = 3

/** What a throw may lead to at all: throws of one form have one tree. */
export interface Form extends Pick<Setting, 'seats' | 'dice' | 'floor'> {
  /** Does believing rats end the game, by how many hands they have gone through before? Does announcing them? */
  readonly ending: readonly ('ends' | 'goes on')[]
  readonly announcing: 'ends' | 'goes on'
  /** Somebody who also does what nobody does who plays as we do. */
  readonly wilful?: number
}

export function formOf({ seats, dice, floor, rats, announced }: Setting): Form {
  // However many sit there, dice come to these hands only: by the others a tree grows no differently.
  const ending = rats.slice(0, HANDS + 1).map(({ believed }) => (believed ? 'ends' : 'goes on'))
  return { seats, dice, floor, ending, announcing: announced ? 'ends' : 'goes on' }
}

/**
 * What places are called: by whom the dice were given to, what the giver first said of them, and what is said now. Once the giver has
 * handed on their own dice, only what they first said is remembered of what came before.
 */
export const named = {
  say: 'say',
  none: 'none',
  told: (hands: number, said: Claim, claim: Claim) => `told ${Math.min(hands, HANDS)} ${said} ${claim}`,
  took: (hands: number, said: Claim, claim: Claim) => `took ${hands} ${said} ${claim}`,
  back: (said: Claim, claim: Claim) => `back ${said} ${claim}`,
  toldAgain: (hands: number, said: Claim, claim: Claim) => `told again ${hands} ${said} ${claim}`,
  tookAgain: (hands: number, said: Claim, claim: Claim) => `took again ${hands} ${said} ${claim}`,
}

type Part = (setting: Setting) => Answered
const rats =
  (hands: number): Part =>
  (setting) =>
    at(setting.rats, hands)
const none: Part = (setting) => sure(setting.none, 'answer to none')

function revealed(claim: Claim, part: Part): End {
  return { becomes: (set) => part(set).isTrue, unless: { claim, becomes: (set) => part(set).isFalse } }
}

function believed(part: Part): End {
  return { becomes: (setting) => sure(part(setting).believed, 'end of believing') }
}

/** The same end for the same numbers: what becomes of all there need be written down only once. */
function once(make: (hands: number, claim: Claim) => End): (hands: number, claim: Claim) => End {
  const known = new Map<number, End>()
  return (hands, claim) => {
    const index = hands * (MOST + 2) + claim
    const end = known.get(index) ?? make(hands, claim)
    known.set(index, end)
    return end
  }
}

/** How the dice came to lie before somebody: what the giver first said, whether they have handed on their own since, all that led there. */
interface Course {
  readonly said: Claim
  readonly given: 'once' | 'again'
  readonly past: string
}

/** Lets a tree grow into all that may come of the throw. */
export function grow<T extends Tree>(tree: T, { seats, dice, floor, ending, announcing, wilful }: Form): T {
  const claims = (from: Claim) => Array.from({ length: 2 * dice - from + 1 }, (_, more) => from + more)
  const shaken = once((hands, claim) => ({ becomes: (setting) => setting.shaken(hands, claim) }))
  const doubted = once((hands, claim) => revealed(claim, rats(hands - 1)))
  const accepted = once((hands) => believed(rats(hands - 1)))
  // What led there tells something of the dice to all but the giver, who need only know how often the number was said in a row.
  const pastOf = ({ past }: Course, times: number) => (wilful === 0 ? `${times}` : past)

  const told = (hands: number, course: Course, claim: Claim, times: number): Place => {
    const { said, given } = course
    const name = (given === 'again' ? named.toldAgain : named.told)(hands, said, claim)
    const ways = (): Way[] => [
      ['believe', ending[hands - 1] === 'ends' ? accepted(hands, 0) : took(hands, course, claim, times)],
      ['doubt', doubted(hands, claim)],
    ]
    return tree.decision(name, hands, ways, pastOf(course, times))
  }
  const took = (hands: number, course: Course, claim: Claim, times: number): Place => {
    const { said, given } = course
    const name = (given === 'again' ? named.tookAgain : named.took)(hands, said, claim)
    const handOn = (next: Claim): Way => {
      // R4.6: whoever may not, shakes.
      if (next === claim && times >= seats) return [next, shaken(hands, claim)]
      const inRow = next === claim ? times + 1 : 1
      return [next, hands === seats - 1 ? back(course, next, inRow) : told(hands + 1, course, next, inRow)]
    }
    const ways = (): Way[] => [
      ['shake', shaken(hands, claim)],
      ...(hands < HANDS || hands === seats - 1 ? claims(claim).map(handOn) : []),
    ]
    return tree.decision(name, hands, ways, pastOf(course, times))
  }
  // The giver knows the dice, and hands them on only under a higher number.
  const back = (course: Course, claim: Claim, times: number): Place => {
    const least = wilful === 0 && times < seats ? claim : claim + 1
    const anew = (next: Claim): Way => [
      next,
      told(
        1,
        { ...course, given: 'again', past: `${course.past} ${claim} ${next}` },
        next,
        next === claim ? times + 1 : 1,
      ),
    ]
    const ways = (): Way[] => [
      ['doubt', doubted(seats, claim)],
      ...(ending[seats - 1] === 'ends'
        ? [['believe', accepted(seats, 0)] as const]
        : [['shake', shaken(seats, claim)] as const, ...claims(least).map(anew)]),
    ]
    return tree.decision(named.back(course.said, claim), 0, ways, pastOf(course, times))
  }
  const say = (claim: Claim): Way => {
    if (claim > 0)
      return [
        claim,
        announcing === 'ends' ? announcement : told(1, { said: claim, given: 'once', past: `${claim}` }, claim, 1),
      ]
    const ways = (): Way[] => [
      ['believe', believed(none)],
      ['doubt', revealed(0, none)],
    ]
    return [claim, tree.decision(named.none, 1, ways)]
  }
  tree.decision(named.say, 0, () => [['shake', { becomes: ({ blind }) => blind }], ...claims(floor).map(say)])
  return tree
}

const announcement: End = { becomes: ({ announced }) => sure(announced, 'end of announcing') }
