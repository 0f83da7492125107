/**
 * What was told at a table of late, for whoever comes back. It is noted as it happens and kept while the table is in memory, so
 * that nobody makes the house read the past again by coming in again.
 */
import type { News, Seat, State } from '../../kernel/state.ts'
import type { RoomNews, Step } from '../../protocol/room.ts'
import { type Deed, isNextGame } from './deed.ts'
import type { Table } from './table.ts'
import { handSeenFrom, seesGame, type Viewpoint } from './viewpoint.ts'

type Told =
  | { readonly seq: number; readonly room: readonly RoomNews[] }
  /** What all were told of a step of the game, and each seat alone, where any was. */
  | { readonly seq: number; readonly news: readonly News[]; readonly hands: readonly (readonly News[])[] }

/** There are many of them, and in most of them most seats are told nothing. */
const nothing: readonly never[] = []

export class Past {
  readonly #most: number
  #told: Told[] = []
  /** Since which deed somebody sits in on a seat, as far as that is in what is kept. */
  readonly #letIn = new Map<Seat, number>()

  /** `most`: so many deeds back at most. */
  constructor(most: number) {
    this.#most = most
  }

  /** Notes what was told of the deed that has just been done at this table. */
  note({ seq, play }: Table, deed: Deed): void {
    this.#tell(seq, play?.state, deed)
    if (deed.kind === 'let in') this.#letIn.set(deed.seat, seq)
    if (isNextGame(deed)) this.#told = this.#told.filter((told) => 'room' in told)
    this.#forget(seq)
  }

  #tell(seq: number, state: State | undefined, deed: Deed): void {
    if (deed.kind === 'said') this.#told.push({ seq, room: [deed] })
    else if (state && (deed.kind === 'played' || deed.kind === 'dealt')) {
      const isTold = state.hands.some(({ news }) => news.length > 0)
      this.#told.push({
        seq,
        news: lasting(state.table.news),
        hands: isTold ? state.hands.map(({ news }) => lasting(news)) : nothing,
      })
    }
  }

  /** Now and then, so that it costs nothing each time. */
  #forget(seq: number): void {
    const first = this.#told[0]
    if (first && first.seq <= seq - 2 * this.#most)
      this.#told = this.#told.filter((told) => told.seq > seq - this.#most)
  }

  /** What somebody missed who has seen the table up to then. Who may not watch a game is not told of it afterwards either. */
  since(seen: number, viewpoint: Viewpoint, table: Table): Step[] {
    const after = Math.max(seen, table.seq - this.#most)
    const seat = handSeenFrom(viewpoint)
    // Who sits in sees the hand as it was when they sat down, and is not told what its owner heard before that.
    const since = viewpoint.from === 'stand-in' ? (this.#letIn.get(viewpoint.seat) ?? 0) : 0
    const watches = seesGame(viewpoint, table)
    return this.#told.flatMap((told) => {
      if (told.seq <= after) return []
      if ('room' in told) return [told]
      return watches ? [stepOf(told, told.seq > since ? seat : undefined)] : []
    })
  }
}

/** The next step takes lists away that are not empty, and writes into the others. */
const lasting = (news: readonly News[]) => (news.length > 0 ? news : nothing)

function stepOf({ seq, news, hands }: Exclude<Told, { room: unknown }>, seat: Seat | undefined): Step {
  const mine = (seat !== undefined && hands[seat]) || []
  return mine.length > 0 ? { seq, news, mine } : { seq, news }
}
