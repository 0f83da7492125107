/** My own marks in the notes: kept on this device, for this chair and this game alone, and never sent anywhere. */

import { signal } from '@preact/signals'
import { type Role, roles } from '../../../games/hoax/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import { keepOwn, keptOwn } from '../../app/sealed.ts'

const jots = ['none', 'doubt', 'hunch', 'bet'] as const
export type Jot = (typeof jots)[number]

/** Which notes: a table lays game after game, and a series deals anew within one. */
export interface Notebook {
  readonly code: string
  readonly seat: Seat
  readonly round: number
  readonly game: number
}

interface Page {
  readonly round: number
  readonly game: number
  /** One letter for each role, a row for each seat. */
  readonly rows: readonly string[]
}

const LETTERS: Readonly<Record<Jot, string>> = { none: '.', doubt: 'x', hunch: '?', bet: '!' }
const keyOf = ({ code, seat }: Notebook) => `hoax.notes.${code}.${seat}`

/** Counted up with every mark, so that whoever shows the notes shows the new ones. */
const written = signal(0)

function pageOf(book: Notebook): readonly string[] {
  try {
    const page: Page | null = JSON.parse(keptOwn(keyOf(book)) ?? 'null')
    // The marks of another game are about other people's masks.
    return page && page.round === book.round && page.game === book.game && Array.isArray(page.rows) ? page.rows : []
  } catch {
    return []
  }
}

export function jotOf(book: Notebook, seat: Seat, role: Role): Jot {
  written.value
  const letter = pageOf(book)[seat]?.[roles.indexOf(role)]
  return jots.find((jot) => LETTERS[jot] === letter) ?? 'none'
}

/** The next mark in turn. */
export function jotOn(book: Notebook, seats: number, seat: Seat, role: Role): void {
  const next = at(jots, (jots.indexOf(jotOf(book, seat, role)) + 1) % jots.length, 'mark')
  const rows = Array.from({ length: seats }, (_, one) =>
    roles.map((other) => LETTERS[one === seat && other === role ? next : jotOf(book, one, other)]).join(''),
  )
  const { round, game } = book
  keepOwn(keyOf(book), JSON.stringify({ round, game, rows } satisfies Page))
  written.value++
}
