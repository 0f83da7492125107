/** Tables of people and bots in bad weather: crashes, pauses, lost and doubled words. One seed, one story. */

import { at as nth } from '../../kernel/at.ts'
import type { House } from '../../server/house/house.ts'
import { Unreadable } from '../unreadable.ts'
import { Client, type Faults, type Weather } from './client.ts'
import { Disk } from './disk.ts'
import { Judge } from './judge.ts'
import { bringToLife, type Life, type Site } from './life.ts'
import { behave, PARTY } from './people.ts'
import { Town } from './town.ts'
import { World } from './world.ts'

export interface Story {
  readonly seed: number
  /** It ends after so many faults. */
  readonly faults: number
  readonly tables?: number
  /** So many houses at one disk. */
  readonly houses?: number
  /** Until the storm is over, one read in so many fails. */
  readonly reads?: number
  /** Builds a house wrongly, to see whether that is noticed. */
  readonly spoil?: Site['spoil']
}

export interface Outcome {
  readonly verdict: string | undefined
  readonly fault: string | undefined
  readonly faults: Faults
  readonly moves: number
  readonly clockMoves: number
  readonly favours: Judge['favours']
  readonly proven: number
  readonly thoughts: Judge['thoughts']
}

const storm: Weather = { lost: 8, doubled: 3, cut: 30 }
/** Where several houses stand, all of it is worse. */
const gale: Weather = { lost: 6, doubled: 2, cut: 30 }
const calm: Weather = { lost: 0, doubled: 0, cut: 0 }
/** So long after the storm everything must be in order. */
const HEALED = 60_000

/** One notice in so many never arrives. */
const UNHEARD = 3
/** So long a house may be held up: longer than it cares for a table without saying so. */
const HELD = 15_000

/** How many faults there were in all. */
export function sumOf(faults: Faults): number {
  return Object.values(faults).reduce((sum, count) => sum + count)
}

class Play {
  readonly world: World
  readonly met: Faults = {
    ...{ lost: 0, doubled: 0, cut: 0, died: 0, 'was slow': 0, slept: 0, unread: 0, 'held up': 0, unheard: 0 },
  }
  readonly disk = new Disk()
  readonly judge: Judge
  readonly parties: { readonly client: Client; readonly act: () => void }[] = []
  readonly #story: Required<Story>
  readonly #lives: (Life | undefined)[]
  readonly #town: Town | undefined

  constructor(story: Required<Story>) {
    this.#story = story
    this.world = new World(story.seed)
    this.judge = new Judge(this.disk, () => this.world.now)
    if (story.houses > 1) this.#town = new Town(this.world, this.disk, () => this.#strikes('unheard', UNHEARD))
    this.#lives = Array.from({ length: story.houses })
    const weather = story.houses > 1 ? gale : storm
    for (let table = 0; table < story.tables; table++) {
      const party = Array.from(
        { length: PARTY },
        () => new Client(this.world, this.judge, () => this.#anyHouse(), weather, this.met),
      )
      for (const [at, client] of party.entries()) this.parties.push({ client, act: behave(this.world, party, at) })
    }
  }

  get worn(): boolean {
    return sumOf(this.met) >= this.#story.faults
  }

  /** While the storm lasts, one time in so many. */
  #strikes(kind: keyof Faults, many: number): boolean {
    const struck = many > 0 && !this.worn && this.world.oneIn(many)
    if (struck) this.met[kind]++
    return struck
  }

  #anyHouse(): House | undefined {
    const open = this.#lives.flatMap((life) => life ?? [])
    return open.length > 0 ? nth(open, open.length > 1 ? this.world.chance(open.length) : 0).house : undefined
  }

  openAll(): void {
    for (const at of this.#lives.keys()) this.#open(at)
  }

  #open(at: number): void {
    const { world, disk, judge } = this
    const { spoil, reads } = this.#story
    const fails = () => this.#strikes('unread', reads)
    const life = bringToLife({ world, disk, judge, town: this.#town, spoil, fails })
    this.#lives[at] = life
    // One that cannot even be opened is tried again, as a supervisor would.
    life.house.open().catch((error) => {
      if (!(error instanceof Unreadable)) return judge.accuse('trouble', String(error))
      life.end()
      for (const { client } of this.parties) client.hangUp(life.house)
      if (this.#lives[at] !== life) return
      this.#lives[at] = undefined
      world.after(1000, () => this.#open(at))
    })
  }

  #crash(at: number, old: Life): void {
    const { world, met } = this
    this.#lives[at] = undefined
    for (const { client } of this.parties) client.hangUp(old.house)
    if (world.oneIn(2)) {
      met['was slow']++
      world.after(world.chance(10_000), () => old.end())
    } else {
      met.died++
      old.end()
    }
    world.after(world.chance(3) * 4000 + 10, () => this.#open(at))
  }

  /** Everybody does something now and then, and the weather does what it likes. */
  begin(): void {
    const { world } = this
    for (const { client, act } of this.parties) {
      const again = () => {
        if (!client.waiting || world.oneIn(3)) client.stir()
        if (!client.waiting) act()
        world.after(100 + world.chance(700), again)
      }
      world.after(world.chance(500), again)
    }
    const weather = () => {
      if (this.worn) return
      this.#strikeSomewhere()
      world.after(250 + world.chance(4000), weather)
    }
    world.after(3000, weather)
  }

  #strikeSomewhere(): void {
    const { world, met } = this
    const many = this.#lives.length
    const at = many > 1 ? world.chance(many) : 0
    const life = this.#lives[at]
    if (life && world.oneIn(3)) return this.#crash(at, life)
    if (life && many > 1 && world.oneIn(3)) {
      met['held up']++
      return life.stop(world.now + world.chance(HELD))
    }
    if (!world.oneIn(3)) return
    // The machine slept: every alarm comes late.
    met.slept++
    world.now += 1 + world.chance(9000)
  }

  /** A house ends for good, and whoever was there does not come back: the others must notice. */
  async lastFarewell(): Promise<void> {
    const { world, judge, parties } = this
    const gone = this.#lives.find((life) => parties.some(({ client }) => life && client.isAt(life.house)))
    if (!gone || this.#lives.length === 1) return
    gone.end()
    const dead = parties.filter(({ client }) => client.isAt(gone.house)).map(({ client }) => client)
    for (const client of dead) client.dies()
    const wait = (time: number) => {
      const end = world.now + time
      return world.run(() => judge.verdict !== undefined || world.now >= end)
    }
    await wait(FAREWELL)
    // What has just changed may still be on its way.
    if (this.#stillSeen(dead).length > 0) await wait(1000)
    for (const seen of this.#stillSeen(dead)) judge.accuse('takes the dead for living', seen)
  }

  /** Where somebody who lives sees one of these at their table. */
  #stillSeen(dead: readonly Client[]): string[] {
    const clients = this.parties.map(({ client }) => client)
    return clients.flatMap((client) => {
      if (dead.includes(client)) return []
      const table = clients.filter(({ code }) => code === client.code)
      const left = table.filter((one) => dead.includes(one)).map(({ player }) => player.seat)
      const kept = table.filter((one) => !dead.includes(one)).map(({ player }) => player.seat)
      const seen = client.player.here.filter((seat) => left.includes(seat) && !kept.includes(seat))
      return seen.map((seat) => `${client.code} ${seat}`)
    })
  }
}

/** So long after a house has gone everybody knows that its guests have. */
const FAREWELL = 20_000

const nothing = { tables: 3, houses: 1, reads: 0, spoil: ((ports) => ports) as Site['spoil'] }

export async function simulate(story: Story): Promise<Outcome> {
  const play = new Play({ ...nothing, ...story })
  const { world, judge, met, parties } = play
  play.openAll()
  play.begin()
  const over = () => judge.verdict !== undefined
  await world.run(() => over() || play.worn)

  for (const { client } of parties) client.weather = calm
  const { moves } = judge
  const end = world.now + HEALED
  await world.run(() => over() || world.now >= end)
  if (judge.moves === moves) judge.accuse('stuck', 'no move after the storm')
  for (const { client } of parties) judge.isUpToDate(client)
  const hosts = parties.filter((_, at) => at % PARTY === 0).map(({ client }) => client)
  const proven = over()
    ? 0
    : hosts.reduce((sum, { code, device }) => sum + (code ? judge.closeBooks(code, device) : 0), 0)
  await play.lastFarewell()
  const { verdict, clockMoves, favours, thoughts } = judge
  return {
    verdict: verdict && `seed ${story.seed}: ${verdict.message}`,
    fault: verdict?.fault,
    faults: met,
    moves: judge.moves,
    clockMoves,
    favours,
    proven,
    thoughts,
  }
}
