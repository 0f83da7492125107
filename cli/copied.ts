/** The note that lies beside the tables after every copy of them: when it was made, and where it lies. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Usage, type Words } from './words.ts'

interface Copied {
  readonly at: number
  readonly file: string
}

const noteIn = (data: string) => join(data, 'humbug.copied')

export function noteCopy({ text }: Words, data: string, file: string): void {
  const note = noteIn(data)
  try {
    writeFileSync(`${note}.new`, `${JSON.stringify({ at: new Date().toISOString(), file: resolve(file) })}\n`)
    renameSync(`${note}.new`, note)
  } catch {
    throw new Usage(text.errors.unwritable(note))
  }
}

/** The last copy of which there is a note that can be read. */
export function lastCopy(data: string): Copied | undefined {
  try {
    const { at, file } = JSON.parse(readFileSync(noteIn(data), 'utf8'))
    const time = Date.parse(at)
    return Number.isFinite(time) && typeof file === 'string' ? { at: time, file } : undefined
  } catch {
    return undefined
  }
}
