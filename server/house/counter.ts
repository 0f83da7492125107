/** Where one asks at a desk: nobody is left without an answer, and none rests on something that was never written. */
import { sure } from '../../kernel/at.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { Ports } from '../ports.ts'
import type { Deed } from '../table/deed.ts'
import { show, viewFrame } from '../table/frames.ts'
import { Later } from '../table/later.ts'
import type { Table } from '../table/table.ts'
import { type Eyes, viewpointOf } from '../table/viewpoint.ts'
import type { Caller } from './answers.ts'
import type { Audience } from './audience.ts'
import type { TableRunner } from './table-runner.ts'

/** In other houses others may be faster, several times in a row. */
export const TRIES = 6

/** What comes of a wish, once the table is at hand. */
export type Decision = (table: Table | undefined) => Deed | Refusal

/** Who wishes to be let in. */
export interface Coming {
  /** The last step that they have seen. */
  readonly seen: number | undefined
  readonly eyes: Eyes
  /** Are they still here? While the table is read and written they may go, or go on to another. */
  stands(): boolean
}

/** For who went on before they were let in. Not 'busy', which would be asked again, and bring them back from where they are. */
export const GONE_ON: Refusal = 'not at a table'

type CounterPorts = Pick<Ports, 'metrics' | 'neighbours' | 'outbox'>

interface Means {
  readonly audience: Audience
  readonly runner: TableRunner
  /** Does this work when what came before is done. */
  enqueue(work: () => void | Promise<void>): Promise<void>
}

export class Counter {
  readonly #code: string
  readonly #ports: CounterPorts
  readonly #means: Means

  constructor(code: string, ports: CounterPorts, means: Means) {
    this.#code = code
    this.#ports = ports
    this.#means = means
  }

  /** Any deed that somebody asks for; asked for again, it is answered again and not done again. */
  ask(caller: Caller, decide: Decision, tries = TRIES): Promise<void> {
    return this.attend(caller, () => this.#answer(caller, decide, tries))
  }

  /** Does something for somebody in their turn. What fails may be asked again. */
  attend(caller: Caller, work: () => void | Promise<void>): Promise<void> {
    return this.#means.enqueue(async () => {
      try {
        await work()
      } catch (error) {
        if (error instanceof Later) this.#means.audience.sendOn(caller.guest)
        else this.refuse(caller, 'busy')
        throw error
      }
    })
  }

  async #answer(caller: Caller, decide: Decision, tries: number): Promise<void> {
    const { guest, id } = caller
    const { runner } = this.#means
    // First of all the table: it comes when all is written that was done here, and only then is known what was.
    const table = runner.table ?? (await runner.load())
    const found = runner.answers.find(caller)
    const known = found instanceof Promise ? await found : found
    // The table was put away while we read.
    if (table !== runner.table) return this.#answer(caller, decide, tries)
    const again = () => {
      if (tries > 1) void this.ask(caller, decide, tries - 1)
      else this.refuse(caller, 'busy')
    }
    if (known) return this.reply(() => guest.send({ is: 'ok', id, code: this.#code, ...known }), again)
    const deed = decide(table)
    if (typeof deed === 'string') {
      if (!(await this.#hasNews(table))) return this.refuse(caller, deed, again)
      return tries > 1 ? this.#answer(caller, decide, tries - 1) : again()
    }
    runner.do(sure(table, 'table'), deed, caller, again)
  }

  /**
   * In another house it may have been done just now, or something without which it is refused, of which this one has not heard yet:
   * it reads on before it refuses.
   */
  async #hasNews(table: Table | undefined): Promise<boolean> {
    if (this.#ports.neighbours.company === 'none') return false
    const { runner } = this.#means
    const known = table?.seq
    await runner.catchUp(Infinity)
    return runner.table !== table || table?.seq !== known
  }

  /** Lets somebody look: who has seen all is told so, others get the view and what they missed. In the queue. */
  async welcome(caller: Caller, coming: Coming, tries = TRIES): Promise<void> {
    const { guest, id } = caller
    const { seen, eyes, stands } = coming
    const { audience, runner } = this.#means
    const again = () => {
      if (tries > 1) void this.attend(caller, () => this.welcome(caller, coming, tries - 1))
      else this.refuse(caller, 'busy')
    }
    // They have seen in another house what this one has not heard of yet; or they say so.
    if (seen !== undefined && this.#ports.neighbours.company === 'others') await runner.catchUp(seen)
    for (;;) {
      const table = sure(await runner.load(), 'table')
      const viewpoint = viewpointOf(table, guest.device, eyes)
      const past = seen === table.seq ? undefined : await runner.past(table)
      // The table was put away while we read: what we hold may never have been written.
      if (table !== runner.table) continue
      const log = past?.since(seen ?? 0, viewpoint, table)
      const { seq } = table
      const view = log && viewFrame(show(table), viewpoint, log)
      if (!stands()) return this.refuse(caller, GONE_ON)
      audience.admit(guest, eyes)
      this.reply(() => {
        if (!stands()) return guest.send({ is: 'no', id, why: GONE_ON })
        guest.send({ is: 'ok', id, code: this.#code, seq })
        if (view) guest.send(view)
        audience.told(seq)
        audience.tellPresence(table)
        audience.voices.show(guest)
      }, again)
      return runner.settle(table)
    }
  }

  /** `again`: what to do if this rests on something that was never written. */
  refuse(
    caller: Caller,
    why: Refusal,
    again = () => caller.guest.send({ is: 'no', id: caller.id, why: 'busy' }),
  ): void {
    const { guest, id } = caller
    this.#ports.metrics.count('refusal')
    const say = () => {
      // Said twice, it may have been done the second time, before the first could be answered: then that is the answer.
      if (!this.#means.runner.answers.unwritten(caller)) guest.send({ is: 'no', id, why })
    }
    this.reply(say, again)
  }

  /** Answers once all that was done here is written; if that could not be, the answer may be wrong. */
  reply(answer: () => void, again: () => void): void {
    this.#ports.outbox.after(this.#code, answer, again)
  }
}
