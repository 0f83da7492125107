/**
 * The turns of a table's bots. A bot thinks as soon as it is asked, elsewhere, while the table goes on; its move is made at the
 * moment that public things alone decide. So nobody learns from the clock how long it thought, which depends on its hand:
 *
 * - The moment weighs what is at stake in everybody's eyes (`games/stakes`), and is the same for all puppets that are asked.
 * - Who has thought enough by then moves at that moment, whatever they hold. It is never sooner than `botHard` where a hard one
 *   sits, whose thoughts are long or short by its hand, nor sooner than `botLeast` elsewhere.
 * - Who has not moves one or more whole steps later. It is mostly others who keep the thread busy, but a single thought that
 *   takes longer than that shows as well: in steps of `botStep`, and no finer.
 * - Where everybody who plays would have them hurry, it is the least and nothing else, and `botBrisk` among those who think little.
 * - A bot that is asked anew with little time left, after an interruption or in a house that has just opened, gets the least again.
 *
 * What remains is that a busy thread may slow the whole machine down.
 */
import { randomBot, recollect } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { copy, type Seat } from '../../kernel/state.ts'
import type { Ports } from '../ports.ts'
import { botMoveAt, leastOf } from '../table/clock.ts'
import { gameOf, players, playOf, type Table } from '../table/table.ts'

/** What a bot answers to a question. */
interface BotMove {
  readonly seat: Seat
  readonly question: number
  readonly move: { readonly kind: string }
}

interface Thinking {
  readonly about: string
  readonly since: number
  /** What it came to, and when. */
  end?: { readonly turn: BotMove; readonly at: number }
  /** Calls off that it is asked again, if it could not. */
  callOff?: () => void
}

export class BotTurns {
  readonly #ports: Ports
  readonly #stirred: () => void
  readonly #thinking = new Map<Seat, Thinking>()

  /** `stirred` is called when a bot has thought enough, or may be asked again after it failed. */
  constructor(ports: Ports, stirred: () => void) {
    this.#ports = ports
    this.#stirred = stirred
  }

  /** Does somebody think, or rest because they cannot? */
  get busy(): boolean {
    return [...this.#thinking.values()].some(({ end }) => !end)
  }

  /** Lets everybody think who is asked, and throws away what was thought about another question. */
  attend(table: Table): void {
    for (const [seat] of table.chairs.entries()) {
      const about = askedOf(table, seat)
      if (this.#thinking.get(seat)?.about === about) continue
      this.#drop(seat)
      if (about !== undefined) void this.#think(table, seat, about)
    }
  }

  /** When the bot on this seat makes its move; not to be said while it thinks. */
  movesAt(table: Table, seat: Seat): number | undefined {
    const { limits } = this.#ports
    const thinking = this.#thinking.get(seat)
    const moment = botMoveAt(table, seat, limits)
    if (!thinking?.end || moment === undefined) return undefined
    return inSteps(Math.max(moment, thinking.since + leastOf(table, limits)), thinking.end.at, limits.botStep)
  }

  /** The next move whose moment has come; it is made now or never. */
  next(table: Table): BotMove | undefined {
    const now = this.#ports.clock.now()
    const due = [...this.#thinking.keys()]
      .map((seat) => ({ seat, at: this.movesAt(table, seat) ?? Infinity }))
      .filter(({ at }) => at <= now)
      .toSorted((a, b) => a.at - b.at || a.seat - b.seat)
    const [first] = due
    const turn = first && this.#thinking.get(first.seat)?.end?.turn
    if (first) this.#thinking.delete(first.seat)
    return turn
  }

  /** The table is put away, and so is what was thought about it. */
  forget(): void {
    for (const seat of this.#thinking.keys()) this.#drop(seat)
  }

  #drop(seat: Seat): void {
    this.#thinking.get(seat)?.callOff?.()
    this.#thinking.delete(seat)
  }

  /** A bot that fails, and whose stand-in fails too, rests for a while: nobody but its own table waits for it. */
  async #think(table: Table, seat: Seat, about: string): Promise<void> {
    const { clock, metrics, limits } = this.#ports
    const thinking: Thinking = { about, since: clock.now() }
    this.#thinking.set(seat, thinking)
    const wanted = () => this.#thinking.get(seat) === thinking
    try {
      thinking.end = { turn: await botMove(this.#ports, table, seat, wanted), at: clock.now() }
      if (wanted()) this.#stirred()
    } catch (error) {
      metrics.trouble('bot', error)
      if (!wanted()) return
      thinking.callOff = clock.at(clock.now() + limits.botAgain, () => {
        this.#drop(seat)
        this.#stirred()
      })
    }
  }
}

/** What the bot on this seat is asked, in a word of its own for every question; undefined if it is not.
 * A pause changes nothing, nor does what others answer to it: that is sealed, and opens no other moves. */
function askedOf({ play, round, chairs }: Table, seat: Seat): string | undefined {
  const level = chairs[seat]?.bot
  if (!play || !level || typeof play.since[seat] !== 'number') return undefined
  return `${round} ${play.state.agenda.question} ${level}`
}

/** The moment itself for who was ready by then, and a whole number of steps later for others. */
function inSteps(moment: number, ready: number, step: number): number {
  if (ready <= moment) return moment
  return step > 0 ? moment + Math.ceil((ready - moment) / step) * step : ready
}

/** What the bot on this seat answers to the question that is open now. It gets its view and luck, nothing else. */
async function botMove(ports: Ports, table: Table, seat: Seat, wanted: () => boolean): Promise<BotMove> {
  const { think, metrics, fresh } = ports
  const { state } = playOf(table)
  const { question } = state.agenda
  const { code, settings } = table
  const chair = table.chairs[seat]
  if (!chair?.bot) throw new Error('no bot on this seat')
  const puppet = { level: chair.bot, nature: chair.nature, people: players(table) }
  // A copy: the table goes on while the bot thinks.
  const view = copy(recollect(gameOf(table), state, seat))
  const seed = Number.parseInt(fresh(4), 16)
  try {
    return { seat, question, move: await think({ table: code, game: settings.game, ...puppet, view, seed }, wanted) }
  } catch (error) {
    metrics.trouble('bot', error)
    return { seat, question, move: randomBot(gameOf(table)).choose(view, seeded(seed)) }
  }
}
