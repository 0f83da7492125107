/** What a program is told of its table, kept as of the last step; and somebody may wait here until something is so. */
import { findGame } from '../../games/index.ts'
import { changed } from '../../kernel/change.ts'
import { received, type Seat, type Shape, type View } from '../../kernel/state.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Room } from '../../protocol/room.ts'

/** A question that is open to the program. */
export interface Question {
  readonly round: number
  readonly question: number
  readonly view: View
  readonly moves: readonly Shape['move'][]
  /** When the time for it runs out, as the house reckons. */
  readonly until: number | null
}

type Told = Omit<Frame & { is: 'view' }, 'is' | 'as' | 'log'>

export class AtTable {
  told: Told | undefined
  #waiting: (() => void)[] = []

  get room(): Room | undefined {
    return this.told?.room
  }

  /** The chair of this device, where it has one. */
  get seat(): Seat | null {
    return this.told?.seat ?? null
  }

  /** Says whether it could be understood: a change that does not follow on what was told is none. */
  hear(frame: Frame): 'told' | 'missed something' {
    const { told } = this
    if (frame.is === 'view') this.told = frame
    if (frame.is === 'change' && told) {
      if (frame.seq !== told.seq + 1) return 'missed something'
      const room = changed(told.room, frame.room) as Room
      this.told = {
        ...told,
        seq: frame.seq,
        room,
        game: changed(told.game, frame.game),
        hand: changed(told.hand, frame.hand),
      }
    }
    for (const look of [...this.#waiting]) look()
    return 'told'
  }

  /** The line broke: what was told last may no longer be so. */
  forget(): void {
    this.told = undefined
  }

  /** Resolves as soon as there is something that is so. */
  until<T>(find: () => T | undefined): Promise<T> {
    return new Promise((done) => {
      const look = () => {
        const found = find()
        if (found === undefined) return
        this.#waiting = this.#waiting.filter((other) => other !== look)
        done(found)
      }
      this.#waiting.push(look)
      look()
    })
  }

  /** What is asked of the program now: nothing while the table pauses, or while a puppet plays in its place. */
  asked(): Question | undefined {
    const { room, seat, told } = this
    if (!room || !told || seat === null || room.stage !== 'playing' || room.paused || room.chairs[seat]?.bot)
      return undefined
    const view = received({ seat, ...(told.game as object), hand: told.hand })
    if (!view.agenda.asked.includes(seat)) return undefined
    const moves = findGame(room.settings.game)?.moves(view) ?? []
    const { round, deadlines } = room
    return { round, question: view.agenda.question, view, moves, until: deadlines[seat] ?? null }
  }
}
