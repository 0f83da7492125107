/**
 * Tells the other houses which tables have lines up to where. Beside the commit and not in it: PostgreSQL lets commits that tell
 * something pass one after the other, each with its flush, and then houses would wait for each other's disks. What is not told, because
 * the house fell before, the others find when they compare numbers.
 */
import type { TableWrite } from '../store.ts'
import type { Link } from './link.ts'
import { question } from './queries.ts'

/** Where houses hear of each other's commits. */
export const CHANNEL = 'humbug_lines'

/** A notice holds so many bytes, and a word about a table takes about twenty. */
const TOGETHER = 200

const notify = question('notify', `SELECT pg_notify('${CHANNEL}', word) FROM unnest($1::text[]) AS word`)

export class Herald {
  readonly #link: Link
  /** What a house calls itself when it says that it wrote something. */
  readonly #name: string
  #untold = new Map<string, number>()
  #speaking: Promise<void> | undefined

  constructor(link: Link, name: string) {
    this.#link = link
    this.#name = name
  }

  /** Of several commits while the last notice is under way one notice is made. */
  tell(writes: readonly TableWrite[], lost: ReadonlySet<string>): void {
    for (const { code, lines } of writes) {
      const last = lines.at(-1)
      if (last && !lost.has(code)) this.#untold.set(code, last.seq)
    }
    this.#speaking ??= this.#speak().finally(() => {
      this.#speaking = undefined
    })
  }

  async close(): Promise<void> {
    await this.#speaking
    await this.#link.close()
  }

  async #speak(): Promise<void> {
    while (this.#untold.size > 0) {
      const words = this.#words()
      this.#untold = new Map()
      // Whoever does not hear it finds it.
      await this.#link.ask(notify(words), 0).catch(() => {})
    }
  }

  #words(): string[] {
    const told = [...this.#untold].map(([code, seq]) => `${code} ${seq}`)
    const words: string[] = []
    for (let at = 0; at < told.length; at += TOGETHER) {
      words.push([this.#name, ...told.slice(at, at + TOGETHER)].join(','))
    }
    return words
  }
}
