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

export class CommandAnswers {
  readonly #code: string
  readonly #ports: Pick<Ports, 'store'>
  /** The last ones: some of them are not written yet, and the store does not know them. */
  readonly #recent = new Map<string, Answer>()

  constructor(code: string, ports: Pick<Ports, 'store'>) {
    this.#code = code
    this.#ports = ports
  }

  async find(caller: Caller): Promise<Answer | undefined> {
    const command = commandOf(caller)
    return this.#recent.get(command) ?? this.#ports.store.answered(this.#code, command)
  }

  remember(caller: Caller, answer: Answer): void {
    this.#recent.set(commandOf(caller), answer)
    const [oldest] = this.#recent.keys()
    if (oldest !== undefined && this.#recent.size > REMEMBERED) this.#recent.delete(oldest)
  }

  /** After a lost write: what was not written yet must not be answered from here. */
  forget(): void {
    this.#recent.clear()
  }
}
