/** A simulated house, and the thread its life hangs by: what it began before its end never comes back to it. */
import { games } from '../../games/index.ts'
import { at as nth } from '../../kernel/at.ts'
import { randomBot } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { House } from '../../server/house/house.ts'
import { alone } from '../../server/house/neighbours.ts'
import { type Limits, limits as standard } from '../../server/limits.ts'
import type { Ports } from '../../server/ports.ts'
import { Outbox } from '../../server/store/outbox.ts'
import { wake } from '../../server/table/clock.ts'
import { decide, enact, next } from '../../server/table/conduct.ts'
import { Unreadable, unreadable } from '../unreadable.ts'
import { type Disk, storeOn } from './disk.ts'
import type { Judge } from './judge.ts'
import type { Town } from './town.ts'
import type { World } from './world.ts'

/** Every house that opens has other limits than the one before, as after an upgrade: no table may show it. */
function limitsOf({ chance }: World): Limits {
  return {
    ...standard,
    snapshotEvery: 16,
    tablesPerDevice: 1000,
    wrongTries: 1_000_000,
    talkBurst: 1_000_000,
    deedBurst: 1_000_000,
    awayGrace: 200 + chance(200),
    sitInAfter: 400 + chance(400),
    promiseWithin: 1000 + chance(6000),
    showWithin: 1000 + chance(6000),
    grace: 10_000 + chance(40_000),
  }
}
/** Where a house stands, and how it is built. */
export interface Site {
  readonly world: World
  readonly disk: Disk
  readonly judge: Judge
  /** Undefined where one house stands alone. */
  readonly town: Town | undefined
  readonly spoil: (ports: Ports, world: World) => Ports
  /** Whether the read that it tries now fails. */
  readonly fails: () => boolean
}

export interface Life {
  readonly name: string
  readonly house: House
  /** Is it there, and not held up? */
  readonly well: boolean
  /** Holds it up: whatever happens to it happens then. */
  stop(until: number): void
  end(): void
}

export function bringToLife({ world, disk, judge, town, spoil, fails }: Site): Life {
  const name = world.fresh(4)
  let alive = true
  let held = 0
  const lives = (work: () => void) => () => {
    if (alive && held > world.now) world.at(held, lives(work))
    else if (alive) work()
  }
  const later = (most: number, work: () => void) => void world.after(1 + world.chance(most), lives(work))
  const whole = storeOn(disk, (commit, writes) => {
    // It may end before the commit, or between the commit and hearing of it.
    return new Promise((done) => {
      later(15, () => {
        const lost = commit()
        town?.wrote(
          name,
          writes.filter(({ code }) => !lost.has(code)),
        )
        later(5, () => done(lost))
      })
    })
  })
  const store = unreadable(whole, fails)
  const metrics: Ports['metrics'] = {
    count() {},
    trouble: (what, error) =>
      error instanceof Unreadable || judge.accuse('trouble', `${what} ${error instanceof Error ? error.stack : error}`),
  }
  const ports: Ports = {
    store,
    outbox: new Outbox(store, (work) => later(1, work), metrics),
    neighbours: town?.neighbours(name, { lives, isAlive: () => alive }) ?? alone,
    clock: { now: () => world.now, at: (time, work) => world.at(time, lives(work)) },
    passwords: { lock: async (password) => password, opens: async (password, locked) => password === locked },
    metrics,
    post: { knows: () => true, write() {} },
    limits: limitsOf(world),
    thinking: { relaxed: 20_000, quick: 1500, day: 28_800_000, days: 86_400_000, week: 200_000_000 },
    fresh: (bytes) => world.fresh(bytes),
    think: ({ table, view, seed }) =>
      new Promise((done) => {
        judge.thinks(life, `${table} ${view.agenda.question} ${view.seat}`)
        const move = randomBot(nth(games, 0)).choose(view, seeded(seed))
        later(100, () => done(move))
      }),
    ways: () => [],
    conduct: { decide, next, enact, wake },
  }
  const built = spoil(ports, world)
  const watched: Ports['conduct']['enact'] = (table, deed, at) => {
    const written = built.conduct.enact(table, deed, at)
    judge.lives(table, written)
    return written
  }
  const life: Life = {
    name,
    house: new House({ ...built, conduct: { ...built.conduct, enact: watched } }),
    get well() {
      return alive && held <= world.now
    },
    stop(until) {
      held = until
    },
    end() {
      alive = false
    },
  }
  return life
}
