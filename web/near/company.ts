/** The puppets round a near table: whoever is asked thinks beside the page, takes a human's time over it, and answers. */
import type { Puppet } from '../../games/puppets.ts'
import { type Level, randomBot, recollect } from '../../kernel/bot.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import type { Maker, Match, Refusal } from '../../kernel/match.ts'
import type { Nature } from '../../kernel/nature.ts'
import { copy, type Seat, type View, watch } from '../../kernel/state.ts'
import type { Wish } from '../app/line.ts'
import type { Move } from '../app/table.ts'

/** All that a bot is given. */
export interface Thought extends Puppet {
  readonly game: string
  readonly view: View
  readonly seed: number
}

/** What a company needs of the page it is in. */
export interface CompanyPorts {
  think(thought: Thought): Promise<Move>
  /** Does something after so many milliseconds, unless what it returns is called before. */
  wait(time: number, act: () => void): () => void
  /** How long bots take: at least so long, and up to so much longer. */
  pace(): { readonly least: number; readonly spread: number }
  /** 256 fresh bits, as hex. */
  fresh(): string
  /** Nobody thinks here any more. */
  gone(): void
}

/** The table as it stands, and how its puppets play. */
interface Served {
  readonly match: Match
  readonly person: Seat
  readonly level: Level
  readonly nature: (seat: Seat) => Nature | null
}

interface Serving {
  served(): Served
  enter(seat: Seat, question: number, move: Move, by?: Maker): Refusal | undefined
}

/** The person would have the puppets hurry. */
const AT_ONCE = { least: 120, spread: 0 }

export class Company {
  readonly #ports: CompanyPorts
  readonly #table: Serving
  readonly #busy = new Map<Seat, { readonly question: number; readonly stop: () => void }>()
  dozes: (Wish & { is: 'doze' })['until'] = 'asked'
  puppets: (Wish & { is: 'hurry' })['puppets'] = 'as ever'

  constructor(ports: CompanyPorts, table: Serving) {
    this.#ports = ports
    this.#table = table
  }

  close(): void {
    for (const { stop } of this.#busy.values()) stop()
    this.#busy.clear()
    this.#ports.gone()
  }

  /** This seat has answered. */
  release(seat: Seat): void {
    this.#busy.get(seat)?.stop()
    this.#busy.delete(seat)
  }

  /** Whoever is asked and is a bot begins to think; whoever is asked no more stops. */
  attend(): void {
    const { match, person } = this.#table.served()
    const { question, asked } = match.state.agenda
    const over = match.game.ranking(match.state.table) !== undefined
    const isServed = (seat: Seat) => seat !== person || this.#passed !== undefined
    for (const [seat, thinking] of this.#busy) {
      if (!over && thinking.question === question && asked.includes(seat) && isServed(seat)) continue
      this.release(seat)
    }
    for (const seat of over ? [] : asked) {
      if (isServed(seat) && !this.#busy.has(seat)) this.#busy.set(seat, { question, stop: this.#ask(seat, question) })
    }
  }

  /** What is answered for the person where they doze and it does not concern them. */
  get #passed(): Move | undefined {
    const { match, person } = this.#table.served()
    return this.dozes === 'concerned' ? match.game.idle?.({ ...watch(match.state), seat: person }) : undefined
  }

  #ask(seat: Seat, question: number): () => void {
    const { match, person } = this.#table.served()
    const { least, spread } = this.puppets === 'brisk' ? AT_ONCE : this.#ports.pace()
    // A human's time, and nothing hidden goes into it.
    const time = least + (spread > 0 ? scatter(match.record.entries.length, seat) % spread : 0)
    let wanted = true
    const passed = seat === person ? this.#passed : undefined
    const stop = this.#ports.wait(time, async () => {
      if (passed) return void this.#table.enter(seat, question, passed)
      const { move, instead } = await this.#think(seat)
      if (!wanted) return
      if (this.#table.enter(seat, question, move, 'bot')) this.#table.enter(seat, question, instead(), 'bot')
    })
    return () => {
      wanted = false
      stop()
    }
  }

  async #think(seat: Seat): Promise<{ readonly move: Move; readonly instead: () => Move }> {
    const { match, person, level, nature } = this.#table.served()
    const { game } = match
    // A copy: the table goes on while the bot thinks.
    const view = copy(recollect(game, match.state, seat))
    const seed = Number.parseInt(this.#ports.fresh().slice(0, 8), 16)
    const instead = () => randomBot(game).choose(view, seeded(seed))
    try {
      const thought = { game: game.key, level, nature: nature(seat), people: [person], view, seed }
      return { move: await this.#ports.think(thought), instead }
    } catch {
      // The thread did not come, or is lost in thought: somebody plays in its place.
      return { move: instead(), instead }
    }
  }
}
