/** What a seat believes of everybody's role: what it knows for sure, what was claimed, and a count over the cards. */
import { at } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { odds, type Weights } from '../cards.ts'
import { lives } from '../company.ts'
import { canBe, certainties } from '../knowledge.ts'
import { type HoaxView, type Role, roles, type Table } from '../state.ts'

export type Beliefs = readonly (readonly number[])[]

/** What a listener makes of claims. */
export interface Ear {
  /** So many times likelier people may be to claim what they are: one of these, for each of them. */
  readonly credits: readonly number[]
  /** How many of them pretend all evening to be some one role, whoever they are. */
  readonly pretence: number
}

/** How likely each seat is to be each role, by all that this seat knows and has heard. */
export function beliefs(view: HoaxView, ear: Ear): Beliefs {
  return odds(weightsOf(view, ear)).likely
}

/** How well each role suits each seat, by the same: as likely as these any deal is. */
export function weightsOf(view: HoaxView, ear: Ear): Weights {
  return weighing(view, certainties(view), ear)
}

/** The same for somebody who has no card and knows what all know. */
export function publicBeliefs(view: HoaxView, ear: Ear): Beliefs {
  const sure = view.table.denied.map((confessed) => roles.map((role) => Number(!confessed.includes(role))))
  return odds(weighing(view, sure, ear)).likely
}

function weighing({ table }: HoaxView, sure: readonly (readonly number[])[], ear: Ear): Weights {
  const usual = usually(table)
  return sure.map((row, seat) => {
    const suits = suiting(table, seat, ear, usual)
    return row.map((possible, kind) => possible * at(suits, kind))
  })
}

/** The same at a glance, without a count over the cards. */
export function glimpse(view: HoaxView, seats: readonly Seat[], ear: Ear): Beliefs {
  const usual = usually(view.table)
  const all: number[][] = []
  for (const seat of seats) {
    const suits = suiting(view.table, seat, ear, usual).map((suit, kind) =>
      canBe(view, seat, at(roles, kind)) ? suit : 0,
    )
    const sum = suits.reduce((so, suit) => so + suit)
    all[seat] = suits.map((suit) => suit / sum)
  }
  return all
}

/**
 * How well all that somebody has claimed suits each role. How candid they are is found out for each of them alone.
 * However often a mask is worn, it may be no more than a mask.
 */
function suiting(table: Frozen<Table>, seat: Seat, { credits, pretence }: Ear, usual: readonly number[]): number[] {
  const heard = credits.map((credit) => likelihoods(table, seat, credit, usual))
  const candid = roles.map((_, kind) => heard.reduce((sum, suits) => sum + at(suits, kind), 0))
  const mask = candid.reduce((sum, suit) => sum + suit) / roles.length
  return candid.map((suit) => (1 - pretence) * suit + pretence * mask)
}

/**
 * How well all that somebody has claimed suits each role. Whoever claims the truth so many times as often claims all else
 * the less; how often a role is claimed anyway, all at the table together say.
 */
export function likelihoods(
  table: Frozen<Table>,
  seat: Seat,
  credit: number,
  usual: readonly number[] = usually(table),
): number[] {
  const denied = at(table.denied, seat)
  const [acted, reacted] = [at(table.acted, seat), at(table.reacted, seat)]
  const suits = roles.map(() => 1)
  if (credit === 1) return suits
  let pool = 0
  for (const [kind, role] of roles.entries()) if (!denied.includes(role)) pool += at(usual, kind)
  const boosts = usual.map((often) => 1 / (1 + ((credit - 1) * often) / pool))
  for (const [other, role] of roles.entries()) {
    const times = acted[role] + reacted[role]
    if (times === 0) continue
    const habit = (HABIT * at(usual, other)) / pool
    for (const [kind, boost] of boosts.entries()) {
      const often = habit * (other === kind ? credit * boost : boost)
      let suit = at(suits, kind)
      for (let nth = 0; nth < times; nth++) suit *= (often + nth) / (habit + nth)
      suits[kind] = suit
    }
  }
  return suits
}

/** People have habits, whoever they are: the same claim again says less than the first time. */
const HABIT = 20

/** How often each role is claimed at this table, and a few times more, so that the first claims do not weigh too much. */
function usually({ acted, reacted }: Frozen<Table>): number[] {
  return roles.map((role) => {
    let sum = 2
    for (const [seat, deeds] of acted.entries()) sum += deeds[role] + at(reacted, seat)[role]
    return sum
  })
}

/** How many living opponents know that I am not this. */
export function knowers({ table, hand }: HoaxView, role: Role): number {
  return hand.shown.filter((claim) => claim.role === role && lives(table, claim.seat)).length
}
