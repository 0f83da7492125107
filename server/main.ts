/** Puts the house together from its real parts: disk, clock, network, threads. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, BlockList, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { BotPool } from './bots/bot-pool.ts'
import { House } from './house/house.ts'
import type { Routes } from './letters/address.ts'
import { Postman } from './letters/postman.ts'
import { publicKeyOf } from './letters/stamp.ts'
import { type Limits, limits as standard, thinkingTime } from './limits.ts'
import { addressing, isNear, networkOf } from './net/address.ts'
import { answering } from './net/answering.ts'
import type { Certificate } from './net/certificate.ts'
import { doorFor } from './net/door.ts'
import type { Reception } from './net/http.ts'
import { listenerFor } from './net/listener.ts'
import { askForSigns } from './net/signs-of-life.ts'
import type { Connection, Door } from './net/socket.ts'
import type { Page } from './net/static-files.ts'
import { openBackDoor } from './ops/back-door.ts'
import { collectSeldom } from './ops/collecting.ts'
import { Health } from './ops/health.ts'
import { machineName } from './ops/identity.ts'
import { type Monitor, openMonitor } from './ops/metrics.ts'
import { passwords } from './ops/passwords.ts'
import { steadyClock } from './ops/steady-clock.ts'
import { copies } from './ops/table-copy.ts'
import type { Ports } from './ports.ts'
import { type Kept, openKept, type Where } from './store/kept.ts'
import { Outbox } from './store/outbox.ts'
import type { Store } from './store/store.ts'
import { wake } from './table/clock.ts'
import { decide, enact, next } from './table/conduct.ts'
import { type Relay, waysFor } from './voices/ways.ts'

export interface Plan {
  readonly page: Page
  /** Where the data lie. */
  readonly data: string
  /** In which thread they are written: if nothing is said, in one of their own. Or the database in which they lie instead. */
  readonly store?: Where | undefined
  /** What it is called in figures and logs; if nothing is said, as its machine is. */
  readonly name?: string | undefined
  readonly port: number
  readonly host?: string | undefined
  /** With one, it speaks TLS. */
  readonly certificate?: Certificate | undefined
  /** Where other devices find the house, once its port is known. */
  readonly home?: (port: number) => string
  /** Our own proxies: behind one of them an address is what it says it is. */
  readonly proxies?: BlockList | undefined
  readonly log?: string
  readonly logTo?: { write(text: string): void }
  readonly limits?: Partial<Limits>
  readonly thinking?: Partial<Ports['thinking']>
  /** Which post offices letters may go to, and whom those may ask about them: an address of mail or of the web. */
  readonly letters?: Routes & { readonly contact?: string }
  /** Servers that help voices through walls. */
  readonly relay?: Relay | undefined
  /** What stands between the house and its store: for tests in which it cannot be read. */
  readonly reading?: (store: Store) => Store
  /** Another time, another luck, other bots: for tests that compare two houses, or spoil one. */
  readonly instead?: Partial<Pick<Ports, 'clock' | 'fresh' | 'conduct' | 'think' | 'post' | 'ways'>>
}

export interface OpenHouse {
  readonly port: number
  readonly house: House
  close(): Promise<void>
}

/** A post monitor wants to know whom it could ask, and most houses are nobody's monitor. */
const NOBODY = 'https://humbug.invalid'

export async function openHouse(plan: Plan): Promise<OpenHouse> {
  collectSeldom()
  const limits = { ...standard, ...plan.limits }
  const kept = await openKept(plan.data, plan.store ?? 'beside', plan.name ?? machineName(), limits)
  try {
    return await openOn(kept, plan, limits)
  } catch (error) {
    await kept.close()
    throw kept.explained(error)
  }
}

async function openOn(kept: Kept, plan: Plan, limits: Limits): Promise<OpenHouse> {
  const { reading = (store) => store } = plan
  const store = reading(kept.store)
  const { keys, neighbours, identity, company } = kept
  const connections = new Set<Connection>()
  const standing = { sockets: () => connections.size, tables: () => house.figures.loaded }
  const proxy = plan.proxies && plan.proxies.rules.length > 0 ? 'believed' : 'none'
  const monitor = openMonitor(plan.log ?? 'warn', { identity, standing, proxy, company }, plan.logTo)
  const clock = steadyClock(await store.latest(), { wall: kept.wall, running: () => performance.now() })
  const botPool = new BotPool({ limits, clock, metrics: monitor })
  const time = plan.instead?.clock ?? clock
  const { contact = NOBODY, ...routes } = plan.letters ?? {}
  const postman = new Postman({ store, clock: time, metrics: monitor, limits, key: keys.letters, contact, routes })
  const house = new House({
    store,
    outbox: new Outbox(timed(store, monitor), setImmediate, monitor),
    neighbours,
    clock: time,
    passwords,
    metrics: monitor,
    post: postman,
    limits,
    thinking: { ...thinkingTime, ...plan.thinking },
    fresh: (bytes) => randomBytes(bytes).toString('hex'),
    think: (thought, wanted) => botPool.think(thought, wanted),
    ways: (name) => waysFor(plan.relay ?? { servers: [], secret: undefined }, name, time.now()),
    conduct: { decide, next, enact, wake },
    ...plan.instead,
  })
  let ready = false
  const health = new Health(store, { metrics: monitor, limits })
  const addressOf = addressing(plan.proxies)
  const means: Reception = {
    page: plan.page,
    house,
    copies: copies({ store, clock: time, limits, key: keys.copies }),
    letterKey: publicKeyOf(keys.letters),
    monitor,
    limits,
    ready: async () => {
      if (!ready) return 'closing'
      return (await health.isWell()) ? 'ok' : 'not now'
    },
    addressOf,
    speaks: plan.certificate ? 'TLS' : 'plain',
  }
  const { answer, prepare } = answering(means, monitor)
  const { server, cut } = listenerFor(answer, { certificate: plan.certificate, metrics: monitor, limits })
  const port = () => (server.address() as AddressInfo).port
  const door: Door = {
    house,
    limits,
    clock: time,
    metrics: monitor,
    devices: new Map(),
    addresses: new Map(),
    connections,
  }
  // Whoever sits at this machine calls it localhost, which would lead their friends astray.
  const homeFor = (request: IncomingMessage) => (isNear(request) ? plan.home?.(port()) : undefined)
  const peerOf = (request: IncomingMessage) => ({ address: networkOf(addressOf(request)), home: homeFor(request) })
  const letIn = doorFor(door, peerOf)
  server.on('upgrade', (request, socket, head) => {
    // Without an answer: a balancer then asks the next house, and the guest need not know.
    if (ready) letIn(request, socket as Socket, head)
    else socket.destroy()
  })
  const stopAsking = askForSigns(connections, limits.pingEvery)

  let closeBackDoor = async () => {}
  try {
    await house.open()
    server.listen(plan.port, plan.host)
    await once(server, 'listening')
    if (typeof plan.store !== 'object') closeBackDoor = await backDoor(plan.data, house, monitor)
  } catch (error) {
    stopAsking()
    cut()
    await house.close()
    await botPool.close()
    throw error
  }
  ready = true
  setTimeout(prepare, limits.prepareAfter).unref()
  let closing: Promise<void> | undefined
  monitor.log.info({ port: port() }, 'open')

  return {
    port: port(),
    house,
    close() {
      closing ??= finish()
      return closing
    },
  }

  /** Finishes what is under way, keeps snapshots, and asks everybody to come back. */
  async function finish(): Promise<void> {
    ready = false
    stopAsking()
    await closeBackDoor()
    const everybodyGone = once(server, 'close')
    // As long as it answers a balancer, that leaves its guests in peace.
    await house.drain()
    server.close()
    await house.close()
    postman.close()
    for (const connection of connections) connection.bye('restart')
    await botPool.close()
    // Time to say goodbye, but not for those who never answer.
    const patience = new AbortController()
    await Promise.race([everybodyGone, pause(limits.goodbye, undefined, patience).catch(() => {})])
    patience.abort()
    for (const connection of connections) connection.cut()
    cut()
    await kept.close()
    monitor.log.info('closed')
  }
}

/** Not every disk has doors; whoever keeps the house does without it then. */
async function backDoor(data: string, { keeper }: House, monitor: Monitor): Promise<() => Promise<void>> {
  try {
    return await openBackDoor(data, keeper)
  } catch (error) {
    monitor.trouble('back door', error)
    return async () => {}
  }
}

/** The store, with an eye on how long it takes. */
function timed(store: Store, monitor: Monitor): Pick<Store, 'append'> {
  return {
    async append(writes) {
      const start = performance.now()
      const lost = await store.append(writes)
      const lines = writes.reduce((sum, write) => sum + write.lines.length, 0)
      monitor.committed((performance.now() - start) / 1000, lines)
      return lost
    },
  }
}
