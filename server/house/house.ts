/** The house: who is connected, which tables are open, and who stands at which. */
import type { Address, Ask, Command } from '../../protocol/asks.ts'
import type { Card } from '../../protocol/frames.ts'
import { tooManyPuppets } from '../bots/hard-puppets.ts'
import type { Guest, Ports } from '../ports.ts'
import { claiming } from '../table/conduct/talking.ts'
import type { Device } from '../table/deed.ts'
import { mayWatch } from '../table/viewpoint.ts'
import type { Caller } from './answers.ts'
import { Archive, type Sight } from './archive.ts'
import { Bets } from './bets.ts'
import { Circles } from './circles.ts'
import { GONE_ON } from './counter.ts'
import { Desk } from './desk.ts'
import { Dozers } from './dozers.ts'
import { drain } from './draining.ts'
import { Endings } from './endings.ts'
import { Entrance } from './entrance.ts'
import { Keeper } from './keeper.ts'
import { Laying } from './laying.ts'
import { ownTables } from './own-tables.ts'
import { Pace } from './pace.ts'
import { Places } from './places.ts'
import { sweep } from './sweeping.ts'

export class House {
  readonly #ports: Ports
  readonly #desks = new Map<string, Desk>()
  readonly #places = new Places()
  readonly #dozers = new Dozers()
  readonly #entrance: Entrance
  readonly #laying: Laying
  readonly #pace: Pace
  /** For whoever runs it. */
  readonly keeper: Keeper
  readonly circles: Circles
  readonly archive: Archive
  readonly bets: Bets
  #stopSweeping: () => void = () => {}
  #open = true

  constructor(ports: Ports) {
    this.#ports = ports
    this.#entrance = new Entrance(ports)
    this.#pace = new Pace(ports)
    this.circles = new Circles(ports)
    this.#laying = new Laying(ports, {
      circles: this.circles,
      desk: (code) => this.#desk(code),
      has: (code) => this.#desks.has(code),
      isOpen: () => this.#open,
    })
    const sight: Sight = (device, code) => this.#roundSeen(device, code)
    const endings = new Endings(ports.store)
    this.archive = new Archive({ store: ports.store, shelf: this.circles.shelf, endings, sight })
    this.bets = new Bets(ports, endings, sight)
    this.keeper = new Keeper(ports, this.circles, this.bets, (code) => this.#desk(code))
  }

  /** Opens the doors: whatever fell due while the house was closed is seen to first. */
  async open(): Promise<void> {
    await this.#ports.neighbours.open({
      wrote: (code, seq) => this.#desks.get(code)?.catchUp(seq),
      came: (code) => this.#desks.get(code)?.came(),
      cares: (code, care) => this.#desks.get(code)?.cares(care),
      counted: (what, key) => (what === 'guess' ? this.#entrance : this.#pace).counted(key),
      introduced: (introduction) => this.#desks.get(introduction.code)?.audience.voices.introduced(introduction),
      failed: (error) => this.#ports.metrics.trouble('neighbours', error),
    })
    await this.#seeToDue()
    this.#sweepLater()
  }

  get figures(): { readonly tables: number; readonly loaded: number; readonly guests: number } {
    const loaded = [...this.#desks.values()].filter((desk) => desk.loaded).length
    return { tables: this.#desks.size, loaded, guests: this.#places.taken }
  }

  /** Everything a guest can ask for. Resolves when it has been seen to. */
  async hear(guest: Guest, ask: Ask): Promise<void> {
    // Nothing new while the house closes: whoever asks comes back and asks again.
    if (!this.#open) return
    this.#ports.metrics.count('command')
    const caller = { guest, id: ask.id }
    if (!this.#pace.allows(guest, ask)) return guest.send({ is: 'no', id: ask.id, why: 'too fast' })
    // Nearly all that is ever asked.
    return ask.is === 'move' ? this.#command(caller, ask) : this.#attend(caller, ask)
  }

  async #attend(caller: Caller, ask: Exclude<Ask, { is: 'move' }>): Promise<void> {
    const { guest } = caller
    switch (ask.is) {
      case 'create':
        return this.#laying.lay(caller, ask)
      case 'enter':
        return this.#enter(caller, ask)
      case 'claim':
        return this.#claim(caller, ask)
      case 'exit':
        this.leave(guest)
        return guest.send({ is: 'ok', id: ask.id })
      case 'list':
        return guest.send({ is: 'tables', id: ask.id, tables: await this.#listed() })
      case 'mine':
        return guest.send({ is: 'tables', id: ask.id, ...(await ownTables(guest.device, this.#ports)) })
      case 'found':
        return this.#atDesk(caller, (desk) => this.circles.found(caller, ask, desk))
      case 'circle':
        return this.circles.hear(caller, ask.circle, ask.wish)
      case 'letters':
        return this.#letters(caller, ask.to)
      case 'doze':
        return this.#atDesk(caller, (desk) => desk.doze(caller, ask.until))
      case 'bet':
        return this.#atDesk(caller, (desk) => this.bets.hear(caller, ask, desk))
      case 'voice':
      case 'speaks':
      case 'introduce':
        return this.#atDesk(caller, (desk) => desk.voice(caller, ask))
      case 'forget':
        await this.keeper.forget(guest.device)
        return guest.send({ is: 'ok', id: ask.id })
      default:
        return this.#command(caller, ask)
    }
  }

  /** The tables for everybody at which somebody is, the liveliest first: who lays a hundred cannot stand at them. */
  async #listed(): Promise<readonly Card[]> {
    const everywhere = await this.#ports.neighbours.listed(this.#ports.limits.listed)
    if (everywhere) return everywhere
    const cards = [...this.#desks.values()].flatMap(({ listedCard }) => listedCard ?? [])
    return cards.sort((a, b) => b.touched - a.touched).slice(0, this.#ports.limits.listed)
  }

  /** The game that somebody sees who is at that table, with whatever eyes. */
  async #roundSeen(device: Device, code: string): Promise<number | undefined> {
    const desk = this.#desks.get(code)
    if (!desk?.audience.has(device)) return undefined
    return desk.read((table) => (table && mayWatch(table, device) ? table.round : undefined))
  }

  async #letters({ guest, id }: Caller, to: Address | null): Promise<void> {
    const { store, post } = this.#ports
    if (to && !post.knows(to)) return guest.send({ is: 'no', id, why: 'address' })
    // Nothing is kept for somebody who has never sat down.
    if (to && (await store.mine(guest.device, 1)).length === 0) return guest.send({ is: 'no', id, why: 'not seated' })
    if (to) await store.setAddress(guest.device, to)
    else await store.dropAddress(guest.device)
    guest.send({ is: 'ok', id })
  }

  /** A guest goes away from their table; their seat stays theirs. */
  leave(guest: Guest): void {
    this.#places.leave(guest)
  }

  /** Before it closes, where there are others: sends everybody on to them. */
  drain(): Promise<void> {
    return drain([...this.#desks.values()], this.#ports)
  }

  /** Finishes what is under way, keeps snapshots, and lets nothing new happen. */
  async close(): Promise<void> {
    this.#open = false
    this.#stopSweeping()
    for (const desk of this.#desks.values()) await desk.enqueue(() => desk.retire())
    await this.#ports.outbox.settled()
    for (const desk of this.#desks.values()) desk.forget()
    await this.#ports.neighbours.close()
  }

  /** Something that is asked at the table where its guest stands. */
  #atDesk({ guest, id }: Caller, work: (desk: Desk) => Promise<void>): Promise<void> {
    const desk = this.#places.deskOf(guest)
    if (desk) return work(desk)
    guest.send({ is: 'no', id, why: 'not at a table' })
    return Promise.resolve()
  }

  #command(caller: Caller, command: Command): Promise<void> {
    const { guest } = caller
    return this.#atDesk(caller, (desk) =>
      desk.command(caller, command, () => {
        if (!this.#pace.allowsDeed(guest, command)) return 'too fast'
        const { hardBotsPerAddress } = this.#ports.limits
        return tooManyPuppets(command, desk, this.#desks.values(), guest.address, hardBotsPerAddress)
      }),
    )
  }

  async #enter(caller: Caller, ask: Ask & { is: 'enter' }): Promise<void> {
    const { guest } = caller
    const desk = this.#desk(ask.code)
    this.#places.setOut(guest, desk)
    const key = await this.#entrance.tryKey(desk, guest, ask.password)
    return desk.attend(caller, async () => {
      const table = await desk.load()
      const why = this.#entrance.refusal(table, guest, key)
      if (!table) this.#desks.delete(ask.code)
      if (why) return desk.refuse(caller, why)
      if (!this.#places.arrive(guest, desk)) return desk.refuse(caller, GONE_ON)
      const stands = () => this.#places.stands(guest, desk)
      await desk.welcome(caller, { seen: ask.seen, eyes: ask.as ?? 'own', stands })
    })
  }

  async #claim(caller: Caller, ask: Ask & { is: 'claim' }): Promise<void> {
    const { code } = ask
    const { guest } = caller
    const desk = this.#desk(code)
    this.#places.setOut(guest, desk)
    return desk.ask(caller, (table) => {
      if (!table) this.#desks.delete(code)
      if (!this.#entrance.mayTry(guest)) return 'wrong tries'
      if (!table) return this.#entrance.wrong(guest, 'no table')
      const deed = claiming(table, guest.device, ask, this.#ports.clock.now())
      if (deed === 'ticket') return this.#entrance.wrong(guest, deed)
      if (typeof deed !== 'string' && this.#places.arrive(guest, desk)) desk.audience.admit(guest, 'own')
      return deed
    })
  }

  #desk(code: string): Desk {
    let desk = this.#desks.get(code)
    if (!desk) {
      desk = new Desk(code, this.#ports, this.#dozers, (circle) => this.circles.note(circle))
      this.#desks.set(code, desk)
    }
    return desk
  }

  #sweepLater(): void {
    const { clock, limits } = this.#ports
    this.#stopSweeping = clock.at(clock.now() + limits.lookForDue, () => {
      if (!this.#open) return
      sweep(this.#desks, this.#ports)
      void Promise.all([this.#seeToDue(), this.keeper.tidy()])
        .catch((error) => this.#ports.metrics.trouble('due', error))
        .then(() => this.#open && this.#sweepLater())
    })
  }

  /** Wakes the tables outside memory at which something falls due soon. */
  async #seeToDue(): Promise<void> {
    const { store, clock, limits } = this.#ports
    for (const code of await store.due(clock.now() + limits.lookForDue * 2)) {
      if (!this.#open) return
      const desk = this.#desk(code)
      if (!desk.loaded) void desk.wake()
    }
  }
}
