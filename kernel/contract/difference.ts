/** Where two pieces of plain data differ, in a few lines that a person can read. */
import { same } from '../state.ts'

/** One of the two, and how it is spoken of: "3 at the table". */
export type Side = readonly [thing: unknown, where: string]

/** Of more lines nobody reads the rest, nor of a longer one. */
const LINES = 4
const LETTERS = 60

interface Found {
  readonly path: string
  readonly one: unknown
  readonly other: unknown
}

/** `table.dice[1]: 3 at the table, 5 in the imagined world`, a line for each place. */
export function difference([one, here]: Side, [other, there]: Side): string[] {
  const all = found(one, other, '')
  const lines = all.slice(0, LINES).map((place) => {
    const path = place.path === '' ? '' : `${place.path}: `
    return `${path}${shown(place.one)} ${here}, ${shown(place.other)} ${there}`
  })
  const more = all.length - lines.length
  return more > 0 ? [...lines, `… and ${more} more`] : lines
}

function found(one: unknown, other: unknown, path: string): Found[] {
  if (same(one, other)) return []
  if (!isBox(one) || !isBox(other) || !areAlike(one, other)) return [{ path, one, other }]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap((key) => found(one[key], other[key], into(path, key, one)))
}

type Box = Readonly<Record<string, unknown>>
const isBox = (thing: unknown): thing is Box => typeof thing === 'object' && thing !== null

/** A list that has grown is shown whole: place by place one would see everything but that. */
function areAlike(one: Box, other: Box): boolean {
  if (Array.isArray(one) !== Array.isArray(other)) return false
  return !Array.isArray(one) || one.length === other.length
}

function into(path: string, key: string, box: Box): string {
  if (Array.isArray(box)) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

/** A thing in few letters. */
export function shown(thing: unknown): string {
  if (thing === undefined) return 'nothing'
  if (typeof thing === 'function') return 'a function'
  // What JSON cannot write it writes as null.
  const text = typeof thing === 'number' ? String(thing) : JSON.stringify(thing)
  return text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text
}
