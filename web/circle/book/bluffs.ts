/**
 * The best lies that were believed. Brains, tokens and points cannot be compared, so each is held against what a claim that brought
 * something brings its teller in that game as a rule.
 */
import type { Claim } from '../../../kernel/chronicle.ts'
import type { BookGame } from '../../../protocol/circle.ts'

export interface Bluff {
  readonly game: BookGame
  readonly claim: Claim
  readonly teller: string
  /** So many times as much as a claim brings as a rule. */
  readonly weight: number
}

/** How much further ahead of the others its teller was for it. */
export function leadOf({ seat, swung }: Claim, seats: number): number {
  const by = (mine: 'own' | 'others') =>
    swung.filter((one) => (one.seat === seat) === (mine === 'own')).reduce((sum, one) => sum + one.by, 0)
  return by('own') - by('others') / Math.max(1, seats - 1)
}

/** By the key of a game: what its claims bring as a rule, those that brought nothing left aside. */
export function usualLeads(games: readonly BookGame[]): ReadonlyMap<string, number> {
  const leads = new Map<string, number[]>()
  for (const { game, sat, claims } of games) {
    const gains = claims.map((claim) => leadOf(claim, sat.length)).filter((lead) => lead > 0)
    leads.set(game, [...(leads.get(game) ?? []), ...gains])
  }
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
  return new Map([...leads].map(([game, list]) => [game, mean(list)]))
}

/** The best first; of equals the latest. `usual` is reckoned from the whole book, so that no filter changes what a lie was worth. */
export function bluffsIn(games: readonly BookGame[], usual: ReadonlyMap<string, number>): Bluff[] {
  return games
    .flatMap((game) =>
      game.claims.flatMap((claim): Bluff[] => {
        const teller = game.sat[claim.seat]?.person
        const lead = leadOf(claim, game.sat.length)
        if (!teller || claim.truth === 'true' || claim.believed.length === 0 || lead <= 0) return []
        return [{ game, claim, teller, weight: lead / (usual.get(game.game) ?? lead) }]
      }),
    )
    .reverse()
    .sort((a, b) => b.weight - a.weight)
}
