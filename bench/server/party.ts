/** Four people who play one game after the other at one table. */
import { games } from '../../games/index.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import type { Glance } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/messages.ts'
import { Common, Device } from './device.ts'

export const SEATS = 4
const game = games[0]!
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

  get code(): string {
    return this.#code
  }

  /** Opens a table, sits down and begins. */
  async open(): Promise<void> {
    this.#busy = true
    const [host] = this.devices
    const { code } = await host!.ask({ is: 'create', settings })
    await this.enter(code!)
    for (const [seat, device] of this.devices.entries()) {
      await device.ask({ is: 'sit', seat, name: `Guest ${seat + 1}` })
    }
    await host!.ask({ is: 'start' })
    this.#busy = false
    this.#look()
  }

  async enter(code: string): Promise<void> {
    this.#code = code
    await Promise.all(this.devices.map((device) => device.ask({ is: 'enter', code })))
  }

  /** Who is to move; nobody while a move is under way or somebody has not seen the last one. */
  get asked(): Device | undefined {
    const [first] = this.devices
    if (this.#busy || first!.common.room?.stage !== 'playing') return undefined
    if (first!.seq < this.#acknowledged || this.devices.some(({ seq }) => seq !== first!.seq)) return undefined
    const { agenda } = first!.common.game as Glance
    return this.devices[agenda.asked[0]!]
  }

  /** Makes a move for whoever is asked; resolves with its acknowledgement. */
  async move(): Promise<void> {
    const device = this.asked!
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
    const [host] = this.devices
    if (!this.#busy && host!.common.room?.stage === 'over') void this.#again()
    if (!this.asked || this.#announced === host!.seq) return
    this.#announced = host!.seq
    this.turn()
  }

  async #again(): Promise<void> {
    this.#busy = true
    await this.devices[0]!.ask({ is: 'again' })
    await this.devices[0]!.ask({ is: 'start' })
    this.#busy = false
    this.#look()
  }
}

/** Four devices with lines to a house. */
export async function four(port: number): Promise<Device[]> {
  const common = new Common()
  const devices = Array.from({ length: SEATS }, () => new Device(common))
  await Promise.all(devices.map((device) => device.connect(port)))
  return devices
}

/** So many parties at their tables, opened a few at a time: a house has a queue at its door. */
export async function parties(port: number, count: number): Promise<Party[]> {
  const all: Party[] = []
  while (all.length < count) {
    const some = Array.from({ length: Math.min(20, count - all.length) }, async () => {
      const party = new Party(await four(port))
      await party.open()
      await party.ready()
      return party
    })
    all.push(...(await Promise.all(some)))
  }
  return all
}
