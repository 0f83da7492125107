/** What commands were answered. Said again, a command is answered again in the same words and not done again. */
import type { Guest, Ports } from '../ports.ts'
import type { Answer } from '../store/store.ts'

/** Who asks for something, and under which id. */
export interface Caller {
  readonly guest: Guest
  readonly id: string
}

/** A command's name at its table: nobody can say it for another device. */
export const commandOf = ({ guest, id }: Caller) => `${guest.device.slice(0, 16)} ${id}`

const REMEMBERED = 64
const isNumber = /^\d{1,9}$/

/** Only the last ones are kept. */
function drop(kept: Map<string, unknown>): void {
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > REMEMBERED) kept.delete(oldest)
}

export class CommandAnswers {
  readonly #code: string
  readonly #ports: Pick<Ports, 'store'>
  /** The last ones: some of them are not written yet, and the store does not know them. */
  readonly #recent = new Map<string, Answer>()

  /** The greatest number that was heard of each pen. */
  readonly #pens = new Map<string, number>()

  constructor(code: string, ports: Pick<Ports, 'store'>) {
    this.#code = code
    this.#ports = ports
  }

  async find(caller: Caller): Promise<Answer | undefined> {
    const command = commandOf(caller)
    const known = this.#recent.get(command)
    return known || this.#isNew(command) ? known : this.#ports.store.answered(this.#code, command)
  }

  /**
   * Who asks numbers what is asked, and begins with a pen of its own: what has a greater number than all that were heard of
   * that pen cannot have been done, and the disk need not be asked. Should it have been done elsewhere after all, it cannot be
   * written twice.
   */
  #isNew(command: string): boolean {
    const end = command.lastIndexOf('-') + 1
    const digits = command.slice(end)
    if (end === 0 || !isNumber.test(digits)) return false
    const [pen, number] = [command.slice(0, end), Number(digits)]
    const last = this.#pens.get(pen)
    this.#pens.set(pen, Math.max(last ?? 0, number))
    drop(this.#pens)
    return last !== undefined && number > last
  }

  remember(caller: Caller, answer: Answer): void {
    this.#recent.set(commandOf(caller), answer)
    drop(this.#recent)
  }

  /** After a lost write: what was not written yet must not be answered from here. */
  forget(): void {
    this.#recent.clear()
    this.#pens.clear()
  }
}
