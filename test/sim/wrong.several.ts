/** Houses among others that are built wrongly, each in one way: what they know of each other is a hint, and each takes it for more. */
import type { Attendance, Neighbours } from '../../server/house/neighbours.ts'
import type { Ports } from '../../server/ports.ts'
import { Outbox } from '../../server/store/outbox.ts'
import type { Store } from '../../server/store/store.ts'
import type { World } from './world.ts'

type Spoil = (ports: Ports, world: World) => Ports

const among = (ports: Ports, changed: Partial<Neighbours>): Ports => ({
  ...ports,
  neighbours: { ...ports.neighbours, ...changed },
})

const keeping = (ports: Ports, world: World, changed: Partial<Store>): Ports => {
  const store = { ...ports.store, ...changed }
  return { ...ports, store, outbox: new Outbox(store, (work) => void world.after(1, work), ports.metrics) }
}

/** Nothing of it can be seen from outside but that bots think twice. */
export const caresForAll: Spoil = (ports) =>
  among(ports, {
    open: (ear) => ports.neighbours.open({ ...ear, cares: () => {} }),
    serve: async (code) => {
      await ports.neighbours.serve(code)
      return 'ours'
    },
  })

export const wrongAmongOthers: Readonly<Record<string, Spoil>> = {
  'is sure that nobody else writes to a table it cares for': (ports, world) => {
    const ours = new Set<string>()
    const cared = among(ports, {
      serve: async (code) => {
        const care = await ports.neighbours.serve(code)
        if (care === 'ours') ours.add(code)
        return care
      },
    })
    return keeping(cared, world, {
      append: async (writes) => new Set([...(await ports.store.append(writes))].filter((code) => !ours.has(code))),
    })
  },
  'takes the line that a notice names for all there is': (ports, world) =>
    keeping(ports, world, {
      lines: async (code, from) => (await ports.store.lines(code, from)).slice(from > 1 ? -1 : 0),
    }),
  'hears only what it is told': (ports, world) => {
    const told = new Map<string, number>()
    const hearing = among(ports, {
      open: (ear) =>
        ports.neighbours.open({
          ...ear,
          wrote: (code, seq) => {
            // A notice that was lost stays lost: only the next line is ever taken over.
            if (seq !== (told.get(code) ?? seq - 1) + 1) return
            told.set(code, seq)
            ear.wrote(code, seq)
          },
        }),
    })
    return keeping(hearing, world, {
      lines: async (code, from) => {
        const all = await ports.store.lines(code, from)
        return from === 1 ? all : all.filter(({ seq }) => seq <= (told.get(code) ?? 0))
      },
    })
  },
  'takes the guests of a dead house for living': (ports) => {
    const ever = new Map<string, Attendance>()
    return among(ports, {
      at: (code) => {
        const now = ports.neighbours.at(code)
        const guests = [...(ever.get(code)?.guests ?? []), ...now.guests]
        ever.set(code, { guests, gone: now.gone })
        return { guests, gone: now.gone }
      },
    })
  },
  'goes by a clock of its own': (ports, world) => {
    const ahead = world.chance(3) * 7000
    const { clock } = ports
    return {
      ...ports,
      clock: { now: () => clock.now() + ahead, at: (time, work) => clock.at(time - ahead, work) },
    }
  },
}
