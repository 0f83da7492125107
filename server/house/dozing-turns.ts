/**
 * The house passes for those who doze, where that is open and does not concern them by what lies on the table (`Game.idle`, which is
 * handed no hand). It makes the move that their finger would have made: the same deed, in nobody else's name.
 *
 * When: not before the moment at which the puppets answer, which public things decide; so no window ends sooner than among puppets.
 * Where other people play, it takes as long as a finger that has nothing to think about, by luck that nobody can reckon: whoever always
 * answered together with the puppets would be known for dozing. The finger sets out when it is seen here that there is something to
 * press, as everybody's does: after an interruption or a pause anew, however much of the time for it was spent before.
 */
import { fingertime } from '../../kernel/clock.ts'
import { type Seat, watch } from '../../kernel/state.ts'
import type { Ports } from '../ports.ts'
import { answerAt, leastOf } from '../table/clock.ts'
import { ceremonyOf } from '../table/conduct/playing.ts'
import type { Device } from '../table/deed.ts'
import { gameOf, phoneOf, playerOf, playingGuests, playOf, type Table } from '../table/table.ts'
import type { Audience } from './audience.ts'
import type { Dozers } from './dozers.ts'

interface Planned {
  readonly about: string
  /** When the finger has come to the button; never again once it has pressed. */
  readonly at: number
}

interface Turn {
  readonly seat: Seat
  readonly question: number
  readonly move: { readonly kind: string }
}

export class DozingTurns {
  readonly #dozers: Dozers
  readonly #ports: Pick<Ports, 'limits' | 'fresh' | 'clock'>
  readonly #audience: Pick<Audience, 'isElsewhere'>
  readonly #planned = new Map<Seat, Planned>()

  constructor(
    dozers: Dozers,
    ports: Pick<Ports, 'limits' | 'fresh' | 'clock'>,
    audience: Pick<Audience, 'isElsewhere'>,
  ) {
    this.#dozers = dozers
    this.#ports = ports
    this.#audience = audience
  }

  /** When the next of them is answered for. */
  due(table: Table): number | undefined {
    let first = Infinity
    for (let seat = 0; seat < table.chairs.length; seat++) first = Math.min(first, this.#movesAt(table, seat))
    return first === Infinity ? undefined : first
  }

  /** The next answer whose moment has come; it is given now or never. */
  next(table: Table): Turn | undefined {
    const now = this.#ports.clock.now()
    const seat = table.chairs.findIndex((_, one) => this.#movesAt(table, one) <= now)
    const move = seat < 0 ? undefined : this.#passOf(table, seat)
    if (!move) return undefined
    this.#planned.set(seat, { about: aboutOf(table), at: Infinity })
    return { seat, question: playOf(table).state.agenda.question, move }
  }

  /** Is everybody who is asked on this phone answered for? */
  sleeps(table: Table, phone: Device): boolean {
    const asked = playOf(table).state.agenda.asked.filter((seat) => {
      const chair = table.chairs[seat]
      return chair?.bot === null && phoneOf(chair) === phone
    })
    return asked.length > 0 && asked.every((seat) => this.#passOf(table, seat) !== undefined)
  }

  /** The table is put away. */
  forget(): void {
    this.#planned.clear()
  }

  #movesAt(table: Table, seat: Seat): number {
    // Hardly anybody dozes: whoever does not costs nothing more than this question.
    const moment = this.#passOf(table, seat) && answerAt(table, seat, this.#ports.limits)
    if (moment !== undefined) return Math.max(moment, this.#pressesAt(table, seat))
    this.#planned.delete(seat)
    return Infinity
  }

  #passOf(table: Table, seat: Seat) {
    const chair = table.chairs[seat]
    const device = chair?.bot === null ? playerOf(chair) : null
    if (!device || !table.play || !this.#dozers.has(table, device)) return undefined
    // Who has gone to another house tells that one how they would have it.
    if (this.#audience.isElsewhere(device)) return void this.#dozers.drop(table, device)
    return gameOf(table).idle?.({ ...watch(table.play.state), seat })
  }

  #pressesAt(table: Table, seat: Seat): number {
    const about = aboutOf(table)
    const known = this.#planned.get(seat)
    if (known?.about === about) return known.at
    const { clock, limits } = this.#ports
    const at = clock.now() + ceremonyOf(table) + Math.max(leastOf(table, limits), this.#fingerAmong(table))
    this.#planned.set(seat, { about, at })
    return at
  }

  #fingerAmong(table: Table): number {
    return playingGuests(table).length > 1 ? fingertime(Number.parseInt(this.#ports.fresh(4), 16) / 2 ** 32) : 0
  }
}

const aboutOf = (table: Table) => `${table.round} ${playOf(table).state.agenda.question}`
