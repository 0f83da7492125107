/** The desk at which one table is served: whoever wants something of it comes in turn, and is answered once it is written. */
import { sure } from '../../kernel/at.ts'
import type { Ask, Command } from '../../protocol/asks.ts'
import type { Card } from '../../protocol/frames.ts'
import type { Refusal } from '../../protocol/words.ts'
import { hardPuppetsAt, hardPuppetsOf, type Stage } from '../bots/hard-puppets.ts'
import type { Guest, Ports } from '../ports.ts'
import type { Deed } from '../table/deed.ts'
import { Later } from '../table/later.ts'
import { cardOf } from '../table/room.ts'
import type { Table } from '../table/table.ts'
import type { Caller } from './answers.ts'
import { Audience } from './audience.ts'
import { type Coming, Counter, type Decision, TRIES } from './counter.ts'
import { type Dozers, mayNotDoze } from './dozers.ts'
import type { Care } from './neighbours.ts'
import { Queue } from './queue.ts'
import { TableRunner } from './table-runner.ts'
import type { VoiceAsk } from './voices.ts'

export class Desk implements Stage {
  readonly code: string
  keeper: string | undefined
  readonly audience: Audience
  readonly #ports: Ports
  readonly #dozers: Dozers
  readonly #queue: Queue
  readonly #runner: TableRunner
  readonly #counter: Counter
  #touched: number

  /** `over`: hears when a game of a circle is over, and written. */
  constructor(code: string, ports: Ports, dozers: Dozers, over: (circle: string) => void) {
    this.code = code
    this.#ports = ports
    this.#dozers = dozers
    this.#touched = ports.clock.now()
    this.audience = new Audience(code, ports)
    this.#runner = new TableRunner(code, ports, this.audience, dozers, { inTurn: (work) => this.enqueue(work), over })
    const means = { audience: this.audience, runner: this.#runner, enqueue: this.enqueue.bind(this) }
    this.#counter = new Counter(code, ports, means)
    // A table at which something fails is read from the store the next time.
    this.#queue = new Queue((error) => {
      this.forget()
      if (error instanceof Later) this.#runner.giveUp(error)
      else ports.metrics.trouble('desk', error)
    })
  }

  /** Does this work when what came before is done. */
  enqueue(work: () => void | Promise<void>): Promise<void> {
    this.#touched = this.#ports.clock.now()
    return this.#queue.add(work)
  }

  /** The table, from memory or from the store. Only for work in the queue. */
  load(): Promise<Table | undefined> {
    return this.#runner.load()
  }

  forget(): void {
    this.#runner.forget()
  }

  /** Out of memory because nothing happens here; another house may care for it. */
  putAway(): void {
    this.forget()
    this.#ports.neighbours.leave(this.code)
  }

  /** Another house wrote lines of this table, up to this one. */
  catchUp(seq: number): void {
    if (this.loaded || this.audience.guests.size > 0) void this.enqueue(() => this.#runner.catchUp(seq))
  }

  /** In other houses, others are at this table now. */
  came(): void {
    if (this.loaded) void this.enqueue(() => this.#seeWhoIsHere())
  }

  cares(care: Care): void {
    void this.enqueue(() => this.#runner.cares(care))
  }

  /** A deed of the house's own, if there is one to do; written when it resolves. Where others were faster it is decided anew. */
  does(decide: (table: Table | undefined) => Deed | undefined): Promise<void> {
    this.#touched = this.#ports.clock.now()
    return this.#queue.ask(async () => {
      for (let tries = TRIES; tries > 0; tries--) if ((await this.#doOnce(decide)) === 'written') return
      throw new Error('others were faster each time')
    })
  }

  async #doOnce(decide: (table: Table | undefined) => Deed | undefined): Promise<'written' | 'lost'> {
    let came: 'written' | 'lost' = 'written'
    const table = await this.load()
    const deed = decide(table)
    const lost = () => {
      came = 'lost'
    }
    if (deed) this.#runner.do(sure(table, 'table'), deed, undefined, lost)
    await this.#runner.allWritten()
    return came
  }

  /** Changes what is kept of this table otherwise than by a deed. */
  change(work: () => Promise<void>): Promise<void> {
    this.#touched = this.#ports.clock.now()
    return this.#queue.ask(() => this.#runner.change(work))
  }

  /** Something about the table as it stands when its turn has come. */
  read<T>(what: (table: Table | undefined) => T): Promise<T | undefined> {
    let answer: T | undefined
    return this.enqueue(async () => {
      answer = what(await this.load())
    }).then(() => answer)
  }

  get loaded(): boolean {
    return this.#runner.table !== undefined
  }

  /** How this table stands in the list for everybody, if it does: while somebody is at it. */
  get listedCard(): Card | undefined {
    const { table } = this.#runner
    return table?.settings.listed === 'listed' && this.audience.guests.size > 0 ? cardOf(table) : undefined
  }

  get hardPuppets(): number {
    return hardPuppetsAt(this.#runner.table)
  }

  /** Since when this table has nothing to do, and when it has again; undefined while it has. */
  get rest(): { readonly since: number; readonly due: number } | undefined {
    const { due } = this.#runner
    return due === undefined || this.#queue.waiting > 0 ? undefined : { since: this.#touched, due }
  }

  /** Opens the table with its first deed. `taken` hears if that could not be written. */
  found(deed: Deed, caller: Caller, taken: () => void): Promise<void> {
    return this.enqueue(async () => {
      this.#runner.do(this.#runner.begin(), deed, caller, taken)
      this.#runner.cares(await this.#ports.neighbours.serve(this.code))
    })
  }

  /** A command of somebody at this table. `against` says what else forbids it, such as having said too much. */
  command(caller: Caller, command: Command, against: () => Refusal | undefined): Promise<void> {
    return this.ask(caller, (table) => {
      if (!table) return 'no table'
      if (this.#isNobody(caller.guest)) return 'not seated'
      const { device, address } = caller.guest
      const deed = against() ?? this.#ports.conduct.decide(table, device, command, this.#runner.lent(table))
      if (typeof deed !== 'string' && hardPuppetsOf(command) !== undefined) this.keeper = address
      return deed
    })
  }

  /** The house answers for somebody from now on, or no longer. Nothing is written of it, and nobody else hears of it. */
  doze(caller: Caller, until: (Ask & { is: 'doze' })['until']): Promise<void> {
    return this.attend(caller, async () => {
      const { guest, id } = caller
      const table = await this.load()
      if (!table) return this.refuse(caller, 'no table')
      const why = this.#isNobody(guest) ? 'not seated' : mayNotDoze(table, guest.device)
      if (why) return this.refuse(caller, why)
      if (until === 'concerned') this.#dozers.add(table, guest.device)
      else this.#dozers.drop(table, guest.device)
      guest.send({ is: 'ok', id })
      this.#runner.stir(table)
    })
  }

  /** To be heard or to hear at this table. Nothing is written of it. */
  voice(caller: Caller, ask: VoiceAsk): Promise<void> {
    return this.attend(caller, async () => {
      const { guest, id } = caller
      const table = await this.load()
      const why = table ? this.audience.voices.hear(table, guest, ask) : 'no table'
      if (why) return this.refuse(caller, why)
      guest.send({ is: 'ok', id })
    })
  }

  /** Nothing is done in the name of a screen, or of a phone behind its curtain. */
  #isNobody(guest: Guest): boolean {
    return (this.audience.guests.get(guest) ?? 'own') !== 'own'
  }

  /** Any deed that somebody asks for; asked for again, it is answered again and not done again. */
  ask(caller: Caller, decide: Decision): Promise<void> {
    return this.#counter.ask(caller, decide)
  }

  /** Does something for somebody in their turn, and they are answered whatever happens. */
  attend(caller: Caller, work: () => void | Promise<void>): Promise<void> {
    return this.#counter.attend(caller, work)
  }

  refuse(caller: Caller, why: Refusal): void {
    this.#counter.refuse(caller, why)
  }

  /** Lets somebody look, while they stand here. In the queue. */
  welcome(caller: Caller, coming: Coming): Promise<void> {
    return this.#counter.welcome(caller, coming)
  }

  /** Somebody goes. */
  part(guest: Guest): void {
    if (this.audience.part(guest) && this.audience.guests.size > 0) void this.enqueue(() => this.#seeWhoIsHere())
  }

  async #seeWhoIsHere(): Promise<void> {
    const table = await this.load()
    if (!table) return
    this.#ports.outbox.after(this.code, () => this.audience.tellPresence(table))
    this.#runner.settle(table)
  }

  /** Something may be due. */
  wake(): Promise<void> {
    return this.enqueue(() => this.#runner.wake())
  }

  /** Nothing happens here any more; whoever is here shall come to another house. */
  async sendOn(): Promise<void> {
    await this.enqueue(() => this.retire())
    await this.#runner.allWritten()
    this.#ports.neighbours.leave(this.code)
    for (const guest of this.audience.guests.keys()) this.audience.sendOn(guest)
  }

  /** A last snapshot; nothing happens here any more. */
  retire(): void {
    this.#queue.close()
    this.#runner.retire()
  }
}
