/** What every near table does: it counts its steps and shows them to one seat, which sees what `look` shows it and no more. */
import type { Match } from '../../kernel/match.ts'
import { copy, look, type Seat, type State } from '../../kernel/state.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Room, RoomNews, Step } from '../../protocol/room.ts'
import type { Refusal } from '../../protocol/words.ts'
import type { Reply } from '../app/line.ts'

type ViewFrame = Frame & { is: 'view' }
export type Tell = (frame: Frame) => void

export const ok = (id: string): Reply => ({ is: 'ok', id })
export const no = (id: string, why: Refusal): Reply => ({ is: 'no', id, why })

/** Steps of the past that are told after a reload. */
const LONGEST = 300

export class Showing {
  readonly #seat: Seat
  readonly #tell: Tell
  #steps: Step[] = []
  #seq = 0

  constructor(seat: Seat, tell: Tell) {
    this.#seat = seat
    this.#tell = tell
  }

  /** A step was done. It is only noted here; `show` tells of it. */
  note(state: State, room: readonly RoomNews[] = []): void {
    const { table, hand } = look(state, this.#seat)
    const step: Step = { seq: ++this.#seq, room, news: copy(table.news), mine: copy(hand.news) }
    this.#steps = [...this.#steps.slice(1 - LONGEST), step]
  }

  /** The table as it stands. */
  show({ state }: Match, room: Room): void {
    this.#tell(this.#frame(state, room))
  }

  /** The same to somebody who comes (back), with what they missed. */
  welcome({ state }: Match, room: Room, seen: number | undefined): void {
    const log = this.#steps.filter(({ seq }) => seq > (seen ?? 0))
    this.#tell({ ...this.#frame(state, room), log })
    this.#tell({ is: 'here', seats: [this.#seat], away: [], watchers: 0, screens: 0, foreign: 0 })
  }

  #frame(state: State, room: Room): ViewFrame {
    // A copy: the table goes on, and what was shown must not.
    const { seat, hand, ...game } = copy(look(state, this.#seat))
    return { is: 'view', seq: this.#seq, seat, room, game, hand }
  }
}
