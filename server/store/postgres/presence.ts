/** Who of this house is at which table, as the other houses are told. */
import { type Attendance, nobody } from '../../house/neighbours.ts'
import { houses } from './houses.ts'
import type { Link } from './link.ts'

/** Where houses hear who is at which tables. */
export const HERE = 'humbug_here'

/** A notice holds less than 8,000 bytes, and the code of a table takes seven. */
const TOGETHER = 200

export class Presence {
  readonly #link: Link
  readonly #name: string
  readonly #here = new Map<string, Attendance>()
  readonly #untold = new Set<string>()

  constructor(link: Link, name: string) {
    this.#link = link
    this.#name = name
  }

  /** Says of how many tables something is still to be told. */
  note(code: string, here: Attendance): number {
    this.#here.set(code, here)
    return this.#untold.add(code).size
  }

  /** This house has put the table away: nothing more is known of it, unless somebody is there. */
  leave(code: string): void {
    if (this.#here.get(code)?.guests.length === 0) this.#here.delete(code)
  }

  /** The others know nothing of it any more. */
  isForgotten(): void {
    for (const code of this.#here.keys()) this.#untold.add(code)
  }

  /** All that is still to be told; what could not be is told at the next beat. */
  async tellAll(): Promise<void> {
    while (this.#untold.size > 0) {
      const codes = [...this.#untold].slice(0, TOGETHER)
      for (const code of codes) this.#untold.delete(code)
      const heres = codes.map((code) => JSON.stringify(this.#here.get(code) ?? nobody))
      try {
        await this.#link.ask(houses.tell(this.#name, codes, heres, HERE))
      } catch (error) {
        for (const code of codes) this.#untold.add(code)
        throw error
      }
    }
  }
}
