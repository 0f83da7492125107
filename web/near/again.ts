/**
 * A moment of a game that is over, tried again in this page: in a world that looks the same from this chair, with puppets on all others.
 * It begins with no deal, so there is no record of it, nothing to prove and nothing to watch again; and it is not kept.
 */
import type { Level } from '../../kernel/bot.ts'
import { type Chance, seeded } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { enter, type Maker, type Match, type Refusal } from '../../kernel/match.ts'
import type { Seat, State } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room, Sitter } from '../../protocol/room.ts'
import type { Reply, Wish } from '../app/line.ts'
import type { NearHouse } from '../app/near.ts'
import type { Move } from '../app/table.ts'
import { Company, type CompanyPorts } from './company.ts'
import { alone, roomFor } from './room.ts'
import { no, ok, Showing, type Tell } from './table.ts'

export interface Trial {
  readonly game: Game
  readonly options: Settings['options']
  readonly seat: Seat
  readonly level: Level
  /** Who sat there: whoever plays for them now goes by their name. */
  readonly people: readonly Sitter[]
  /** Changed by what is done in it. */
  readonly world: State
}

export interface AgainPorts extends CompanyPorts {
  readonly tell: Tell
}

export class AgainHouse implements NearHouse {
  readonly is = 'trial'
  readonly #trial: Trial
  readonly #showing: Showing
  readonly #company: Company
  readonly #match: Match
  readonly #luck: Chance

  constructor(trial: Trial, ports: AgainPorts) {
    const { game, options, seat, world, level } = trial
    this.#trial = trial
    this.#luck = seeded(Number.parseInt(ports.fresh().slice(0, 8), 16))
    const record = { game: game.key, seats: world.hands.length, options, dealt: [], entries: [] }
    this.#match = { game, state: world, record }
    this.#showing = new Showing(seat, ports.tell)
    this.#company = new Company(ports, {
      served: () => ({ match: this.#match, person: seat, level, nature: () => null }),
      enter: (...answer) => this.#enter(...answer),
    })
    this.#showing.note(world)
    this.#company.attend()
  }

  answer(wish: Wish, id: string): Reply {
    switch (wish.is) {
      case 'enter':
        this.#showing.welcome(this.#match, this.#room(), wish.seen)
        return ok(id)
      case 'move': {
        const refusal = this.#enter(this.#trial.seat, wish.question, wish.move)
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

  close(): void {
    this.#company.close()
  }

  #enter(seat: Seat, question: number, move: Move, by?: Maker): Refusal | undefined {
    const entry = enter(this.#match, seat, question, move, () => this.#luck, by)
    if (typeof entry === 'string') return entry
    this.#company.release(seat)
    this.#showing.note(this.#match.state)
    this.#showing.show(this.#match, this.#room())
    this.#company.attend()
    return undefined
  }

  #room(): Room {
    const { game, options, seat, level, people } = this.#trial
    const { state } = this.#match
    const ranking = game.ranking(state.table) ?? null
    const settings = { game: game.key, seats: people.length, options, ...alone }
    const room = roomFor(
      { settings, seat, self: { name: '', mark: undefined }, level },
      { stage: ranking ? 'over' : 'playing', round: 1, commitment: '', ranking, seed: null, news: [] },
    )
    const chairs = room.chairs.map((chair, other) => {
      const { name, mark } = people[other] ?? {}
      return chair && mark ? { ...chair, name: name ?? '', mark } : chair
    })
    return { ...room, chairs }
  }
}
