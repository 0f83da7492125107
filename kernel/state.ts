/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** One thing that just happened, as data; the texts turn it into a sentence. */
export interface News {
  readonly kind: string
}

/** What a game is made of. Each game names its own types for these five. */
export interface Shape {
  /** What everybody sees. */
  table: { news: News[] }
  /** What one seat alone sees. */
  hand: { news: News[] }
  /** What nobody sees. */
  box: object
  move: { readonly kind: string }
  options: object
}

/** On whom the table waits. Public. */
interface Agenda {
  question: number
  asked: Seat[]
}

/** A whole game as it lies there, in its three drawers. Plain data, changed in place by `play`. */
export interface State<G extends Shape = Shape> {
  agenda: Agenda
  table: G['table']
  hands: G['hand'][]
  box: G['box']
}

/** The same thing, to look at. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

declare const looked: unique symbol

/** What somebody without a seat sees. Made by `watch` alone: the brand cannot be written by hand. */
export interface Glance<G extends Shape = Shape> {
  readonly [looked]: true
  readonly seats: number
  readonly agenda: Frozen<Agenda>
  readonly table: Frozen<G['table']>
}

/** What everybody sees, from a seat whose hand is left out. */
export interface Place<G extends Shape = Shape> extends Glance<G> {
  readonly seat: Seat
}

/** What a seat sees. Made by `look` alone. It shows the state as it is now; `copy` it to keep it across a play. */
export interface View<G extends Shape = Shape> extends Place<G> {
  readonly hand: Frozen<G['hand']>
}

/** The only way to a view: what lies on the table, and in this seat's hand. */
export function look<G extends Shape>(state: State<G>, seat: Seat): View<G> {
  const { agenda, table, hands } = state
  return { seat, seats: hands.length, agenda, table, hand: hands[seat] } as unknown as View<G>
}

/** The same for somebody without a seat. */
export function watch<G extends Shape>(state: State<G>): Glance<G> {
  const { agenda, table, hands } = state
  return { seats: hands.length, agenda, table } as unknown as Glance<G>
}

/** A view that `look` or `watch` made elsewhere and that came here whole: over the wire, or into a worker. */
export function received<G extends Shape>(view: object): View<G> {
  return view as View<G>
}

/** Opens a question to these seats: the clock runs for them. Who is asked may depend on the table alone. */
export function ask(state: State, seats: readonly Seat[]): void {
  state.agenda.question++
  state.agenda.asked = seats.slice()
}

/** Closes one seat's part of the open question. */
export function answered(state: State, seat: Seat): void {
  const { asked } = state.agenda
  const at = asked.indexOf(seat)
  if (at >= 0) asked.splice(at, 1)
}

/** A copy that shares nothing. States, views, moves and options are plain data; bots copy a great many of them. */
export function copy<T>(thing: T): T {
  if (typeof thing !== 'object' || thing === null) return thing
  if (Array.isArray(thing)) {
    const list = new Array(thing.length)
    for (let at = 0; at < list.length; at++) list[at] = copy(thing[at])
    return list as T
  }
  const twin: { [key: string]: unknown } = {}
  for (const key in thing) twin[key] = copy(thing[key])
  return twin as T
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  if (Array.isArray(b)) return false
  let keys = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(a[key as never], b[key as never])) return false
    keys++
  }
  return keys === Object.keys(b).length
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false
  return true
}
