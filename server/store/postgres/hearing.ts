/** Whether notices come: what they told of the tables at hand, beside what is found when all numbers are compared. */

interface Numbers {
  told: number
  found: number
}

export class Hearing {
  heard = 0
  missed = 0
  readonly #tables = new Map<string, Numbers>()

  /** A notice told of this line, whichever house wrote it. */
  told(code: string, seq: number): void {
    const known = this.#tables.get(code)
    if (known) known.told = Math.max(known.told, seq)
  }

  /** The last line of a table, as the database has it. */
  found(code: string, seq: number): void {
    const known = this.#tables.get(code)
    if (!known) return void this.#tables.set(code, { told: seq, found: seq })
    // The notice of what is found now may be on its way; that of what was found the last time has come, or was lost.
    if (known.found > known.told) this.missed++
    known.told = Math.max(known.told, known.found)
    known.found = seq
  }

  forget(code: string): void {
    this.#tables.delete(code)
  }
}
