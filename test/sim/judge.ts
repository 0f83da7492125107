/** Reads along what is written and compares it with everything anybody was told. */
import { findGame } from '../../games/index.ts'
import { same } from '../../kernel/state.ts'
import { verify } from '../../kernel/verify.ts'
import type { Limits } from '../../server/limits.ts'
import type { Line } from '../../server/store/store.ts'
import { deadlineOf } from '../../server/table/clock.ts'
import { redo } from '../../server/table/conduct.ts'
import type { Written } from '../../server/table/deed.ts'
import { type Shown, show } from '../../server/table/frames.ts'
import { recordFor } from '../../server/table/history.ts'
import { bare, type Table } from '../../server/table/table.ts'
import type { Player } from '../player.ts'
import type { Disk } from './disk.ts'

/** What can be found wrong. */
export type Fault =
  | 'told before it was written'
  | 'acknowledged but not written'
  | 'done twice'
  | 'clock too early'
  | 'seen otherwise'
  | 'not fair'
  | 'stuck'
  | 'trouble'

export class Verdict extends Error {
  readonly fault: Fault

  constructor(fault: Fault, about: string) {
    super(`${fault}: ${about}`)
    this.fault = fault
  }
}

export class Judge {
  readonly #disk: Disk
  readonly #limits: Limits
  readonly #tables = new Map<string, Table>()
  /** Every table as it was after each of its lines. */
  readonly #shown = new Map<string, Shown[]>()
  readonly #said = new Set<string>()
  /** The first thing that was wrong. */
  verdict: Verdict | undefined
  moves = 0
  clockMoves = 0
  /** How often somebody sat in for another, and the table agreed on more time. */
  favours = { 'let in': 0, agreed: 0 }

  constructor(disk: Disk, limits: Limits) {
    this.#disk = disk
    this.#limits = limits
    disk.onLine = (code, line) => this.#read(code, line)
  }

  accuse(fault: Fault, about: string): void {
    this.verdict ??= new Verdict(fault, about)
  }

  #read(code: string, line: Line): void {
    const table = this.#tables.get(code) ?? bare()
    this.#tables.set(code, table)
    const written: Written = JSON.parse(line.text)
    const { deed } = written
    if (line.seq !== table.seq + 1) return this.accuse('seen otherwise', `${code} line ${line.seq} after ${table.seq}`)
    if (deed.kind === 'played') {
      this.moves++
      const deadline = deadlineOf(table, deed.seat) ?? Infinity
      if (deed.by === 'clock') {
        this.clockMoves++
        if (deadline > written.at) this.accuse('clock too early', `${code} line ${line.seq}`)
      }
    }
    if (deed.kind === 'let in' || deed.kind === 'agreed') this.favours[deed.kind]++
    if (deed.kind === 'said' && deed.words.is === 'text') {
      if (this.#said.has(deed.words.text)) this.accuse('done twice', `${code} line ${line.seq}`)
      this.#said.add(deed.words.text)
    }
    redo(table, written, this.#limits)
    const shown = this.#shown.get(code) ?? []
    this.#shown.set(code, shown)
    shown[line.seq] = show(table)
  }

  /** The house is about to tell somebody about this line. */
  told(code: string | undefined, seq: number): void {
    if (code && this.#disk.lines(code, seq).length === 0) {
      this.accuse('told before it was written', `${code} line ${seq}`)
    }
  }

  /** The house is about to acknowledge a command. */
  acknowledged(code: string, command: string, seq: number, chain: string): void {
    const line = this.#disk.answered(code, command)
    if (!line || line.seq !== seq || line.chain !== chain) {
      this.accuse('acknowledged but not written', `${code} ${command}`)
    }
  }

  /** What a player sees now must follow from what is written, for his eyes. */
  sees({ room, game, hand, seat, seq }: Player): void {
    const shown = room && this.#shown.get(room.code)?.[seq]
    if (!shown) return this.accuse('told before it was written', `${room?.code} line ${seq}`)
    const right = same(shown.room, room) && same(shown.game, game) && same(shown.hands[seat ?? -1], hand)
    if (!right) this.accuse('seen otherwise', `${room.code} line ${seq}`)
  }

  /** At the end: every finished game at this device's table proves fair. */
  closeBooks(code: string, device: string): number {
    let proven = 0
    const lines = this.#disk.lines(code, 1)
    for (let round = 1; round <= this.#tables.get(code)!.round; round++) {
      const record = recordFor(device, round, lines, this.#limits)
      if (record === undefined) continue
      const verdict = verify(record, findGame)
      if (verdict.fair) proven++
      else this.accuse('not fair', `${code} round ${round}: ${verdict.flaw}`)
    }
    return proven
  }
}
