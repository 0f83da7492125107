/**
 * Who dozes at which table: people for whom the house passes wherever that is open and does not concern them. It is kept beside the
 * tables and not among their deeds: deeds are counted, everybody hears the count, and would know that somebody has fallen asleep.
 * So a house that opens anew knows of nobody, until their devices say it again. Nobody is told but who asked for it.
 */
import type { Refusal } from '../../protocol/words.ts'
import { ownSeat } from '../table/conduct/playing.ts'
import type { Device } from '../table/deed.ts'
import { gameOf, seatOf, type Table } from '../table/table.ts'

/** Games at which somebody dozes; beyond that those who have been so for longest are asked again. */
const MOST = 10_000

type Game = Pick<Table, 'code' | 'round'>

export class Dozers {
  readonly #games = new Map<string, Set<Device>>()
  readonly #most: number

  constructor(most = MOST) {
    this.#most = most
  }

  has(game: Game, device: Device): boolean {
    return this.#games.size > 0 && (this.#games.get(keyOf(game))?.has(device) ?? false)
  }

  add(game: Game, device: Device): void {
    const key = keyOf(game)
    const devices = this.#games.get(key) ?? new Set()
    this.#games.delete(key)
    this.#games.set(key, devices.add(device))
    for (const oldest of this.#games.keys()) {
      if (this.#games.size <= this.#most) return
      this.#games.delete(oldest)
    }
  }

  drop(game: Game, device: Device): void {
    const devices = this.#games.get(keyOf(game))
    devices?.delete(device)
    if (devices?.size === 0) this.#games.delete(keyOf(game))
  }
}

const keyOf = ({ code, round }: Game) => `${code} ${round}`

/** Only who plays may, and only where a game says what concerns whom. */
export function mayNotDoze(table: Table, device: Device): Refusal | undefined {
  const own = ownSeat({ table, device, seat: seatOf(table, device) })
  if (typeof own === 'string') return own
  return gameOf(table).idle ? undefined : 'not now'
}
