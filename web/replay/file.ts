/** A replay as a file that one can send: the record to the byte, and who sat there. A bare record is one, too. */
import * as v from 'valibot'
import { NAME } from '../../protocol/frames.ts'
import type { Sitter } from '../../protocol/room.ts'
import { marks } from '../../protocol/words.ts'

const sitter = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(NAME)),
  mark: v.picklist(marks),
  bot: v.boolean(),
})
const people = v.array(sitter)
const replay = v.strictObject({ humbug: v.literal('replay'), record: v.string(), people })

interface Kept {
  readonly record: string
  readonly people: readonly Sitter[]
}

export function writeReplay({ record, people }: Kept): string {
  return `${JSON.stringify({ humbug: 'replay', record, people })}\n`
}

/** What is in a file. Whatever is no replay is taken for a record, and found out when it is opened. */
export function readReplay(text: string): Kept {
  try {
    const file = v.safeParse(replay, JSON.parse(text))
    if (file.success) return file.output
  } catch {
    // Many lines of JSON are not one: a bare record.
  }
  return { record: text, people: [] }
}

/** What the house says of those who sat there; nobody, if it says something else. */
export function readPeople(text: string): readonly Sitter[] {
  try {
    const told = v.safeParse(people, JSON.parse(text))
    return told.success ? told.output : []
  } catch {
    return []
  }
}
