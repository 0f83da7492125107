/** What a program adds to the luck, as every device does: bytes that it promises when the deal is called, and then shows. */
import { randomBytes } from 'node:crypto'
import { promise } from '../../kernel/fair.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import type { Wish } from './line.ts'

export class Luck {
  readonly #bytes = new Map<string, string>()
  readonly #said = new Set<string>()

  /** What was said on a line that broke may not have been heard. */
  sayAgain(): void {
    this.#said.clear()
  }

  /** What is to be said now, if anything. */
  due(room: Room, seat: Seat): Wish | undefined {
    const wish = this.#wish(room, seat)
    const said = JSON.stringify([room.commitment, wish])
    if (!wish || this.#said.has(said)) return undefined
    this.#said.add(said)
    return wish
  }

  #wish(room: Room, seat: Seat): Wish | undefined {
    const { code, round, commitment, stage, chairs } = room
    const table = `${code}-${round}`
    const key = `${table} ${commitment} ${seat}`
    const promised = chairs[seat]?.promise ?? null
    if (stage === 'promising' && promised === null) {
      const bytes = this.#bytes.get(key) ?? randomBytes(32).toString('hex')
      this.#bytes.set(key, bytes)
      return { is: 'promise', promise: promise(table, seat, bytes) }
    }
    const bytes = this.#bytes.get(key)
    if (stage !== 'showing' || !bytes || promised !== promise(table, seat, bytes)) return undefined
    return { is: 'show', bytes }
  }
}
