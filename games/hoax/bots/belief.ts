/** What a seat believes of everybody's role: what it knows for sure, what was claimed, and a count over the cards. */
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { odds } from '../cards.ts'
import { listed } from '../chain.ts'
import { lives } from '../company.ts'
import { certainties } from '../knowledge.ts'
import { type HoaxView, type Role, roles, type Table } from '../state.ts'

export type Beliefs = readonly (readonly number[])[]

/** How many times likelier people may be to claim what they are. */
export type Credits = readonly number[]

/**
 * How likely each seat is to be each role, if people claim what they are so many times as often as anything else. Of
 * several such figures each counts as much as all the claims at this table bear it out.
 */
export function beliefs(view: HoaxView, credits: Credits): Beliefs {
  return reading(view, certainties(view), credits)
}

/** The same for somebody who has no card and knows what all know. */
export function publicBeliefs(view: HoaxView, credits: Credits): Beliefs {
  const sure = view.table.denied.map((confessed) => roles.map((role) => Number(!confessed.includes(role))))
  return reading(view, sure, credits)
}

function reading({ table }: HoaxView, sure: readonly (readonly number[])[], credits: Credits): Beliefs {
  const usual = usually(table)
  const readings = credits.map((credit) =>
    odds(
      sure.map((row, seat) => {
        const suits = likelihoods(table, seat, credit, usual)
        return row.map((possible, kind) => possible * suits[kind]!)
      }),
    ),
  )
  const all = readings.reduce((sum, { ways }) => sum + ways, 0)
  return sure.map((row, seat) =>
    row.map((_, kind) => readings.reduce((sum, { likely, ways }) => sum + (ways / all) * likely[seat]![kind]!, 0)),
  )
}

/**
 * How well all that somebody has claimed suits each role. Whoever claims what he is so many times as often claims all else
 * the less; how often a role is claimed anyway, all at the table together say.
 */
export function likelihoods(table: Frozen<Table>, seat: Seat, credit: number, usual = usually(table)): number[] {
  const denied = table.denied[seat]!
  let pool = 0
  const own = roles.map((role) => table.acted[seat]![role] + table.reacted[seat]![role])
  for (const [kind, role] of roles.entries()) if (!denied.includes(role)) pool += usual[kind]!
  return own.map((_, kind) => {
    let suits = 1
    for (let other = 0; other < own.length; other++) {
      if (own[other] === 0) continue
      const boost = (other === kind ? credit : 1) / (1 + ((credit - 1) * usual[kind]!) / pool)
      const habit = (HABIT * usual[other]!) / pool
      for (let nth = 0; nth < own[other]!; nth++) suits *= (habit * boost + nth) / (habit + nth)
    }
    return suits
  })
}

/** People have habits, whoever they are: the same claim again says less than the first time. */
const HABIT = 20

/** How often each role is claimed at this table, and a few times more, so that the first claims do not weigh too much. */
function usually({ acted, reacted }: Frozen<Table>): number[] {
  return roles.map((role) => {
    let sum = 2
    for (const [seat, deeds] of acted.entries()) sum += deeds[role] + reacted[seat]![role]
    return sum
  })
}

/** How likely an opponent is to think that I am what I am: what he was shown of me and what I have claimed. */
function exposure({ table, hand, seat }: HoaxView, to: Seat, suits: readonly number[]): number {
  let all = 0
  let own = 0
  for (const [kind, role] of roles.entries()) {
    if (table.denied[seat]!.includes(role) || listed(hand.shown, to, role)) continue
    all += suits[kind]!
    if (role === hand.role) own = suits[kind]!
  }
  return own / all
}

/** How well the one who knows my face best knows it. */
export function danger(view: HoaxView, credit: number): number {
  const suits = likelihoods(view.table, view.seat, credit)
  let most = 0
  for (let other = 0; other < view.seats; other++) {
    if (other !== view.seat && lives(view.table, other)) most = Math.max(most, exposure(view, other, suits))
  }
  return most
}

/** How many living opponents know that I am not this. */
export function knowers({ table, hand }: HoaxView, role: Role): number {
  return hand.shown.filter((claim) => claim.role === role && lives(table, claim.seat)).length
}
