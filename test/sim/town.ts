/** What simulated houses at one disk tell each other: it arrives late, or never; and once in a while each reads it all afresh. */
import {
  type Attendance,
  allTogether,
  type Care,
  type Ear,
  type Neighbours,
  nobody,
} from '../../server/house/neighbours.ts'
import { limits } from '../../server/limits.ts'
import type { TableWrite } from '../../server/store/store.ts'
import type { Disk } from './disk.ts'
import type { World } from './world.ts'

interface Resident {
  readonly name: string
  /** Does this, unless the house has ended; later, if it is held up. */
  readonly lives: (work: () => void) => () => void
  readonly isAlive: () => boolean
  readonly elsewhere: Map<string, Attendance>
  readonly cares: Map<string, Care>
  ear: Ear | undefined
  beat: number
}

export class Town {
  readonly #world: World
  readonly #disk: Disk
  /** Is the notice that is given now lost? */
  readonly #loses: () => boolean
  readonly #houses = new Map<string, Resident>()
  readonly #attendance = new Map<string, Map<string, Attendance>>()
  readonly #care = new Map<string, { readonly house: string; readonly until: number }>()

  constructor(world: World, disk: Disk, loses: () => boolean) {
    this.#world = world
    this.#disk = disk
    this.#loses = loses
  }

  /** How one more house knows of the others. */
  neighbours(name: string, { lives, isAlive }: Pick<Resident, 'lives' | 'isAlive'>): Neighbours {
    const me: Resident = {
      name,
      lives,
      isAlive,
      elsewhere: new Map(),
      cares: new Map(),
      ear: undefined,
      beat: this.#world.now,
    }
    this.#houses.set(name, me)
    const told = new Map<string, Attendance>()
    return {
      company: 'others',
      open: async (ear) => {
        me.ear = ear
        this.#beatLater(me)
      },
      close: async () => {},
      serve: async (code) => {
        me.cares.set(code, this.#takeCare(me, code))
        me.elsewhere.set(code, this.#read(me, code))
        return me.cares.get(code) ?? 'theirs'
      },
      leave: (code) => {
        me.cares.delete(code)
        if (this.#care.get(code)?.house === name) this.#care.delete(code)
      },
      tell: (code, here) => {
        // Of two words about the same table the later one counts.
        told.set(code, here)
        this.#after(20, me, () => this.#tell(me, code, told.get(code) ?? here))
      },
      at: (code) => me.elsewhere.get(code) ?? nobody,
      count: () => {},
      introduce: () => {},
      listed: async () => undefined,
    }
  }

  /** A house has written this; its neighbours may hear of it. */
  wrote(name: string, writes: readonly TableWrite[]): void {
    for (const { code, lines } of writes) {
      const seq = lines.at(-1)?.seq
      if (seq !== undefined) this.#notify(name, 60, ({ ear }) => ear?.wrote(code, seq))
    }
  }

  #after(most: number, { lives }: Resident, work: () => void): void {
    this.#world.after(1 + this.#world.chance(most), lives(work))
  }

  #notify(from: string, most: number, tell: (house: Resident) => void): void {
    for (const house of this.#houses.values())
      if (house.name !== from && house.isAlive() && !this.#loses()) this.#after(most, house, () => tell(house))
  }

  #beatLater(me: Resident): void {
    this.#world.after(
      limits.houseBeat,
      me.lives(() => this.#beat(me)),
    )
  }

  #beat(me: Resident): void {
    me.beat = this.#world.now
    for (const [code, before] of me.cares) {
      const care = this.#takeCare(me, code)
      me.cares.set(code, care)
      if (care !== before) me.ear?.cares(code, care)
      this.#look(me, code)
      me.ear?.wrote(code, this.#disk.lines(code, 1).length)
    }
    this.#beatLater(me)
  }

  #takeCare({ name }: Resident, code: string): Care {
    const { now } = this.#world
    const held = this.#care.get(code)
    if (held && held.house !== name && held.until >= now) return 'theirs'
    this.#care.set(code, { house: name, until: now + limits.careLasts })
    return 'ours'
  }

  #tell({ name }: Resident, code: string, here: Attendance): void {
    const said = this.#attendance.get(code) ?? new Map<string, Attendance>()
    this.#attendance.set(code, said.set(name, here))
    this.#notify(name, 60, (house) => house.cares.has(code) && this.#look(house, code))
  }

  #look(me: Resident, code: string): void {
    const now = this.#read(me, code)
    if (JSON.stringify(now) === JSON.stringify(me.elsewhere.get(code))) return
    me.elsewhere.set(code, now)
    me.ear?.came(code)
  }

  #read({ name }: Resident, code: string): Attendance {
    const others = [...(this.#attendance.get(code) ?? [])].filter(([house]) => house !== name)
    return allTogether(
      others.map(([house, here]) => {
        const beat = this.#houses.get(house)?.beat ?? 0
        return { here, beat, house: beat > this.#world.now - limits.houseGone ? 'there' : 'gone' }
      }),
    )
  }
}
