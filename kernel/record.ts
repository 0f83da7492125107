/**
 * A record as a file: a line of JSON each for the terms, the deal, every entry, and the closing.
 * There is one way only to write a record, so a file that reads differently was changed.
 */
import * as v from 'valibot'
import { link, type Terms } from './fair.ts'
import type { Ranking } from './game.ts'
import type { Entry } from './match.ts'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const drawn = v.array(whole)

const start = {
  commitment: hash,
  devices: v.array(v.nullable(v.strictObject({ promise: hash, opened: v.exactOptional(hash) }))),
}
const agreed = {
  table: v.string(),
  game: v.string(),
  seats: whole,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  ...start,
}
const termsLine = v.variant('humbug', [
  v.strictObject({ humbug: v.literal(1), ...agreed }),
  v.strictObject({ humbug: v.literal(2), ...agreed, restarts: v.array(v.strictObject(start)) }),
])
const dealLine = v.strictObject({ dealt: drawn })
/** So many brackets within each other no move of any game needs; thousands could be read, but not written again. */
const DEEPEST = 32
const entryLine = v.strictObject({
  seat: whole,
  // Which moves there are is the game's business; a record keeps the order of their words.
  move: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((move) => isWithin(move, DEEPEST)),
    v.transform((move) => move as Entry['move']),
  ),
  drawn: v.exactOptional(drawn),
  by: v.exactOptional(v.picklist(['bot', 'clock'])),
})
const closingLine = v.strictObject({ ranking: v.array(whole), seed: hash, chain: hash })

/** Whether there are at most so many brackets within each other. */
function isWithin(value: unknown, deep: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return deep > 0 && Object.values(value).every((part) => isWithin(part, deep - 1))
}

interface Closing {
  readonly ranking: Ranking
  readonly seed: string
  /** The chain over all lines before this one. */
  readonly chain: string
}

/** A record with all that proves it. Without a closing the game is still under way. */
export interface Sealed {
  readonly terms: Terms
  readonly dealt: readonly number[]
  readonly entries: readonly Entry[]
  readonly closing?: Closing
}

export function writeTerms(terms: Terms): string {
  const { table, game, seats, options, commitment, devices, restarts } = terms
  const said = { table, game, seats, options, commitment, devices }
  return JSON.stringify(restarts ? { humbug: 2, ...said, restarts } : { humbug: 1, ...said })
}

export function writeDeal(dealt: readonly number[]): string {
  return JSON.stringify({ dealt })
}

export function writeEntry({ seat, move, drawn, by }: Entry): string {
  return JSON.stringify({ seat, move, ...(drawn.length > 0 && { drawn }), ...(by && { by }) })
}

/** The lines before the closing. */
function body({ terms, dealt, entries }: Sealed): string[] {
  return [writeTerms(terms), writeDeal(dealt), ...entries.map(writeEntry)]
}

/** The chain over everything that has happened so far. */
export function chain(sealed: Sealed): string {
  return body(sealed).reduce(link, '')
}

/** The chain after the deal, and after each entry. */
export function chains(sealed: Sealed): string[] {
  let last = ''
  const links = body(sealed).map((line) => {
    last = link(last, line)
    return last
  })
  return links.slice(1)
}

export function write(sealed: Sealed): string {
  const lines = body(sealed)
  if (sealed.closing) {
    const { ranking, seed, chain } = sealed.closing
    lines.push(JSON.stringify({ ranking, seed, chain }))
  }
  return `${lines.join('\n')}\n`
}

/** Reads a record file; undefined if it is not one, to the byte. */
export function read(text: string): Sealed | undefined {
  const lines = text.split('\n').map(parse)
  const terms = v.safeParse(termsLine, lines[0])
  const deal = v.safeParse(dealLine, lines[1])
  const closing = v.safeParse(closingLine, lines.at(-2))
  const entries = v.safeParse(v.array(entryLine), lines.slice(2, closing.success ? -2 : -1))
  if (!terms.success || !deal.success || !entries.success) return undefined
  const { humbug: _format, ...agreed } = terms.output
  const sealed: Sealed = {
    terms: agreed,
    dealt: deal.output.dealt,
    entries: entries.output.map((entry) => ({ drawn: [], ...entry })),
    ...(closing.success && { closing: closing.output }),
  }
  return write(sealed) === text ? sealed : undefined
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
