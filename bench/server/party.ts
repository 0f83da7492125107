/** Four people who play one game after the other at one table. */
import { games } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import type { Glance } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import { Common, Device } from './device.ts'

export const SEATS = 4
const game = at(games, 0, 'game')
const chance = seeded(1)

export const settings: Settings = {
  game: game.key,
  seats: SEATS,
  options: defaults(game, SEATS) as Settings['options'],
  clock: 'off',
  listed: 'link',
  talk: 'phrases',
  watching: 'open',
}

export class Party {
  readonly devices: readonly Device[]
  /** Hears whenever all have seen the last move and somebody is asked for the next. */
  turn: () => void = () => {}
  #code = ''
  #busy = false
  /** What the last acknowledgement said; until all have seen as much, nobody knows who is asked. */
  #acknowledged = 0
  #announced = 0

  constructor(devices: readonly Device[]) {
    this.devices = devices
    for (const device of devices) device.seen = () => this.#look()
  }

  get #host(): Device {
    return at(this.devices, 0, 'device')
  }

  get code(): string {
    return this.#code
  }

  /** Opens a table, sits down and begins. */
  async open(): Promise<void> {
    this.#busy = true
    const { code } = await this.#host.ask({ is: 'create', settings })
    await this.enter(sure(code, 'code'))
    for (const [seat, device] of this.devices.entries()) {
      await device.ask({ is: 'sit', seat, name: `Guest ${seat + 1}` })
    }
    await this.#host.ask({ is: 'start' })
    this.#busy = false
    this.#look()
  }

  async enter(code: string): Promise<void> {
    this.#code = code
    await Promise.all(this.devices.map((device) => device.ask({ is: 'enter', code })))
  }

  /** Who is to move; nobody while a move is under way or somebody has not seen the last one. */
  get asked(): Device | undefined {
    const { common, seq: seen } = this.#host
    if (this.#busy || common.room?.stage !== 'playing') return undefined
    if (seen < this.#acknowledged || this.devices.some(({ seq }) => seq !== seen)) return undefined
    const [seat] = (common.game as Glance).agenda.asked
    return seat === undefined ? undefined : this.devices[seat]
  }

  /** Makes a move for whoever is asked; resolves with its acknowledgement. */
  async move(): Promise<void> {
    const device = sure(this.asked, 'seat that is asked')
    this.#busy = true
    this.#acknowledged = await device.move(chance)
    this.#busy = false
    this.#look()
  }

  /** Resolves when somebody is asked. */
  async ready(): Promise<void> {
    if (!this.asked) await new Promise<void>((done) => (this.turn = done))
    this.turn = () => {}
  }

  #look(): void {
    const { common, seq } = this.#host
    if (!this.#busy && common.room?.stage === 'over') void this.#again()
    if (!this.asked || this.#announced === seq) return
    this.#announced = seq
    this.turn()
  }

  async #again(): Promise<void> {
    this.#busy = true
    await this.#host.ask({ is: 'again' })
    await this.#host.ask({ is: 'start' })
    this.#busy = false
    this.#look()
  }
}

/** Four devices with lines to a house. */
async function four(port: number): Promise<Device[]> {
  const common = new Common()
  const devices = Array.from({ length: SEATS }, () => new Device(common))
  await Promise.all(devices.map((device) => device.connect(port)))
  return devices
}

/** So many parties at their tables. */
export function parties(port: number, count: number): Promise<Party[]> {
  return partiesOf(() => four(port), count)
}

/** Parties of such devices, opened a few at a time: a house has a queue at its door. */
export async function partiesOf(gathered: () => Promise<readonly Device[]>, count: number): Promise<Party[]> {
  const all: Party[] = []
  while (all.length < count) {
    const some = Array.from({ length: Math.min(20, count - all.length) }, async () => {
      const party = new Party(await gathered())
      await party.open()
      await party.ready()
      return party
    })
    all.push(...(await Promise.all(some)))
  }
  return all
}
