/** What the room believed, once the game is over: every bet that was made in time, beside what was so. */
import { at } from '../../kernel/at.ts'
import { type Chronicle, type Claim, momentsOf } from '../../kernel/chronicle.ts'
import type { Bet, Better, Betting } from '../../protocol/bets.ts'
import type { Line } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { type Ended, readLine, sealedOf } from '../table/history.ts'
import { gameOf } from '../table/table.ts'
import type { Staked } from './ledger.ts'

/** The number by which everybody at the table knows each moment of the game. */
function stepsOf({ play, entries }: Ended, lines: readonly Line[]): number[] {
  const played = lines.filter((line) => line.seq > play.from && readLine(line).deed.kind === 'played')
  return [play.from, ...played.slice(0, entries.length).map(({ seq }) => seq)]
}

/** The claim on which somebody bet, if they did before everybody could know. */
export function claimOf(
  { on, seat, after }: Pick<Staked, 'on' | 'seat' | 'after'>,
  claims: readonly Claim[],
  steps: readonly number[],
): Claim | undefined {
  const claim = claims.find((one) => one.seat === seat && steps[one.at] === on)
  return claim && (claim.out === undefined || after < at(steps, claim.out, 'step')) ? claim : undefined
}

/** Everybody who bet, each with their last word in time on each claim; `device` is who asks. */
export function bettingOn(
  ended: Ended,
  lines: readonly Line[],
  chronicle: Chronicle,
  all: readonly Staked[],
  device: Device,
): Betting {
  const game = gameOf(ended.table)
  const told = chronicle.claims(momentsOf(game, sealedOf(ended)))
  const steps = stepsOf(ended, lines)
  const words = new Map<Device, { name: string | null; on: Map<Claim, Staked> }>()
  for (const bet of all) {
    const better = words.get(bet.device) ?? { name: null, on: new Map() }
    words.set(bet.device, better)
    better.name = bet.name ?? better.name
    const claim = claimOf(bet, told, steps)
    if (claim) better.on.set(claim, bet)
  }
  const claims = told.filter((claim) => [...words.values()].some(({ on }) => on.has(claim)))
  const betters = [...words].map(([who, { name, on }]): Better => {
    const chair = ended.chairs.find((one) => one.device === who)
    const bets = [...on].map(([claim, { says, sure }]): Bet => ({ claim: claims.indexOf(claim), says, sure }))
    return { name: chair?.name ?? name, who: who === device ? 'you' : 'another', bets }
  })
  return {
    claims: claims.map(({ at, seat, what, truth }) => ({ at, seat, what, truth })),
    betters: betters.filter(({ bets }) => bets.length > 0),
  }
}
