import { readFileSync } from 'node:fs'
import { Usage, type Words } from './words.ts'

/** The text of a file, to the byte: what is not UTF-8 is not a text. */
export function textOf({ text }: Words, file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    throw new Usage(text.errors.unreadable(file))
  }
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return Buffer.from(decoded).equals(bytes) ? decoded : ''
}
