/** A copy of everything while the house is open: once into a file, or again and again into a folder that keeps the last ones. */
import { existsSync } from 'node:fs'
import { steadyClock } from '../server/ops/steady-clock.ts'
import { noteCopy } from './copied.ts'
import { copyAll, keysBeside } from './copying.ts'
import { copyEvery } from './every.ts'
import { copyAmong, newestIn } from './rotation.ts'
import { told } from './told.ts'
import type { Voice } from './voice.ts'
import { dataOf, onlyFlags, onlyWord, read, storeOf, Usage, type Words } from './words.ts'

const LAST = 7

export function backup(args: readonly string[], voice: Voice): string | Promise<string> {
  const words = read(args, { data: 'value', store: 'value', into: 'value', last: 'value', every: 'value' })
  const { text } = words
  if (storeOf(words)) throw new Usage(text.errors.databaseCopies)
  const folder = words.value('into')
  if (folder !== undefined) return intoFolder(words, voice, folder)
  for (const flag of ['last', 'every']) if (words.has(flag)) throw new Usage(text.errors.missing('--into'))
  return intoFile(words, onlyWord(words, 'FILE'))
}

/** Copies what is committed at this moment into a file, which then opens like any other. */
function intoFile(words: Words, file: string): string {
  for (const path of [file, keysBeside(file)]) if (existsSync(path)) throw new Usage(words.text.errors.exists(path))
  return said(words, file, copyAll(words, dataOf(words), file))
}

function intoFolder(words: Words, voice: Voice, folder: string): string | Promise<string> {
  onlyFlags(words)
  const last = words.whole('last', LAST, [1, 10_000])
  const every = words.time('every')
  const copyOnce = (now: number) => {
    const { file, tables } = copyAmong(words, { data: dataOf(words), folder, last, now })
    return said(words, file, tables)
  }
  if (every === undefined) return copyOnce(Date.now())
  const clock = steadyClock(0)
  const first = Math.min(newestIn(folder) + every, clock.now() + every)
  return copyEvery({ every, first, clock, end: told() }, voice, words.text, copyOnce)
}

/** Whoever looks after the house finds a note of it. */
function said(words: Words, file: string, tables: number): string {
  noteCopy(words, dataOf(words), file)
  return words.json ? JSON.stringify({ file, tables }) : words.text.backedUp(file, tables)
}
