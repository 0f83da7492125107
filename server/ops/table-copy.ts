/** A table in a file that its host may keep and cannot read, and the way back. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { at } from '../../kernel/at.ts'
import { codeForm } from '../../protocol/routes.ts'
import type { CopyRefusal } from '../../protocol/words.ts'
import { joinedBy, openingOf, summaryOf } from '../house/table-writer.ts'
import type { Limits } from '../limits.ts'
import type { Clock } from '../ports.ts'
import type { Line, Store, TableWrite } from '../store/store.ts'
import { enact } from '../table/conduct.ts'
import type { Device } from '../table/deed.ts'
import { readLine, rebuild } from '../table/history.ts'
import { belongs, type Table } from '../table/table.ts'

interface Archive {
  readonly store: Pick<Store, 'load' | 'lines' | 'append' | 'joined'>
  readonly clock: Clock
  readonly limits: Limits
  /** The secret key of the house: whoever has it can read every hand in a copy. */
  readonly key: Buffer
}

/** Every file begins with this; what was not sealed with our key, or was changed since, is refused. */
const TITLE = Buffer.from('Humbug: a table, sealed by its house. 1\n')
const NONCE = 12
const TAG = 16
/**
 * What is hidden makes a line longer or shorter, and a host could weigh one copy against the next. So every line takes up
 * room in whole slots, and one that hides something fits into the first.
 */
export const SLOT = 1024

export interface Copies {
  /** For the host alone: a host who was handed on may have it, one who handed on may not. */
  copyFor(device: Device, code: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** Brings a table back where there is none of that code: the code, or why not. */
  bringBack(device: Device, copy: Buffer): Promise<{ readonly code: string } | CopyRefusal>
}

export function copies({ store, clock, limits, key }: Archive): Copies {
  return {
    async copyFor(device, code) {
      if (!codeForm.test(code) || !(await store.joined(device, code))) return undefined
      const kept = await store.load(code)
      const table = kept && rebuild(kept.snapshot, kept.lines)
      // A snapshot of another house's making is left aside: then all of it is read, as for the copy itself.
      const host = table ? table.host : rebuild(undefined, await store.lines(code, 1))?.host
      return host === device ? close(await store.lines(code, 1), key) : undefined
    },
    async bringBack(device, copy) {
      const lines = open(copy, key)
      const table = lines && rebuild(undefined, lines)
      if (!table) return 'foreign'
      if (!belongs(table, device)) return 'stranger'
      // Never over a table that is here: a copy would undo what happened since it was made.
      if (await store.load(table.code)) return 'exists'
      const lost = await store.append([whole(table, [...lines, ...freshCandles(table, clock.now())], limits)])
      return lost.has(table.code) ? 'exists' : { code: table.code }
    },
  }
}

/** A table that was away costs nobody their time: whoever is asked has all of it again. */
function freshCandles(table: Table, now: number): Line[] {
  if (table.stage !== 'playing' || table.thinking === null) return []
  const written = enact(table, { kind: 'granted', time: table.thinking }, now)
  return [{ seq: table.seq, command: null, text: JSON.stringify(written), chain: '' }]
}

function whole(table: Table, lines: readonly Line[], limits: Limits): TableWrite {
  const deeds = lines.map((line) => readLine(line).deed)
  const [opening] = deeds
  return {
    code: table.code,
    lines,
    summary: summaryOf(table, limits),
    joined: deeds.flatMap(joinedBy),
    opened: { device: opening?.kind === 'opened' ? opening.host : '', command: openingOf(at(lines, 0, 'line')) },
  }
}

function close(lines: readonly Line[], key: Buffer): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(TITLE)
  return Buffer.concat([TITLE, nonce, cipher.update(inSlots(lines)), cipher.final(), cipher.getAuthTag()])
}

/** A line of text each, filled up with blanks, which JSON does not mind. */
function inSlots(lines: readonly Line[]): string {
  const texts = lines.map((line) => `${JSON.stringify(line)}\n`)
  return texts.map((text) => text.padStart(Math.ceil(text.length / SLOT) * SLOT)).join('')
}

/** The lines of a copy that this house, or one with the same key, has closed. */
function open(copy: Buffer, key: Buffer): Line[] | undefined {
  if (copy.length < TITLE.length + NONCE + TAG || !copy.subarray(0, TITLE.length).equals(TITLE)) return undefined
  const body = copy.subarray(TITLE.length)
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, NONCE)).setAAD(TITLE)
  decipher.setAuthTag(body.subarray(-TAG))
  try {
    const text = Buffer.concat([decipher.update(body.subarray(NONCE, -TAG)), decipher.final()]).toString()
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  } catch {
    return undefined
  }
}
