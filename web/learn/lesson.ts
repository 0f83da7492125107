/** A lesson as a near house: the others do what is written, and only what the coach opens is open to the learner. */

import { batch, computed, signal } from '@preact/signals'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { fromTape } from '../../kernel/chance.ts'
import type { Lesson, LessonStep } from '../../kernel/lesson.ts'
import { begin, enter, type Match, type Refusal } from '../../kernel/match.ts'
import { type Seat, same } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room } from '../../protocol/room.ts'
import type { Reply, Wish } from '../app/line.ts'
import type { NearHouse } from '../app/near.ts'
import type { Move } from '../app/table.ts'
import { alone, roomFor, type Self } from '../near/room.ts'
import { no, ok, Showing, type Tell } from '../near/table.ts'

export interface LessonPorts {
  readonly tell: Tell
  readonly self: Self
  /** Lets somebody else take a human's time before they move, unless what it returns is called before. Where nothing was seen, nothing is to be watched. */
  pause(after: 'news' | 'nothing', act: () => void): () => void
}

/** What the coach says now, and waits for. */
export interface Coaching {
  /** The names of the words since the learner last did something. */
  readonly said: readonly string[]
  readonly waits: 'reading' | 'move' | 'others' | 'nothing'
  /** Which of the learner's steps this is, from 1, and how many there are. */
  readonly step: number
  readonly steps: number
}

const mine = (step: LessonStep) => !('by' in step)

function waitsAt(step: LessonStep | undefined): Coaching['waits'] {
  if (!step) return 'nothing'
  if ('read' in step) return 'reading'
  return 'you' in step ? 'move' : 'others'
}

export class LessonHouse implements NearHouse {
  readonly is = 'lesson'
  readonly #lesson: Lesson
  readonly #ports: LessonPorts
  readonly #showing: Showing
  readonly #match: Match
  readonly #at = signal(0)
  readonly #said = signal<readonly string[]>([])
  #stop: () => void = () => {}

  constructor(key: string, lesson: Lesson, ports: LessonPorts) {
    this.#lesson = lesson
    this.#ports = ports
    this.#showing = new Showing(lesson.seat, ports.tell)
    this.#match = begin(
      sure(findGame(key), `game “${key}”`),
      lesson.seats,
      lesson.options,
      () => fromTape(lesson.dealt).chance,
    )
    this.#showing.note(this.#match.state, [{ kind: 'dealt' }])
    this.#come()
  }

  readonly coaching = computed((): Coaching => {
    const { steps } = this.#lesson
    const at = this.#at.value
    const step = steps[at]
    const own = steps.filter(mine).length
    return {
      said: this.#said.value,
      waits: waitsAt(step),
      step: Math.min(own, steps.slice(0, at).filter(mine).length + 1),
      steps: own,
    }
  })

  get offered(): readonly Move[] {
    const step = this.#lesson.steps[this.#at.value]
    return step && 'you' in step ? step.you : []
  }

  answer(wish: Wish, id: string): Reply {
    switch (wish.is) {
      case 'enter':
        this.#showing.welcome(this.#match, this.#room(), wish.seen)
        return ok(id)
      case 'move': {
        const refusal = this.#move(wish.question, wish.move)
        return refusal ? no(id, refusal) : ok(id)
      }
      case 'leave':
      case 'close':
      case 'exit':
        return ok(id)
      default:
        return no(id, 'not now')
    }
  }

  /** The learner has read what there was to read. */
  goOn(): void {
    const step = this.#lesson.steps[this.#at.peek()]
    if (step && 'read' in step) this.#next()
  }

  close(): void {
    this.#stop()
  }

  #move(question: number, move: Move): Refusal | undefined {
    const step = this.#lesson.steps[this.#at.peek()]
    if (!step || !('you' in step)) return 'closed'
    if (!step.you.some((one) => same(one, move))) return 'illegal'
    return this.#play(this.#lesson.seat, question, move, step.drawn)
  }

  #play(seat: Seat, question: number, move: Move, drawn: readonly number[] = []): Refusal | undefined {
    const entry = enter(this.#match, seat, question, move, () => fromTape(drawn).chance)
    if (typeof entry === 'string') return entry
    // The board and the coach turn the page together.
    batch(() => {
      this.#showing.note(this.#match.state)
      this.#showing.show(this.#match, this.#room())
      this.#next()
    })
    return undefined
  }

  #next(): void {
    const done = sure(this.#lesson.steps[this.#at.peek()], 'step')
    batch(() => {
      if (mine(done)) this.#said.value = []
      this.#at.value++
      this.#come()
    })
  }

  /** What the step that we have come to brings by itself. */
  #come(): void {
    const step = this.#lesson.steps[this.#at.peek()]
    if (!step) return
    const words = 'read' in step ? step.read : step.say
    if (words !== undefined) this.#said.value = [...this.#said.peek(), words]
    if (!('by' in step)) return
    const { question } = this.#match.state.agenda
    const after = words !== undefined || this.#match.state.table.news.length > 0 ? 'news' : 'nothing'
    this.#stop = this.#ports.pause(after, () => void this.#play(step.by, question, step.move, step.drawn))
  }

  #room(): Room {
    const { seats, options, seat, names } = this.#lesson
    const { game, state } = this.#match
    const ranking = game.ranking(state.table) ?? null
    const settings = { game: game.key, seats, options: options as Settings['options'], ...alone }
    return roomFor(
      { settings, seat, self: this.#ports.self, level: 'easy', names },
      { stage: ranking ? 'over' : 'playing', round: 1, commitment: '', ranking, seed: null, news: [] },
    )
  }
}
