/** A sum over what is written. A page that was damaged may still be a page, with other letters on it. */
import { crc32 } from 'node:zlib'
import type { Line } from './store.ts'

/** Over all that is read of a line or a snapshot. */
export function sumOf({ seq, command = null, text, chain = '' }: Partial<Line>): number {
  return crc32(`${seq} ${command} ${chain} ${text}`)
}

/** Fails where it is not. Rows of the first houses have no sum. */
export function checkSum(row: Partial<Line> & { readonly sum?: number | null }): void {
  if (row.sum !== null && row.sum !== sumOf(row)) throw new Error(`line ${row.seq} is not as it was written`)
}
