/** Reads along what is written and compares it with everything anybody was told. */

import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { same } from '../../kernel/state.ts'
import { verify } from '../../kernel/verify.ts'
import type { Line, TableWrite } from '../../server/store/store.ts'
import { deadlineOf } from '../../server/table/clock.ts'
import type { Written } from '../../server/table/deed.ts'
import { type Shown, show } from '../../server/table/frames.ts'
import { endedFor, readLine, recordOf, snapshotOf } from '../../server/table/history.ts'
import type { Table } from '../../server/table/table.ts'
import type { Player } from '../player.ts'
import type { Client } from './client.ts'
import type { Disk } from './disk.ts'
import { Rebuilt } from './rebuilt.ts'

/** What can be found wrong. */
export type Fault =
  | 'told before it was written'
  | 'acknowledged but not written'
  | 'refused though it was done'
  | 'done twice'
  | 'clock too early'
  | 'seen otherwise'
  | 'rebuilt otherwise'
  | 'not fair'
  | 'stuck'
  | 'left behind'
  | 'takes the dead for living'
  | 'trouble'

export class Verdict extends Error {
  readonly fault: Fault

  constructor(fault: Fault, about: string) {
    super(`${fault}: ${about}`)
    this.fault = fault
  }
}

/** A house, as far as its bots are concerned. */
interface Thinker {
  readonly well: boolean
}

/** So late everybody knows of a line at the latest. */
const LATEST = 5000

type Kept = NonNullable<TableWrite['snapshot']>

export class Judge {
  readonly #disk: Disk
  readonly #tables = new Map<string, Rebuilt>()
  /** Every table to the byte as it was in its house right after a deed that may yet be written. */
  readonly #lived = new Map<string, Set<string>>()
  /** Every table as it was after each of its lines. */
  readonly #shown = new Map<string, Shown[]>()
  readonly #said = new Set<string>()
  readonly #now: () => number
  /** When each line was written. */
  readonly #written = new Map<string, number[]>()
  /** Which house thinks about a question. */
  readonly #thinking = new Map<string, Thinker>()
  /** The first thing that was wrong. */
  verdict: Verdict | undefined
  moves = 0
  /** Of bots, and those of them that another house was about already. */
  readonly thoughts = { all: 0, twice: 0 }
  clockMoves = 0
  /** How often somebody sat in for another, somebody else had to agree to that, and the table agreed on more time. */
  favours = { 'let in': 0, consented: 0, agreed: 0 }

  constructor(disk: Disk, now: () => number) {
    this.#disk = disk
    this.#now = now
    disk.onWrite = (write) => this.#read(write)
  }

  accuse(fault: Fault, about: string): void {
    this.verdict ??= new Verdict(fault, about)
  }

  /** A house has just done this at a table, and it is not written yet. */
  lives(table: Table, written: Written): void {
    const name = nameOf(table.code, table.seq, JSON.stringify(written))
    this.#lived.set(name, (this.#lived.get(name) ?? new Set()).add(snapshotOf(table)))
  }

  #read({ code, lines, snapshot }: TableWrite): void {
    const rebuilt = this.#tables.get(code) ?? new Rebuilt()
    this.#tables.set(code, rebuilt)
    for (const line of lines) {
      this.#note(code, line)
      this.#readLine(code, line, rebuilt.table)
      rebuilt.read(line)
      if (snapshot?.seq === line.seq) rebuilt.begin(snapshot.text, [])
      const name = nameOf(code, line.seq, line.text)
      // Two houses may do the same at the same moment, of which only one is right about what went before.
      if (!this.#lived.get(name)?.has(rebuilt.bytes ?? '')) this.accuse('rebuilt otherwise', `${code} line ${line.seq}`)
      this.#lived.delete(name)
      const shown = this.#shown.get(code) ?? []
      this.#shown.set(code, shown)
      shown[line.seq] = show(rebuilt.table)
    }
    if (snapshot && lines.every(({ seq }) => seq !== snapshot.seq)) this.#readSnapshot(code, snapshot, rebuilt)
  }

  /** Whatever clocks say: nothing is done before its time. */
  #note(code: string, line: Line): void {
    const times = this.#written.get(code) ?? []
    this.#written.set(code, times)
    times[line.seq] = this.#now()
    if (readLine(line).at > this.#now()) this.accuse('clock too early', `${code} line ${line.seq} is of the future`)
  }

  /** A bot begins to think in this house: while that is well, no other need think about the same. But it may not know of it. */
  thinks(life: Thinker, about: string): void {
    const before = this.#thinking.get(about)
    this.thoughts.all++
    if (before && before !== life && before.well) this.thoughts.twice++
    this.#thinking.set(about, life)
  }

  /** Whoever has been here for a while has seen all that was written a while ago. */
  isUpToDate({ code, since, player }: Client): void {
    const times = this.#written.get(code ?? '') ?? []
    const due = this.#now() - LATEST
    const last = times.findLastIndex((time) => time <= due)
    if (since <= due && player.seq < last) this.accuse('left behind', `${code}: ${player.seq} of ${last}`)
  }

  /** One that comes without its line, as from a house that closes. */
  #readSnapshot(code: string, { seq, text }: Kept, rebuilt: Rebuilt): void {
    rebuilt.begin(text, this.#disk.lines(code, seq + 1))
    if (rebuilt.bytes === undefined) this.accuse('rebuilt otherwise', `${code} from a snapshot of line ${seq}`)
  }

  #readLine(code: string, line: Line, table: Table): void {
    const written = readLine(line)
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
    if (deed.kind === 'let in' || deed.kind === 'consented' || deed.kind === 'agreed') this.favours[deed.kind]++
    if (deed.kind === 'said' && deed.words.is === 'text') {
      if (this.#said.has(deed.words.text)) this.accuse('done twice', `${code} line ${line.seq}`)
      this.#said.add(deed.words.text)
    }
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

  /** The house is about to refuse a command for good. */
  refused(code: string, command: string): void {
    if (this.#disk.answered(code, command)) this.accuse('refused though it was done', `${code} ${command}`)
  }

  /** What a player sees now must follow from what is written, for their eyes. */
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
    for (let round = 1; round <= sure(this.#tables.get(code), 'table').table.round; round++) {
      const record = recordOf(endedFor(device, round, lines))
      if (record === undefined) continue
      const verdict = verify(record, findGame)
      if (verdict.fair) proven++
      else this.accuse('not fair', `${code} round ${round}: ${verdict.flaw}`)
    }
    return proven
  }
}

/** A deed that has been done: two houses may do different ones under the same number, of which one is written. */
function nameOf(code: string, seq: number, text: string): string {
  return `${code} ${seq} ${text}`
}
