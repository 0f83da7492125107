/** The turns of a table's bots, thought over elsewhere while the table goes on. */
import { randomBot } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { copy, look, type Seat } from '../../kernel/state.ts'
import type { Ports } from '../ports.ts'
import { botsDue } from '../table/clock.ts'
import { gameOf, playOf, type Table } from '../table/table.ts'

/** What a bot answers to a question that was open when it began to think. */
export interface BotMove {
  readonly seat: Seat
  readonly question: number
  readonly move: { readonly kind: string }
}

export class BotTurns {
  readonly #ports: Ports
  readonly #moves: (move: BotMove) => Promise<void>
  readonly #again: () => void
  readonly #busy = new Set<Seat>()

  /** `moves` takes what a bot came to, and calls `done`; `again` is called when one that failed may be asked again. */
  constructor(ports: Ports, moves: (move: BotMove) => Promise<void>, again: () => void) {
    this.#ports = ports
    this.#moves = moves
    this.#again = again
  }

  /** The seats whose bots think, or cannot think just now. */
  get busy(): ReadonlySet<Seat> {
    return this.#busy
  }

  /** Lets those think whose moment has come. */
  begin(table: Table): void {
    const { clock, limits } = this.#ports
    for (const seat of botsDue(table, clock.now(), limits)) if (!this.#busy.has(seat)) void this.#think(table, seat)
  }

  /** This bot may be asked again. */
  done(seat: Seat): void {
    this.#busy.delete(seat)
  }

  /** A bot that fails, and whose stand-in fails too, rests for a while: nobody but its own table waits for it. */
  async #think(table: Table, seat: Seat): Promise<void> {
    this.#busy.add(seat)
    try {
      await this.#moves(await botMove(this.#ports, table, seat))
    } catch (error) {
      const { metrics, clock, limits } = this.#ports
      metrics.trouble('bot', error)
      clock.at(clock.now() + limits.botAgain, () => {
        this.done(seat)
        this.#again()
      })
    }
  }
}

/** What the bot on this seat answers to the question that is open now. It gets its view and luck, nothing else. */
async function botMove({ think, metrics, fresh }: Ports, table: Table, seat: Seat): Promise<BotMove> {
  const { state } = playOf(table)
  const { question } = state.agenda
  const level = table.chairs[seat]?.bot
  if (!level) throw new Error('no bot on this seat')
  // A copy: the table goes on while the bot thinks.
  const view = copy(look(state, seat))
  const seed = Number.parseInt(fresh(4), 16)
  try {
    return {
      seat,
      question,
      move: await think({ table: table.code, game: table.settings.game, level, view, seed }, () => true),
    }
  } catch (error) {
    metrics.trouble('bot', error)
    return { seat, question, move: randomBot(gameOf(table)).choose(view, seeded(seed)) }
  }
}
