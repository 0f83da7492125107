/** What a seat believes of everybody's role: what it knows for sure, what was claimed, and a count over the cards. */
import { at } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { odds } from '../cards.ts'
import { lives } from '../company.ts'
import { certainties } from '../knowledge.ts'
import { unshown } from '../questioning.ts'
import { type HoaxView, type Role, roles, type Table } from '../state.ts'
import { packs } from '../tokens.ts'

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
        return row.map((possible, kind) => possible * at(suits, kind))
      }),
    ),
  )
  const all = readings.reduce((sum, { ways }) => sum + ways, 0)
  return sure.map((row, seat) =>
    row.map((_, kind) =>
      readings.reduce((sum, { likely, ways }) => sum + (ways / all) * at(at(likely, seat), kind), 0),
    ),
  )
}

/**
 * How well all that somebody has claimed suits each role. Whoever claims the truth so many times as often claims all else
 * the less; how often a role is claimed anyway, all at the table together say.
 */
export function likelihoods(table: Frozen<Table>, seat: Seat, credit: number, usual = usually(table)): number[] {
  const denied = at(table.denied, seat)
  let pool = 0
  const [acted, reacted] = [at(table.acted, seat), at(table.reacted, seat)]
  const own = roles.map((role) => acted[role] + reacted[role])
  for (const [kind, role] of roles.entries()) if (!denied.includes(role)) pool += at(usual, kind)
  return own.map((_, kind) => {
    let suits = 1
    for (const [other, times] of own.entries()) {
      if (times === 0) continue
      const boost = (other === kind ? credit : 1) / (1 + ((credit - 1) * at(usual, kind)) / pool)
      const habit = (HABIT * at(usual, other)) / pool
      for (let nth = 0; nth < times; nth++) suits *= (habit * boost + nth) / (habit + nth)
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
    for (const [seat, deeds] of acted.entries()) sum += deeds[role] + at(reacted, seat)[role]
    return sum
  })
}

/** How likely each opponent is to unmask me soon, if they mean to: one role is left, or two and a pack to ask once more. */
export function perilsOf({ table, seat, hand }: HoaxView, fear: number): number[] {
  return table.purses.map((purse, other) => {
    if (other === seat || !lives(table, other)) return 0
    const left = unshown(table, seat, hand.shown, other).length
    if (left === 1) return fear
    if (left === 2) return fear * (packs(purse) > 0 ? 0.8 : 0.35)
    return 0
  })
}

/** How many living opponents know that I am not this. */
export function knowers({ table, hand }: HoaxView, role: Role): number {
  return hand.shown.filter((claim) => claim.role === role && lives(table, claim.seat)).length
}
