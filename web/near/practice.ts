/** A game against bots in this page, by the kernel's own rules and with luck that can be checked afterwards like any other. */

import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import type { Level } from '../../kernel/bot.ts'
import { commitment, fairLuck, promise, type Terms } from '../../kernel/fair.ts'
import type { Ranking } from '../../kernel/game.ts'
import { begin, type Entry, enter, type Maker, type Match, type Refusal } from '../../kernel/match.ts'
import { type Nature, natures } from '../../kernel/nature.ts'
import { chain, type Sealed, write, writeEntry } from '../../kernel/record.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room, RoomNews } from '../../protocol/room.ts'
import type { Reply, Wish } from '../app/line.ts'
import { NEAR, type NearHouse } from '../app/near.ts'
import type { Move } from '../app/table.ts'
import { Company, type CompanyPorts } from './company.ts'
import { readGame, writeGame } from './keeping.ts'
import { alone, roomFor, type Self } from './room.ts'
import { no, ok, Showing, type Tell } from './table.ts'

/** What a near house needs of the page it is in. */
export interface Ports extends CompanyPorts {
  readonly tell: Tell
  readonly self: Self
  keepGame(text: string): void
  keepRecord(text: string): void
  keepLuck(terms: Terms, seat: Seat, bytes: string): void
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
  readonly #company: Company
  #played: Played

  private constructor(ports: Ports, showing: Showing, played: Played) {
    this.#ports = ports
    this.#showing = showing
    this.#played = played
    this.#company = new Company(ports, {
      served: () => {
        const { match, level, round } = this.#played
        return { match, level, person: MINE, nature: (seat) => natureOf(round, seat) }
      },
      enter: (...answer) => this.#enter(...answer),
    })
  }

  /** Opens with a game that was laid or left here; nothing if it cannot be read. */
  static open(text: string, ports: Ports): PracticeHouse | undefined {
    const showing = new Showing(MINE, ports.tell)
    const reopened = readGame(text, (state) => showing.note(state))
    if (!reopened) return undefined
    const { kept, sealed, match } = reopened
    const { seed, round, level, record } = kept
    const house = new PracticeHouse(ports, showing, { match, terms: sealed.terms, seed, round, level, text: record })
    house.#company.attend()
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
        this.#company.puppets = wish.puppets
        this.#showing.show(this.#played.match, this.#room([]))
        return ok(id)
      case 'doze':
        if (!this.#played.match.game.idle) return no(id, 'not now')
        this.#company.dozes = wish.until
        this.#company.attend()
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
    this.#company.close()
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
    this.#company.attend()
  }

  #enter(seat: Seat, question: number, move: Move, by?: Maker): Refusal | undefined {
    const { match, terms, seed } = this.#played
    const entry = enter(match, seat, question, move, fairLuck(seed, terms), by)
    if (typeof entry === 'string') return entry
    this.#company.release(seat)
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
    return { ...room, hurried: this.#company.puppets === 'brisk' ? [MINE] : [] }
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
