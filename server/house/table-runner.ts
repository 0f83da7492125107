/** Keeps one table running: has it at hand, does deeds at it, and sees to what follows by itself or falls due. */
import { receipts } from '../../kernel/fair.ts'
import type { Ports } from '../ports.ts'
import type { Line } from '../store/store.ts'
import type { Lent } from '../table/conduct/asked.ts'
import { isOpen } from '../table/conduct/hosting.ts'
import { redo } from '../table/conduct.ts'
import type { Deed } from '../table/deed.ts'
import { readLine, readPast, rebuild } from '../table/history.ts'
import type { Later } from '../table/later.ts'
import { Past } from '../table/past.ts'
import { bare, type Table } from '../table/table.ts'
import { type Caller, CommandAnswers, commandOf } from './answers.ts'
import type { Audience } from './audience.ts'
import type { Dozers } from './dozers.ts'
import { FallingDue } from './falling-due.ts'
import { lending } from './lending.ts'
import type { Care } from './neighbours.ts'
import { TableWriter } from './table-writer.ts'
import { telling } from './telling.ts'

const nothing = () => {}

interface Hands {
  /** Does work when everything before it at this table is done. */
  inTurn(work: () => Promise<void>): Promise<void>
  /** A game of this circle is over, and written. */
  over(circle: string): void
}

export class TableRunner {
  readonly answers: CommandAnswers
  readonly writer: TableWriter
  readonly lent: (table: Table) => Lent
  readonly #code: string
  readonly #ports: Ports
  readonly #audience: Audience
  readonly #due: FallingDue
  readonly #over: Hands['over']
  #table: Table | undefined
  /** What was told of late; read only when somebody wants to know, and then kept. */
  #past: Past | undefined
  /** Makes the receipts of the game with this seed. */
  #receipts: { readonly seed: string; readonly of: (chain: string) => string } | undefined
  /** Why this house cannot have the table at all. */
  #beyond: Later | undefined

  constructor(code: string, ports: Ports, audience: Audience, dozers: Dozers, desk: Hands) {
    const { inTurn, over } = desk
    this.#over = over
    this.#code = code
    this.#ports = ports
    this.#audience = audience
    this.lent = lending(ports, audience)
    this.answers = new CommandAnswers(code, ports)
    this.writer = new TableWriter(ports.limits)
    this.#due = new FallingDue(ports, audience, dozers, {
      rings: () => void inTurn(() => this.wake()),
      thought: () => void inTurn(async () => this.#table && this.#due.arm(this.#table)),
      lent: this.lent,
      do: (table, deed) => this.do(table, deed),
    })
  }

  /** The table, while it is in memory. */
  get table(): Table | undefined {
    return this.#table
  }

  /** The table, from memory or from the store. */
  async load(): Promise<Table | undefined> {
    if (this.#table) return this.#table
    if (this.#beyond) throw this.#beyond
    const { store, neighbours } = this.#ports
    // A table that was put away because something failed may still have deeds on their way to the store.
    await this.allWritten()
    const kept = await store.load(this.#code)
    if (!kept) return undefined
    const table = rebuild(kept.snapshot, kept.lines) ?? rebuild(undefined, await store.lines(this.#code, 1))
    if (!table) return undefined
    this.#due.care = await neighbours.serve(this.#code)
    this.#table = table
    const missed = this.#audience.missed(table)
    if (missed !== undefined) this.#audience.showAgain(table, await this.past(table), missed)
    // Put away meanwhile.
    if (this.#table !== table) return this.load()
    this.#due.arm(table)
    return table
  }

  /** Resolves when nothing of this table is on its way to the store. */
  allWritten(): Promise<void> {
    return new Promise((done) => this.#ports.outbox.after(this.#code, done, done))
  }

  /** Somebody else wrote lines of this table, up to this one: takes them over, and tells everybody here. */
  async catchUp(seq: number): Promise<void> {
    await this.allWritten()
    const table = this.#table
    if (!table) return void (this.#audience.guests.size > 0 && (await this.load()))
    if (table.seq >= seq) return
    const lines = await this.#ports.store.lines(this.#code, table.seq + 1)
    if (table !== this.#table) return this.catchUp(seq)
    const isErased = lines.length === 0 && seq !== Infinity && !(await this.#ports.store.load(this.#code))
    if (isErased) return this.#end(table)
    if (lines.some((line) => readLine(line).deed.kind === 'forgotten')) return this.#readAgain()
    for (const line of lines) this.#takeOver(table, line)
    this.writer.forget()
    if (this.#due.care === 'ours') this.settle(table)
    // Whoever cares for it, who dozes here is passed for here.
    else this.#due.arm(table)
  }

  /** Nothing of it is left: whoever is here sees it closed, as it was before that. */
  #end(table: Table): void {
    const written = { at: table.at, deed: { kind: 'closed' } }
    const line = { seq: table.seq + 1, command: null, text: JSON.stringify(written), chain: '' }
    if (isOpen(table)) this.#takeOver(table, line)
    this.forget()
  }

  /** What was known of it no longer holds. */
  async #readAgain(): Promise<void> {
    this.forget()
    await this.load()
  }

  /** Letters about it were written where it was done. */
  #takeOver(table: Table, line: Line): void {
    if (line.seq !== table.seq + 1) throw new Error(`line ${line.seq} after ${table.seq}`)
    const written = readLine(line)
    const toldAfter = this.#telling(table, { write: nothing })
    redo(table, written)
    const tell = toldAfter(written.deed)
    this.#past?.note(table, written.deed)
    if (line.command !== null) this.answers.doneElsewhere(line.command)
    tell()
    this.#audience.told(line.seq)
  }

  #telling(table: Table, post: Pick<Ports['post'], 'write'>) {
    const sleeps = this.#due.sleeps.bind(this.#due)
    return telling(this.#audience, { metrics: this.#ports.metrics, post, sleeps }, table)
  }

  /** Changes what is kept of this table otherwise than by a deed. */
  async change(work: () => Promise<void>): Promise<void> {
    await this.allWritten()
    await work()
    await this.#readAgain()
  }

  /** Whether bots think and clocks ring here, or in another house. */
  cares(care: Care): void {
    this.#due.care = care
    if (this.#table) this.#due.arm(this.#table)
  }

  /** A new table. */
  begin(): Table {
    this.#table = bare()
    this.#past = new Past(this.#ports.limits.logSteps)
    return this.#table
  }

  /** What was told at this table of late. */
  async past(table: Table): Promise<Past> {
    if (this.#past) return this.#past
    const past = await readPast(this.#ports, table, this.writer.unwritten)
    // The table may have been put away meanwhile: then this is the past of nothing that is here.
    if (table === this.#table) this.#past = past
    return past
  }

  /** Only out of memory: the store has it. */
  forget(): void {
    this.#due.forget()
    this.#table = undefined
    this.#past = undefined
    this.#receipts = undefined
    this.answers.forget()
    this.writer.forget()
    this.#audience.forget()
  }

  /** This house is too old for the table, and stays so: others care for it, and its guests come again, to a newer one in the end. */
  giveUp(why: Later): void {
    const { neighbours, metrics } = this.#ports
    if (!this.#beyond) metrics.trouble('desk', why)
    this.#beyond = why
    neighbours.leave(this.#code)
    for (const guest of this.#audience.guests.keys()) this.#audience.sendOn(guest)
  }

  /** When something is to be done here; undefined while it is being done. */
  get due(): number | undefined {
    return this.writer.unwritten.length > 0 ? undefined : this.#due.at(this.#table)
  }

  /** Does a deed and what follows from it by itself. `lost` hears if somebody else was faster. */
  do(table: Table, deed: Deed, caller?: Caller, lost: () => void = nothing): void {
    this.#doOne(table, deed, caller, lost)
    this.settle(table)
  }

  /** Does what follows by itself: from a deed, or from who is here and who is not. */
  settle(table: Table): void {
    const next = () => this.#ports.conduct.next(table, this.lent(table))
    for (let deed = next(); deed; deed = next()) this.#doOne(table, deed, undefined, nothing)
    this.#due.arm(table)
  }

  /** Does a deed, writes it down, and then tells everybody. */
  #doOne(table: Table, deed: Deed, caller: Caller | undefined, lost: () => void): void {
    const { conduct, clock, outbox, metrics, post } = this.#ports
    const toldAfter = this.#telling(table, post)
    const written = conduct.enact(table, deed, clock.now())
    const tell = toldAfter(deed)
    const circle = deed.kind === 'played' && table.stage === 'over' ? table.circle : null
    this.#past?.note(table, deed)
    const answer = { seq: table.seq, chain: caller ? this.#receipt(table) : '' }
    const command = caller ? commandOf(caller) : null
    const line = { ...answer, command, text: JSON.stringify(written) }
    if (command !== null) this.answers.remember(command, answer)
    if (deed.kind === 'played') metrics.count(deed.by ?? 'move')
    outbox.write(this.writer.write(table, deed, line), {
      acknowledge: () => caller?.guest.send({ is: 'ok', id: caller.id, code: this.#code, ...answer }),
      tell: () => {
        this.writer.written(line)
        this.answers.written(line.seq)
        tell()
        this.#audience.told(line.seq)
        if (circle) this.#over(circle)
      },
      lost: () => {
        metrics.count('lost')
        this.forget()
        lost()
      },
    })
  }

  #receipt({ seed, play }: Table): string {
    if (this.#receipts?.seed !== seed) this.#receipts = { seed, of: receipts(seed) }
    return this.#receipts.of(play?.chain ?? '')
  }

  /** Somebody dozes from now on, or no longer: it may be time to answer for them. */
  stir(table: Table): void {
    this.#due.arm(table)
  }

  /** Something may be due. */
  async wake(): Promise<void> {
    const table = await this.load()
    if (table) this.#due.see(table)
  }

  /** A last snapshot; nothing falls due here any more. */
  retire(): void {
    this.#due.hush()
    const quiet = { acknowledge: nothing, tell: nothing, lost: nothing }
    if (this.#table) this.#ports.outbox.write(this.writer.last(this.#table), quiet)
  }
}
