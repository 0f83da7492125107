/** Who may bet, and on what. All of it hangs on what everybody at the table sees. */
import type { Seat } from '../../kernel/state.ts'
import type { Ask } from '../../protocol/asks.ts'
import { spoken } from '../../protocol/names.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { Limits } from '../limits.ts'
import type { Device } from '../table/deed.ts'
import { gameOf, isProgram, seatOf, sitsAt, type Table } from '../table/table.ts'
import type { Eyes } from '../table/viewpoint.ts'
import type { Ledger, Staked } from './ledger.ts'

export type BetAsk = Ask & { readonly is: 'bet' }

/** What the table says to it: the bet as it would be written, or why not. */
export function staked(table: Table, device: Device, eyes: Eyes | undefined, bet: BetAsk): Staked | Refusal {
  const { play, stage, settings, round, seq } = table
  if (eyes !== 'own') return 'not seated'
  if (settings.watching === 'closed') return 'no watching'
  if (!play || stage !== 'playing' || bet.on < play.from || bet.on > seq) return 'not now'
  const seat = seatOf(table, device)
  if (seat !== undefined && isProgram(table, seat)) return 'program'
  const isOut = seat !== undefined && gameOf(table).isOut?.(play.state.table, seat) === true
  // Who shares a phone with somebody that plays has seen what lies under the cloth.
  if (sitsAt(table, device) && !isOut) return 'not now'
  if (bet.seat === seat) return 'not now'
  const { on, says, sure, name } = bet
  if (name !== undefined && isCalled(table, name, seat)) return 'name'
  return { kind: 'bet', round, device, ...(name !== undefined && { name }), on, seat: bet.seat, says, sure, after: seq }
}

/** Nobody bets in the name of somebody else who plays: all read it beside what was bet. */
function isCalled({ chairs }: Table, name: string, own: Seat | undefined): boolean {
  const others = chairs.flatMap((chair, seat) => (chair && seat !== own ? [chair.name, chair.standIn?.name ?? ''] : []))
  return others.some((other) => spoken(other) === spoken(name))
}

/**
 * So much may be bet on one game. `passed over`: it is not kept, because so many others have bet. Their number is nobody's business
 * before the end, so whoever bets is told nothing of it.
 */
export function tooMuch(
  { round, counts }: Ledger,
  { round: now, device }: Staked,
  { bets, betters }: Limits,
): 'enough' | 'passed over' | undefined {
  if (round !== now) return undefined
  const count = counts[device]
  if (count === undefined) return Object.keys(counts).length >= betters ? 'passed over' : undefined
  return count >= bets ? 'enough' : undefined
}
