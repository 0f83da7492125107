/** One of two simulated houses: the true one, or its twin in which something else is hidden. Time passes between events only. */

import { House } from '../../server/house/house.ts'
import { alone } from '../../server/house/neighbours.ts'
import { type Limits, limits as standard } from '../../server/limits.ts'
import type { Ports } from '../../server/ports.ts'
import { Outbox } from '../../server/store/outbox.ts'
import { wake } from '../../server/table/clock.ts'
import { decide, enact, next } from '../../server/table/conduct.ts'
import type { Device } from '../../server/table/deed.ts'
import { Disk, storeOn } from '../sim/disk.ts'
import { World } from '../sim/world.ts'

/** What the enemy may try is bounded elsewhere; here much is to happen in little time, and no table leaves memory. */
export const limits: Limits = {
  ...standard,
  tablesPerDevice: 1_000_000,
  tablesBurst: 1_000_000,
  wrongTries: 1_000_000,
  enterBurst: 1_000_000,
  askBurst: 1_000_000,
  talkBurst: 1_000_000,
  deedBurst: 1_000_000,
  awayGrace: 2000,
  sitInAfter: 6000,
  idleAlone: Infinity,
  idleWatched: Infinity,
}

/** Turns a house into a wrong one, to see whether that is noticed. */
export type Spoil = (ports: Ports) => Ports

export interface Side {
  readonly world: World
  readonly house: House
  readonly letters: { readonly device: Device; readonly at: number }[]
  /** What went wrong inside. */
  readonly troubles: readonly string[]
}

interface Nature {
  readonly think: (world: World) => Ports['think']
  readonly conduct: (natural: Ports['conduct']) => Ports['conduct']
}

export function openSide(seed: number, nature: Nature, spoil: Spoil): Side {
  const world = new World(seed)
  const letters: { device: Device; at: number }[] = []
  const later = (most: number, work: () => void) => void world.after(1 + world.chance(most), work)
  const store = storeOn(new Disk(), (commit) => {
    return new Promise((done) => later(8, () => done(commit())))
  })
  const troubles: string[] = []
  const metrics: Ports['metrics'] = {
    count() {},
    trouble: (what, error) => void troubles.push(`${what}: ${error instanceof Error ? error.stack : error}`),
  }
  const spoilt = spoil({
    store,
    outbox: new Outbox(store, (work) => later(1, work), metrics),
    neighbours: alone,
    clock: { now: () => world.now, at: (time, work) => world.at(time, work) },
    passwords: { lock: async (password) => password, opens: async (password, locked) => password === locked },
    metrics,
    post: { knows: () => true, write: (device) => void letters.push({ device, at: world.now }) },
    limits,
    thinking: { relaxed: 20_000, quick: 4000, day: 28_800_000, days: 86_400_000, week: 200_000_000 },
    fresh: (bytes) => world.fresh(bytes),
    think: nature.think(world),
    ways: () => [],
    conduct: { decide, next, enact, wake },
  })
  const house = new House({ ...spoilt, conduct: nature.conduct(spoilt.conduct) })
  return { world, house, letters, troubles }
}

/** Lets time pass in this house up to a moment, and everything happen that happens by then: in whatever order it was planned. */
export async function passUntil({ world }: Side, moment: number): Promise<void> {
  await world.run(() => world.next > moment)
  world.now = moment
}
