/** A game against bots in this page, by the kernel's own rules and with luck that can be checked afterwards like any other. */

import type { Puppet } from '../../games/bots.ts'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { type Level, randomBot, recollect } from '../../kernel/bot.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import { commitment, fairLuck, promise, type Terms } from '../../kernel/fair.ts'
import type { Ranking } from '../../kernel/game.ts'
import { begin, type Entry, enter, type Maker, type Match, type Refusal } from '../../kernel/match.ts'
import { type Nature, natures } from '../../kernel/nature.ts'
import { chain, type Sealed, write, writeEntry } from '../../kernel/record.ts'
import { copy, type Seat, type View, watch } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room, RoomNews } from '../../protocol/room.ts'
import type { Reply, Wish } from '../app/line.ts'
import { NEAR, type NearHouse } from '../app/near.ts'
import type { Move } from '../app/table.ts'
import { readGame, writeGame } from './keeping.ts'
import { alone, roomFor, type Self } from './room.ts'
import { no, ok, Showing, type Tell } from './table.ts'

/** All that a bot is given. */
export interface Thought extends Puppet {
  readonly game: string
  readonly view: View
  readonly seed: number
}

/** What a near house needs of the page it is in. */
export interface Ports {
  readonly tell: Tell
  readonly self: Self
  think(thought: Thought): Promise<Move>
  /** Does something after so many milliseconds, unless what it returns is called before. */
  wait(time: number, act: () => void): () => void
  /** How long bots take: at least so long, and up to so much longer. */
  pace(): { readonly least: number; readonly spread: number }
  /** 256 fresh bits, as hex. */
  fresh(): string
  keepGame(text: string): void
  keepRecord(text: string): void
  keepLuck(terms: Terms, seat: Seat, bytes: string): void
  /** Nobody thinks here any more. */
  gone(): void
}

export interface Deal {
  readonly game: string
  readonly seats: number
  readonly options: Settings['options']
  readonly level: Level
}

interface Played {
  readonly match: Match
  readonly terms: Terms
  readonly seed: string
  readonly round: number
  readonly level: Level
  /** The record so far, as it is written. */
  text: string
}

/** The person would have the puppets hurry. */
const AT_ONCE = { least: 120, spread: 0 }

/** Where the person sits; the others follow clockwise. */
const MINE: Seat = 0

/** A mixed company, and in every game another. */
function natureOf(round: number, seat: Seat): Nature {
  return at(natures, (round + seat) % natures.length)
}

export class PracticeHouse implements NearHouse {
  readonly is = 'practice'
  readonly #ports: Ports
  readonly #showing: Showing
  readonly #busy = new Map<Seat, { readonly question: number; readonly stop: () => void }>()
  #played: Played
  #dozes: (Wish & { is: 'doze' })['until'] = 'asked'
  #puppets: (Wish & { is: 'hurry' })['puppets'] = 'as ever'

  private constructor(ports: Ports, showing: Showing, played: Played) {
    this.#ports = ports
    this.#showing = showing
    this.#played = played
  }

  /** Opens with a game that was laid or left here; nothing if it cannot be read. */
  static open(text: string, ports: Ports): PracticeHouse | undefined {
    const showing = new Showing(MINE, ports.tell)
    const reopened = readGame(text, (state) => showing.note(state))
    if (!reopened) return undefined
    const { kept, sealed, match } = reopened
    const { seed, round, level, record } = kept
    const house = new PracticeHouse(ports, showing, { match, terms: sealed.terms, seed, round, level, text: record })
    house.#attend()
    return house
  }

  get game(): string {
    return this.#played.terms.game
  }

  answer(wish: Wish, id: string): Reply {
    switch (wish.is) {
      case 'enter':
        this.#showing.welcome(this.#played.match, this.#room([]), wish.seen)
        return ok(id)
      case 'move': {
        const refusal = this.#enter(MINE, wish.question, wish.move)
        return refusal ? no(id, refusal) : ok(id)
      }
      case 'hurry':
        this.#puppets = wish.puppets
        this.#showing.show(this.#played.match, this.#room([]))
        return ok(id)
      case 'doze':
        if (!this.#played.match.game.idle) return no(id, 'not now')
        this.#dozes = wish.until
        this.#attend()
        return ok(id)
      case 'again':
        return this.#again() ? ok(id) : no(id, 'not now')
      case 'leave':
      case 'close':
      case 'exit':
        return ok(id)
      default:
        return no(id, 'not now')
    }
  }

  close(): void {
    for (const { stop } of this.#busy.values()) stop()
    this.#busy.clear()
    this.#ports.gone()
  }

  #again(): boolean {
    const { match, terms, round, level } = this.#played
    if (!ranked(match)) return false
    const options = terms.options as Settings['options']
    this.#played = dealt({ game: terms.game, seats: terms.seats, options, level }, round + 1, this.#ports)
    this.#step([{ kind: 'dealt' }])
    return true
  }

  /** Something was done: it is kept first, and only then told, so that nothing that was shown is ever lost. */
  #step(news: readonly RoomNews[]): void {
    this.#ports.keepGame(kept(this.#played))
    this.#showing.note(this.#played.match.state, news)
    this.#showing.show(this.#played.match, this.#room(news))
    this.#attend()
  }

  #enter(seat: Seat, question: number, move: Move, by?: Maker): Refusal | undefined {
    const { match, terms, seed } = this.#played
    const entry = enter(match, seat, question, move, fairLuck(seed, terms), by)
    if (typeof entry === 'string') return entry
    this.#busy.get(seat)?.stop()
    this.#busy.delete(seat)
    this.#played.text += `${writeEntry(entry)}\n`
    const ranking = ranked(match)
    if (ranking) this.#close(match, ranking)
    this.#step(ranking ? [{ kind: 'over' }] : [])
    return undefined
  }

  #close({ record }: Match, ranking: Ranking): void {
    const { terms, seed } = this.#played
    const sealed: Sealed = { terms, dealt: record.dealt, entries: record.entries as readonly Entry[] }
    const closing = { ranking, seed, chain: chain(sealed) }
    this.#ports.keepRecord(write({ ...sealed, closing }))
  }

  /** Whoever is asked and is a bot begins to think; whoever is asked no more stops. */
  #attend(): void {
    const { match } = this.#played
    const { question, asked } = match.state.agenda
    const over = ranked(match) !== undefined
    for (const [seat, thinking] of this.#busy) {
      const isWanted = seat !== MINE || this.#passed !== undefined
      if (!over && thinking.question === question && asked.includes(seat) && isWanted) continue
      thinking.stop()
      this.#busy.delete(seat)
    }
    for (const seat of over ? [] : asked) {
      const isAsked = seat !== MINE || this.#passed !== undefined
      if (isAsked && !this.#busy.has(seat)) this.#busy.set(seat, { question, stop: this.#ask(seat, question) })
    }
  }

  /** What is answered for the person where they doze and it does not concern them. */
  get #passed(): Move | undefined {
    const { game, state } = this.#played.match
    return this.#dozes === 'concerned' ? game.idle?.({ ...watch(state), seat: MINE }) : undefined
  }

  #ask(seat: Seat, question: number): () => void {
    const { match } = this.#played
    const { least, spread } = this.#puppets === 'brisk' ? AT_ONCE : this.#ports.pace()
    // A human's time, and nothing hidden goes into it.
    const time = least + (spread > 0 ? scatter(match.record.entries.length, seat) % spread : 0)
    let wanted = true
    const passed = seat === MINE ? this.#passed : undefined
    const stop = this.#ports.wait(time, async () => {
      if (passed) return void this.#enter(seat, question, passed)
      const { move, instead } = await this.#think(seat)
      if (!wanted) return
      if (this.#enter(seat, question, move, 'bot')) this.#enter(seat, question, instead(), 'bot')
    })
    return () => {
      wanted = false
      stop()
    }
  }

  async #think(seat: Seat): Promise<{ readonly move: Move; readonly instead: () => Move }> {
    const { match, level, round } = this.#played
    const { game } = match
    // A copy: the table goes on while the bot thinks.
    const view = copy(recollect(game, match.state, seat))
    const seed = Number.parseInt(this.#ports.fresh().slice(0, 8), 16)
    const instead = () => randomBot(game).choose(view, seeded(seed))
    try {
      return {
        move: await this.#ports.think({
          game: game.key,
          level,
          nature: natureOf(round, seat),
          people: [MINE],
          view,
          seed,
        }),
        instead,
      }
    } catch {
      // The thread did not come, or is lost in thought: somebody plays in its place.
      return { move: instead(), instead }
    }
  }

  #room(news: readonly RoomNews[]): Room {
    const { match, terms, seed, round, level } = this.#played
    const ranking = ranked(match) ?? null
    const { game, seats } = terms
    const options = terms.options as Settings['options']
    const settings = { game, seats, options, ...alone }
    const { commitment } = terms
    const room = roomFor(
      { settings, seat: MINE, self: this.#ports.self, level, nature: (seat) => natureOf(round, seat) },
      { stage: ranking ? 'over' : 'playing', round, commitment, ranking, seed: ranking && seed, news },
    )
    return { ...room, hurried: this.#puppets === 'brisk' ? [MINE] : [] }
  }
}

/** Deals a first game and keeps it: whoever opens the house then finds it laid. */
export function lay(deal: Deal, ports: Pick<Ports, 'fresh' | 'keepLuck' | 'keepGame'>): void {
  ports.keepGame(kept(dealt(deal, 1, ports)))
}

function kept({ seed, round, level, text }: Played): string {
  return writeGame({ near: 1, seed, level, round, record: text })
}

const ranked = ({ game, state }: Match) => game.ranking(state.table)

function dealt(
  { game: key, seats, options, level }: Deal,
  round: number,
  { fresh, keepLuck }: Pick<Ports, 'fresh' | 'keepLuck'>,
): Played {
  const game = sure(findGame(key), `game “${key}”`)
  const seed = fresh()
  const bytes = fresh()
  const table = `${NEAR}-${round}`
  const mine = { promise: promise(table, MINE, bytes), opened: bytes }
  const devices = Array.from({ length: seats }, (_, seat) => (seat === MINE ? mine : null))
  const terms: Terms = { table, game: key, seats, options, commitment: commitment(seed), devices, restarts: [] }
  keepLuck(terms, MINE, bytes)
  const match = begin(game, seats, options, fairLuck(seed, terms))
  const text = write({ terms, dealt: match.record.dealt, entries: [] })
  return { match, terms, seed, round, level, text }
}
