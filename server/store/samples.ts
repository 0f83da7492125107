/** What the tests of a store share: lines and writes to try it with, and how it is opened. */
import type { Card } from '../../protocol/frames.ts'
import type { Inside, InsideCard, Line, Store, Summary, TableWrite } from './store.ts'

export const line = (seq: number, command: string | null = null): Line => ({
  seq,
  command,
  text: `t${seq}`,
  chain: `c${seq}`,
})
const plain = {
  game: 'thimble',
  seats: 4,
  persons: 1,
  stage: 'lobby',
  guarded: false,
  round: 1,
  touched: 1000,
} as const
export const cardOf = (code: string): Card => ({ code, ...plain })

export type Row = Summary['card']
const quiet: Inside = { asked: null, ended: 0 }
/** The same as a device of that table finds it. */
export const insideCard = (code: string, inside: Inside = quiet): InsideCard => ({ ...cardOf(code), inside })
type Wanted = Partial<Omit<TableWrite, 'code' | 'summary'>> &
  Partial<Pick<Summary, 'due' | 'inside'>> & { readonly card?: Partial<Row> }

export const write = (code: string, { card, due = null, inside = quiet, ...more }: Wanted): TableWrite => ({
  code,
  lines: [],
  joined: [],
  ...more,
  summary: { card: { ...cardOf(code), listed: 'link', ...card }, due, inside },
})

export const opening = (
  code: string,
  more: Wanted = {},
  device = 'ada',
  command = `${device} opens ${code}`,
): TableWrite => write(code, { lines: [line(1, command)], joined: [device], opened: { device, command }, ...more })

export const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => line(first + at))

/** A store with nothing in it, and the same data again after a restart. */
export type Open = () => Promise<{ store: Store; reopen(): Promise<Store> }>

export const codes = (cards: readonly Card[]) => cards.map(({ code }) => code)
