/** What takes hours is kept on disk after every step, so that it can be broken off and goes on where it was. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

export interface Begun {
  /** All with so many brains are reckoned. */
  readonly done: number
  keep(done: number): void
}

/** Fills the memory with what was kept in this file, if there is one; nothing is kept without a file. */
export function begun(file: string | undefined, memory: SharedArrayBuffer, none: number): Begun {
  const bytes = new Uint8Array(memory)
  const keep = (done: number) => {
    if (!file) return
    writeFileSync(`${file}.new`, Buffer.concat([Buffer.of(done), bytes]))
    renameSync(`${file}.new`, file)
  }
  if (!file || !existsSync(file)) return { done: none, keep }
  const kept = readFileSync(file)
  if (kept.length !== bytes.length + 1) throw new Error(`${file} was kept by something else`)
  bytes.set(kept.subarray(1))
  return { done: kept.readUInt8(0), keep }
}
