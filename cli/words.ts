/** The words behind `humbug`, checked: what is wrong gets one clear line and exit code 2, what is only not to be had now 75. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, languages } from '../kernel/text.ts'
import { de } from './text.de.ts'
import { type CliText, en } from './text.en.ts'

/** Wrong words, or what only a person can mend. */
export class Usage extends Error {
  readonly code: number = 2
}

/** What time may mend: whoever sees to a house tries the same words again (EX_TEMPFAIL of sysexits). */
export class NotNow extends Usage {
  override readonly code = 75
}

export interface Words {
  readonly language: Language
  readonly text: CliText
  readonly json: boolean
  /** The words without a flag. */
  readonly given: readonly string[]
  /** A flag's value, if it was given one. */
  value(flag: string): string | undefined
  has(flag: string): boolean
  /** A length of time such as 12h, 90d, 8w or 2y, in milliseconds. */
  time(flag: string): number | undefined
  whole(flag: string, fallback: number, range: readonly [least: number, most: number]): number
}

const hours = { h: 1, d: 24, w: 24 * 7, y: 24 * 365 }

export type Flags = Readonly<Record<string, 'value' | 'switch'>>
const everywhere: Flags = { json: 'switch', help: 'switch', lang: 'value' }

/** The catalogue of the language that these words ask for. */
export function textFor(words: readonly string[]): CliText {
  return languageOf(words) === 'de' ? de : en
}

export function read(words: readonly string[], flags: Flags): Words {
  const language = languageOf(words)
  const text = textFor(words)
  const known = { ...everywhere, ...flags }
  const values = new Map<string, string | true>()
  const given: string[] = []
  const options = Object.fromEntries(
    Object.entries(known).map(([flag, kind]) => [flag, { type: kind === 'value' ? 'string' : 'boolean' } as const]),
  )
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true, allowPositionals: true })
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    const kind = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (!kind) throw new Usage(text.errors.unknownFlag(token.rawName))
    if (kind === 'value' && !token.value) throw new Usage(text.errors.needsValue(token.rawName))
    if (kind === 'switch' && token.value !== undefined) throw new Usage(text.errors.noValue(token.rawName))
    values.set(token.name, token.value ?? true)
  }
  const value = (flag: string) => {
    const found = values.get(flag)
    return typeof found === 'string' ? found : undefined
  }
  const lang = value('lang')
  if (lang && !languages.some((known) => known === lang)) throw new Usage(text.errors.lang(lang))
  return {
    language,
    text,
    json: values.has('json'),
    given,
    value,
    has: (flag) => values.has(flag),
    time(flag) {
      const found = value(flag)
      if (found === undefined) return undefined
      const [, count = '', unit = ''] = /^([1-9]\d{0,3})([hdwy])$/.exec(found) ?? []
      if (unit === '') throw new Usage(text.errors.notTime(`--${flag}`, found))
      return Number(count) * hours[unit as keyof typeof hours] * 3_600_000
    },
    whole(flag, fallback, [least, most]) {
      const found = value(flag)
      if (found === undefined) return fallback
      const number = Number(found)
      if (!/^\d+$/.test(found) || number < least || number > most) {
        throw new Usage(text.errors.notNumber(`--${flag}`, found, least, most))
      }
      return number
    },
  }
}

/** `--lang`, else what the machine speaks, else English. */
function languageOf(words: readonly string[]): Language {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const said = words[at]?.split('=')[1] ?? (at < 0 ? undefined : words[at + 1])
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return (said ?? (LC_ALL || LC_MESSAGES || LANG || '')).startsWith('de') ? 'de' : 'en'
}

/** The one word a command is about. */
export function onlyWord({ given, text }: Words, what: string): string {
  const [word, more] = given
  if (word === undefined) throw new Usage(text.errors.missing(what))
  if (more !== undefined) throw new Usage(text.errors.tooMuch(more))
  return word
}

/** For commands that are about nothing in particular. */
export function onlyFlags({ given, text }: Words): void {
  const [word] = given
  if (word !== undefined) throw new Usage(text.errors.tooMuch(word))
}

/** Where a house listens if nothing else is said. */
export const PORT = 4862

/** Where the house keeps its tables. */
export function dataOf(words: Words): string {
  return words.value('data') ?? process.env.HUMBUG_DATA ?? usualData()
}

/** In a clone beside everything else. A package lies where packages are thrown away: there, with what else belongs to whoever runs it. */
function usualData(): string {
  const root = join(import.meta.dirname, '..')
  if (existsSync(join(root, 'cli'))) return join(root, 'data')
  const { LOCALAPPDATA, XDG_DATA_HOME } = process.env
  if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support/humbug')
  return join(LOCALAPPDATA ?? XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'humbug')
}

/** A database that is named, wherever, counts unless a folder is named as well. */
export function storeOf(words: Words): { readonly database: string } | undefined {
  const database = words.value('store') ?? (words.value('data') === undefined ? process.env.HUMBUG_STORE : undefined)
  return database ? { database } : undefined
}
