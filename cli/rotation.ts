/** A folder of dated copies: the last ones stay, what else lies there is nobody's business. */
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyAll, keysBeside, namesReachDisk } from './copying.ts'
import { inTheWay } from './kept.ts'
import { Usage, type Words } from './words.ts'

interface Turn {
  readonly data: string
  readonly folder: string
  /** So many stay. */
  readonly last: number
  readonly now: number
}

/** Of our making: a copy, its keys, or either as long as it is a draft. */
const OURS = /^humbug-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.db(\.draft)?(\.keys)?(-journal)?$/

const dateOf = (name: string) => OURS.exec(name)?.[1] ?? ''
const isCopy = (name: string) => dateOf(name) !== '' && name.endsWith('.db')

/** 2026-11-17T11-44-03Z: sorted by name is sorted by time, and no disk minds a colon. */
const dated = (time: number) =>
  new Date(time)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
const timeOf = (date: string) => Date.parse(date.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))

/** Adds a copy, and is rid of those that are too many. */
export function copyAmong(words: Words, turn: Turn): { file: string; tables: number } {
  const { text } = words
  try {
    return addedTo(words, turn)
  } catch (error) {
    const why = error instanceof Usage ? undefined : inTheWay(error, text, turn.folder)
    throw why === undefined ? error : new Usage(why)
  }
}

function addedTo(words: Words, { data, folder, last, now }: Turn): { file: string; tables: number } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = freeName(folder, now)
  const draft = `${file}.draft`
  const parts = [keysBeside(draft), draft]
  try {
    const tables = copyAll(words, data, draft)
    // The tables last: what bears the name of a copy has its keys beside it.
    for (const part of parts.filter((path) => existsSync(path))) {
      chmodSync(part, 0o600)
      renameSync(part, part.replace(/\.draft(?=$|\.keys$)/, ''))
    }
    namesReachDisk(folder)
    dropOlder(folder, basename(file), last)
    return { file, tables }
  } finally {
    for (const rest of [...parts, `${draft}-journal`]) rmSync(rest, { force: true })
  }
}

/** Of two copies in one second the later is called after the next. */
function freeName(folder: string, now: number): string {
  const file = join(folder, `humbug-${dated(now)}.db`)
  return existsSync(file) || existsSync(`${file}.draft`) ? freeName(folder, now + 1000) : file
}

/** The new one stays, whatever its date: a clock may have been wrong. What was broken off goes with the copies of its time. */
function dropOlder(folder: string, newest: string, last: number): void {
  const others = readdirSync(folder).filter((name) => !['', dateOf(newest)].includes(dateOf(name)))
  const doomed = others.filter(isCopy).map(dateOf).toSorted().toReversed()[last - 1]
  if (doomed === undefined) return
  // In order of their names keys go after their tables: no copy lies there without them.
  for (const name of others.toSorted()) if (dateOf(name) <= doomed) rmSync(join(folder, name), { force: true })
}

/** When the newest copy there was made; long ago if none can be found. */
export function newestIn(folder: string): number {
  try {
    return Math.max(
      0,
      ...readdirSync(folder)
        .filter(isCopy)
        .map((name) => timeOf(dateOf(name))),
    )
  } catch {
    return 0
  }
}
