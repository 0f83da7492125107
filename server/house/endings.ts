/**
 * Games that are over, read again from the lines of their tables. A table may have grown long: for a game that runs, or never was, its
 * lines are not read at all, and who asks while somebody else's reading is under way is told from that one.
 */
import type { Line, Store } from '../store/store.ts'
import { type Device, isNextGame } from '../table/deed.ts'
import { type Ended, endedAt, readLine, rebuild } from '../table/history.ts'
import { Later } from '../table/later.ts'
import { endedOf, joinedBy } from './table-writer.ts'

export interface Ending {
  readonly ended: Ended
  /** All lines of its table. */
  readonly lines: readonly Line[]
  /** The devices of everybody who sat there, from the deal until the next game. */
  readonly sitters: ReadonlySet<Device>
}

export class Endings {
  readonly #store: Pick<Store, 'load' | 'lines'>
  readonly #underWay = new Map<string, Promise<Ending | undefined>>()

  constructor(store: Pick<Store, 'load' | 'lines'>) {
    this.#store = store
  }

  /** Nothing while the game runs. */
  of(code: string, round: number): Promise<Ending | undefined> {
    const game = `${code} ${round}`
    const known = this.#underWay.get(game)
    if (known) return known
    const reading = this.#read(code, round).finally(() => this.#underWay.delete(game))
    this.#underWay.set(game, reading)
    return reading
  }

  async #read(code: string, round: number): Promise<Ending | undefined> {
    if (!(await this.#mayBeOver(code, round))) return undefined
    const lines = await this.#store.lines(code, 1)
    const ended = endedAt(round, lines)
    return ended && { ended, lines, sitters: sittersOf(ended, lines) }
  }

  /** The last snapshot says it, and is short however long the table. */
  async #mayBeOver(code: string, round: number): Promise<boolean> {
    const kept = await this.#store.load(code)
    if (!kept || round < 1) return false
    try {
      const table = rebuild(kept.snapshot, kept.lines)
      return !table || round <= endedOf(table)
    } catch (error) {
      // What a newer house has done there since may not bear on that game.
      if (error instanceof Later) return true
      throw error
    }
  }
}

function sittersOf({ chairs, play }: Ended, lines: readonly Line[]): Set<Device> {
  const sat = chairs.flatMap(({ device, phone, standIn }) => [device, phone, standIn?.device])
  const sitters = new Set(sat.filter((one) => typeof one === 'string'))
  for (const line of lines) {
    if (line.seq <= play.from) continue
    const { deed } = readLine(line)
    if (isNextGame(deed)) break
    for (const device of joinedBy(deed)) sitters.add(device)
  }
  return sitters
}
