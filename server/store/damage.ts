/** Damage done to the file of a store, for tests. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export const PAGE = 4096
/** A place in the file, and what stands there instead. */
export interface Damage {
  readonly from: number
  readonly bytes: Buffer
}

/** From another process: one that opens and closes the file in ours would let go of SQLite's locks. */
export function scribble(file: string, { from, bytes }: Damage): void {
  const script = `
    const [file, from, hex] = process.argv.slice(1)
    const fs = require('node:fs')
    const open = fs.openSync(file, 'r+')
    fs.writeSync(open, Buffer.from(hex, 'hex'), 0, undefined, Number(from))
    fs.closeSync(open)`
  execFileSync(process.execPath, ['-e', script, file, String(from), bytes.toString('hex')])
}

/** The file, in which nothing is left of what once stood somewhere else. */
export function swept(file: string): Buffer {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA secure_delete = ON; VACUUM')
  db.close()
  return readFileSync(file)
}

/** Where the leaves of a table or an index begin. */
export function leavesOf(file: string, name: string): number[] {
  const db = new DatabaseSync(file)
  const rows = db.prepare("SELECT pgoffset FROM dbstat WHERE name = ? AND pagetype = 'leaf'").all(name)
  db.close()
  return rows.map(({ pgoffset }) => Number(pgoffset))
}
