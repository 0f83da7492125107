/** What commands were answered. Said again, a command is answered again in the same words and not done again. */
import type { Guest, Ports } from '../ports.ts'
import type { Answer } from '../store/store.ts'

/** Who asks for something, and under which id. */
export interface Caller {
  readonly guest: Guest
  readonly id: string
}

/** A command's name at its table: nobody can say it for another device. */
export const commandOf = ({ guest, id }: { readonly guest: Pick<Guest, 'device'>; readonly id: string }) =>
  `${guest.device.slice(0, 16)} ${id}`

const PENS = 64
const isNumber = /^\d{1,9}$/

/** Who asks numbers what is asked, and begins with a pen of its own; undefined if this has no such number. */
function penIn(id: string): { readonly pen: string; readonly number: number } | undefined {
  const end = id.lastIndexOf('-') + 1
  const digits = id.slice(end)
  return end > 0 && isNumber.test(digits) ? { pen: id.slice(0, end), number: Number(digits) } : undefined
}

/** Whose pen it is, and the greatest number that was heard of it or done under it. */
interface Pen {
  readonly device: string
  last: number
}

export class CommandAnswers {
  readonly #code: string
  readonly #ports: Pick<Ports, 'store'>
  /** Those that are not written yet, the newest at the end: the store does not know them. */
  readonly #unwritten: (Answer & { readonly command: string })[] = []

  /** By their names. A device that looks through several windows has several. */
  #pens = new Map<string, Pen>()

  constructor(code: string, ports: Pick<Ports, 'store'>) {
    this.#code = code
    this.#ports = ports
  }

  /** What a command was answered, if it was done before; at once where nothing need be read for it. The table is at hand. */
  find(caller: Caller): Answer | undefined | Promise<Answer | undefined> {
    const asked = penIn(caller.id)
    if (!asked) return this.look(caller)
    const known = this.#pens.get(asked.pen)
    return known?.device === caller.guest.device
      ? this.#compare(caller, known, asked.number)
      : this.#meet(caller, asked)
  }

  /**
   * What has a greater number than all that were heard of its pen, or done under it before that was first heard here, cannot have
   * been done, and the disk need not be asked. Should it have been done elsewhere after all, it cannot be written twice.
   */
  #compare(caller: Caller, pen: Pen, number: number): Answer | undefined | Promise<Answer | undefined> {
    if (number <= pen.last) return this.look(caller)
    pen.last = number
    return undefined
  }

  async #meet(caller: Caller, { pen, number }: { readonly pen: string; readonly number: number }) {
    const { device } = caller.guest
    const pens = this.#pens
    const beginning = commandOf({ ...caller, id: pen })
    // Before the disk is read: what is written meanwhile is no longer here, and may not be there yet.
    const unwritten = this.#unwritten.flatMap(({ command }) => (command.startsWith(beginning) ? [command] : []))
    const written = await this.#ports.store.commands(this.#code, beginning)
    const done = [...written, ...unwritten].map((command) => penIn(command)?.number ?? -1)
    const met = { device, last: Math.max(-1, ...done) }
    pens.set(pen, met)
    // Only the last ones are kept.
    const [oldest] = pens.keys()
    if (oldest !== undefined && pens.size > PENS) pens.delete(oldest)
    return this.#compare(caller, met, number)
  }

  /** What a command was answered, if it was done before, wherever. */
  look(caller: Caller): Answer | Promise<Answer | undefined> {
    return this.unwritten(caller) ?? this.#ports.store.answered(this.#code, commandOf(caller))
  }

  /** What a command will be answered that is done, but not written yet. */
  unwritten(caller: Caller): Answer | undefined {
    const command = commandOf(caller)
    const known = this.#unwritten.find((one) => one.command === command)
    return known && { seq: known.seq, chain: known.chain }
  }

  remember(command: string, { seq, chain }: Answer): void {
    this.#unwritten.push({ command, seq, chain })
  }

  /** Another house has done this. */
  doneElsewhere(command: string): void {
    const done = penIn(command.slice(command.indexOf(' ') + 1))
    const pen = done && this.#pens.get(done.pen)
    if (pen && commandOf({ guest: pen, id: '' }) === command.slice(0, command.indexOf(' ') + 1))
      pen.last = Math.max(pen.last, done.number)
  }

  /** Everything up to this line is written. */
  written(seq: number): void {
    while ((this.#unwritten[0]?.seq ?? Infinity) <= seq) this.#unwritten.shift()
  }

  /** After a lost write: what was not written yet must not be answered from here. */
  forget(): void {
    this.#unwritten.length = 0
    // Whoever is just being looked up was so before this.
    this.#pens = new Map()
  }
}
