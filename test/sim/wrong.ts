/** Houses that are built wrongly, each in one way. The simulation is worth something if it notices every one. */

import { sure } from '../../kernel/at.ts'
import { outOfTime } from '../../kernel/clock.ts'
import { look } from '../../kernel/state.ts'
import type { Ports } from '../../server/ports.ts'
import { type Notices, Outbox } from '../../server/store/outbox.ts'
import type { Store, TableWrite } from '../../server/store/store.ts'
import { gameOf, players } from '../../server/table/table.ts'
import type { World } from './world.ts'

type Spoil = (ports: Ports, world: World) => Ports

const withStore = (ports: Ports, world: World, changed: Partial<Store>): Ports => {
  const store = { ...ports.store, ...changed }
  return { ...ports, store, outbox: new Outbox(store, (work) => void world.after(1, work), ports.metrics) }
}

/** A command that was done before passes for a new one. */
async function renamed(store: Store, write: TableWrite, world: World): Promise<TableWrite> {
  const lines = await Promise.all(
    write.lines.map(async (line) => {
      const done = line.command !== null && (await store.answered(write.code, line.command))
      return done ? { ...line, command: `${line.command} ${world.fresh(4)}` } : line
    }),
  )
  return { ...write, lines }
}

/** It is always the first game in such a snapshot: right for a while. */
function recounted(write: TableWrite): TableWrite {
  const { snapshot } = write
  return snapshot
    ? { ...write, snapshot: { ...snapshot, text: snapshot.text.replace(/"round":\d+/, '"round":1') } }
    : write
}

/** The deed without the time that it gives. */
function silent<D>(deed: D): D {
  if (typeof deed !== 'object' || deed === null || !('within' in deed)) return deed
  const { within: _, ...rest } = deed
  return rest as D
}

class Eager extends Outbox {
  readonly #first: keyof Omit<Notices, 'lost'>

  constructor(ports: Ports, world: World, first: keyof Omit<Notices, 'lost'>) {
    super(ports.store, (work) => void world.after(1, work), ports.metrics)
    this.#first = first
  }

  override write(write: TableWrite, notices: Notices): void {
    notices[this.#first]()
    super.write(write, { ...notices, [this.#first]: () => {} })
  }
}

export const wrong: Readonly<Record<string, Spoil>> = {
  'acknowledges first': (ports, world) => ({ ...ports, outbox: new Eager(ports, world, 'acknowledge') }),
  'tells everybody first': (ports, world) => ({ ...ports, outbox: new Eager(ports, world, 'tell') }),
  'does a command again when it is said again': (ports, world) =>
    withStore(ports, world, {
      answered: async () => undefined,
      append: async (writes) =>
        ports.store.append(await Promise.all(writes.map((write) => renamed(ports.store, write, world)))),
    }),
  'takes a command that was done for a new one': (ports, world) =>
    withStore(ports, world, { answered: async () => undefined }),
  'takes for new whatever was not heard since it opened': (ports, world) =>
    withStore(ports, world, { commands: async () => [] }),
  'lets a clock ring twice': (ports) => {
    const rung = new Set<string>()
    const { wake } = ports.conduct
    return {
      ...ports,
      conduct: {
        ...ports.conduct,
        wake(table, now, chance, limits) {
          const deed = wake(table, now, chance, limits)
          if (deed) rung.add(table.code)
          const asked = table.paused ? undefined : players(table).find((seat) => table.play?.since[seat])
          if (deed || asked === undefined || !rung.delete(table.code)) return deed
          const move = outOfTime(gameOf(table), look(sure(table.play, 'play').state, asked), chance)
          return { kind: 'played', seat: asked, move, by: 'clock' }
        },
      },
    }
  },
  'opens a table from a stale snapshot': (ports, world) =>
    withStore(ports, world, {
      load: async (code) => {
        const kept = await ports.store.load(code)
        return kept?.snapshot ? { ...kept, lines: [] } : kept
      },
    }),
  'keeps a snapshot that has lost count of the games': (ports, world) =>
    withStore(ports, world, {
      append: (writes) => ports.store.append(writes.map(recounted)),
    }),
  'picks its seed after it has seen the devices': (ports) => ({
    ...ports,
    conduct: {
      ...ports.conduct,
      enact(table, deed, at) {
        if (deed.kind === 'dealt') table.seed = ports.fresh(32)
        return ports.conduct.enact(table, deed, at)
      },
    },
  }),
  // As ours once did: the deed does not say how long the devices have, and each house has its own idea of it.
  'lets its own limits bear on a deed': (ports) => {
    const { decide, next, enact } = ports.conduct
    const { promiseWithin, showWithin } = ports.limits
    return {
      ...ports,
      conduct: {
        ...ports.conduct,
        decide: (...asked) => silent(decide(...asked)),
        next: (...asked) => silent(next(...asked)),
        enact(table, deed, at) {
          const written = enact(table, deed, at)
          if (deed.kind === 'called') table.until = at + promiseWithin
          if (deed.kind === 'gathered') table.until = at + showWithin
          return written
        },
      },
    }
  },
  'does more than the deed says, where nobody sees it': (ports, world) => ({
    ...ports,
    conduct: {
      ...ports.conduct,
      enact(table, deed, at) {
        const written = ports.conduct.enact(table, deed, at)
        for (const chair of table.chairs) if (chair?.left) chair.left.time += world.chance(2)
        return written
      },
    },
  }),
  'overlooks that another was faster': (ports, world) =>
    withStore(ports, world, {
      append: async (writes) => {
        await ports.store.append(writes)
        return new Set()
      },
    }),
}
