/** One table at work: it does one thing after the other, and tells everybody round it once that is written. */
import { seeded } from '../../kernel/chance.ts'
import { receipt } from '../../kernel/fair.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Command } from '../../protocol/messages.ts'
import type { Refusal } from '../../protocol/words.ts'
import { botAnswer } from '../bots/bot-turn.ts'
import { questions } from '../letters/due.ts'
import type { Guest, Ports } from '../ports.ts'
import type { Answer, Line } from '../store/store.ts'
import { botsDue, dueAt } from '../table/clock.ts'
import type { Lent } from '../table/conduct/asked.ts'
import { moving } from '../table/conduct/playing.ts'
import type { Deed, Device, Written } from '../table/deed.ts'
import { show, viewFrame } from '../table/frames.ts'
import { missed, rebuild } from '../table/history.ts'
import { bare, type Table } from '../table/table.ts'
import { Audience, type Eyes, placeOf } from './audience.ts'
import { Paper } from './paper.ts'

/** Who asked for a deed, and under which id. */
export interface Origin {
  readonly guest: Guest
  readonly id: string
}

/** A command's name at its table: nobody can say it for another device. */
export const keyOf = ({ guest, id }: Origin) => `${guest.device.slice(0, 16)} ${id}`
const REMEMBERED = 64
const TRIES = 3
/** Deeds after which other persons are here, or on other seats. */
const comings: ReadonlySet<Deed['kind']> = new Set([
  'sat',
  'left',
  'kicked',
  'moved',
  'stood in',
  'returned',
  'let in',
  'again',
])

export class Desk {
  readonly code: string
  readonly audience: Audience
  readonly #ports: Ports
  readonly #paper: Paper
  #table: Table | undefined
  #queue: Promise<void> = Promise.resolve()
  #waiting = 0
  #touched: number
  #alarm: () => void = () => {}
  /** What was done and is not yet known to be written. */
  #unwritten: Line[] = []
  /** The answers to the last commands, some of them not yet written either. */
  readonly #recent = new Map<string, Answer>()
  readonly #thinking = new Set<Seat>()
  #retired = false

  constructor(code: string, ports: Ports) {
    this.code = code
    this.#ports = ports
    this.audience = new Audience(ports)
    this.#paper = new Paper(ports.limits)
    this.#touched = ports.clock.now()
  }

  /** Does this work when what came before is done. A table that fails is rebuilt from paper the next time. */
  enqueue(work: () => void | Promise<void>): Promise<void> {
    this.#waiting++
    this.#touched = this.#ports.clock.now()
    this.#queue = this.#queue
      .then(() => (this.#retired ? undefined : work()))
      .catch((error) => {
        this.forget()
        this.#ports.watchman.trouble('desk', error)
      })
      .then(() => {
        this.#waiting--
      })
    return this.#queue
  }

  /** The table, from memory or from the store. Only for work in the queue. */
  async load(): Promise<Table | undefined> {
    if (this.#table) return this.#table
    const { store } = this.#ports
    const kept = await store.load(this.code)
    if (!kept) return undefined
    this.#table = rebuild(kept.snapshot, kept.lines) ?? rebuild(undefined, await store.lines(this.code, 1))!
    this.#arm(this.#table)
    return this.#table
  }

  /** Out of memory, nothing more: the store has it. */
  forget(): void {
    this.#alarm()
    this.#table = undefined
    this.#unwritten = []
    this.#recent.clear()
    this.#paper.forget()
    this.audience.forget()
  }

  /** Something about the table as it stands when its turn has come. */
  read<T>(what: (table: Table | undefined) => T): Promise<T | undefined> {
    let answer: T | undefined
    return this.enqueue(async () => {
      answer = what(await this.load())
    }).then(() => answer)
  }

  get loaded(): boolean {
    return this.#table !== undefined
  }

  /** Since when this table has nothing to do, and when it has again; undefined while it has. */
  get rest(): { readonly since: number; readonly due: number } | undefined {
    if (this.#waiting > 0 || this.#unwritten.length > 0 || this.#thinking.size > 0) return undefined
    const due = this.#table && dueAt(this.#table, this.#ports.limits)
    return { since: this.#touched, due: due ?? Infinity }
  }

  /** Opens the table with its first deed. `taken` hears if that could not be written. */
  found(deed: Deed, origin: Origin, taken: () => void): Promise<void> {
    return this.enqueue(() => {
      this.#table = bare()
      this.#do(this.#table, deed, origin, taken)
    })
  }

  /** A command of somebody at this table, if there is nothing against it that has not to do with the table. */
  command(origin: Origin, command: Command, against: () => Refusal | undefined): Promise<void> {
    return this.ask(origin, (table) => {
      if (!table) return 'no table'
      // A screen is nobody.
      if ((this.audience.guests.get(origin.guest) ?? 'own') !== 'own') return 'not seated'
      return against() ?? this.#decide(table, origin.guest.device, command)
    })
  }

  /** Any deed that somebody asks for; asked for again, it is answered again and not done again. */
  ask(origin: Origin, decide: (table: Table | undefined) => Deed | Refusal, tries = TRIES): Promise<void> {
    return this.enqueue(async () => {
      try {
        await this.#answer(origin, decide, tries)
      } catch (error) {
        this.refuse(origin, 'busy')
        throw error
      }
    })
  }

  async #answer(origin: Origin, decide: (table: Table | undefined) => Deed | Refusal, tries: number): Promise<void> {
    const { guest, id } = origin
    const known = this.#recent.get(keyOf(origin)) ?? (await this.#ports.store.answered(this.code, keyOf(origin)))
    if (known) return this.reply(origin, () => guest.send({ is: 'ok', id, code: this.code, ...known }))
    const table = await this.load()
    const deed = decide(table)
    if (typeof deed === 'string') return this.refuse(origin, deed)
    this.#do(table!, deed, origin, () => {
      if (tries > 1) void this.ask(origin, decide, tries - 1)
      else this.refuse(origin, 'busy')
    })
  }

  refuse(origin: Origin, why: Refusal): void {
    const { guest, id } = origin
    this.#ports.watchman.count('refusal')
    this.reply(origin, () => guest.send({ is: 'no', id, why }))
  }

  /** Answers once all that was done here is written; if that could not be, the answer may be wrong: ask again. */
  reply({ guest, id }: Origin, words: () => void): void {
    this.#ports.ledger.after(this.code, words, () => guest.send({ is: 'no', id, why: 'busy' }))
  }

  #decide(table: Table, device: Device, command: Command): Deed | Refusal {
    return this.#ports.manners.decide(table, device, command, this.#lent(table))
  }

  #lent(table: Table): Lent {
    const { clock, limits, thinking, fresh } = this.#ports
    return {
      now: clock.now(),
      limits,
      thinking,
      awaySince: (seat) => this.audience.awaySince(table, seat),
      atTable: (device) => this.audience.atTable(device),
      fresh: () => fresh(32),
    }
  }

  /** Does what follows by itself: from a deed, or from who is here and who is not. */
  #settle(table: Table): void {
    const next = () => this.#ports.manners.next(table, this.#lent(table))
    for (let deed = next(); deed; deed = next()) this.#doOne(table, deed, undefined, () => {})
    this.#arm(table)
  }

  /** Does a deed and what follows from it by itself. */
  #do(table: Table, deed: Deed, origin?: Origin, lost: () => void = () => {}): void {
    this.#doOne(table, deed, origin, lost)
    this.#settle(table)
  }

  /** Does a deed, writes it down, and then tells everybody: those who are here, and by letter those who are asked. */
  #doOne(table: Table, deed: Deed, origin: Origin | undefined, lost: () => void): void {
    const { manners, clock, ledger, watchman, post } = this.#ports
    let written: Written | undefined
    const before = questions(table)
    const telling = this.audience.witness(table, () => {
      written = manners.enact(table, deed, clock.now())
    })
    const asked = [...questions(table)].flatMap(([question, device]) => (before.has(question) ? [] : [device]))
    const answer = { seq: table.seq, chain: origin ? receipt(table.seed, table.play?.chain ?? '') : '' }
    const line = { ...answer, command: origin ? keyOf(origin) : null, text: JSON.stringify(written) }
    if (origin) this.#remember(keyOf(origin), answer)
    this.#unwritten.push(line)
    if (deed.kind === 'played') watchman.count(deed.by ?? 'move')
    ledger.write(this.#paper.page(table, deed, line), {
      acknowledge: () => origin?.guest.send({ is: 'ok', id: origin.id, code: this.code, ...answer }),
      tell: () => {
        this.#unwritten = this.#unwritten.filter(({ seq }) => seq > line.seq)
        for (const [guest, frame] of telling) guest.send(frame)
        for (const device of asked)
          if (!this.audience.holds(table, device)) post.write(device, this.code, table.settings.game)
        if (deed.kind === 'kicked') this.audience.showOut(table)
        if (comings.has(deed.kind)) this.audience.tellPresence(table)
      },
      lost: () => {
        watchman.count('lost')
        this.forget()
        lost()
      },
    })
  }

  #remember(key: string, answer: Answer): void {
    this.#recent.set(key, answer)
    if (this.#recent.size > REMEMBERED) this.#recent.delete(this.#recent.keys().next().value!)
  }

  /** Lets somebody look: who has seen all is told so, others get the view and what they missed. In the queue. */
  async welcome(origin: Origin, seen: number | undefined, eyes: Eyes): Promise<void> {
    const { guest, id } = origin
    for (;;) {
      const table = (await this.load())!
      const place = placeOf(table, guest, eyes)
      const log = seen === table.seq ? undefined : await missed(this.#ports, table, this.#unwritten, place, seen ?? 0)
      // The table was put away while we read: what we hold may never have been written.
      if (table !== this.#table) continue
      const { seq } = table
      const view = log && viewFrame(show(table), place, log)
      if (guest.alive) this.audience.admit(guest, eyes)
      this.reply(origin, () => {
        guest.send({ is: 'ok', id, code: this.code, seq })
        if (view) guest.send(view)
        this.audience.tellPresence(table)
      })
      return this.#settle(table)
    }
  }

  /** Somebody goes. */
  part(guest: Guest): void {
    if (!this.audience.part(guest) || this.audience.guests.size === 0) return
    void this.enqueue(async () => {
      const table = await this.load()
      if (!table) return
      this.#ports.ledger.after(this.code, () => this.audience.tellPresence(table))
      this.#settle(table)
    })
  }

  #arm(table: Table): void {
    this.#alarm()
    const { clock, limits } = this.#ports
    const due = dueAt(table, limits, this.#thinking)
    if (due !== undefined) this.#alarm = clock.at(due, () => void this.wake())
  }

  /** Something may be due: the deal goes on, the clock moves, the bots begin to think. */
  wake(): Promise<void> {
    return this.enqueue(async () => {
      const table = await this.load()
      if (!table) return
      const { manners, clock, limits, fresh } = this.#ports
      const luck = seeded(Number.parseInt(fresh(4), 16))
      const due = () => manners.next(table, this.#lent(table)) ?? manners.wake(table, clock.now(), luck, limits)
      for (let deed = due(); deed; deed = due()) this.#do(table, deed)
      for (const seat of botsDue(table, clock.now(), limits)) if (!this.#thinking.has(seat)) this.#think(table, seat)
      this.#arm(table)
    })
  }

  /** Lets a bot think; its move comes in like anybody's. */
  #think(table: Table, seat: Seat): void {
    this.#thinking.add(seat)
    void botAnswer(this.#ports, table, seat).then(({ question, move }) =>
      this.enqueue(async () => {
        this.#thinking.delete(seat)
        const now = await this.load()
        if (!now) return
        const plays = now.stage === 'playing' && now.chairs[seat]?.bot
        const deed = plays ? moving(now, seat, question, move, 'bot') : 'not now'
        // A move that came too late is nothing; if the bot is still asked, it thinks again.
        if (typeof deed === 'string') this.#arm(now)
        else this.#do(now, deed)
      }),
    )
  }

  /** A last snapshot; nothing happens here any more. */
  retire(): void {
    this.#retired = true
    const table = this.#table
    if (!table) return
    this.#alarm()
    const nothing = () => {}
    this.#ports.ledger.write(this.#paper.last(table), { acknowledge: nothing, tell: nothing, lost: nothing })
  }
}
