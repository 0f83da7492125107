/**
 * Games that are over. The record is for who sat there, and for the people of a circle in whose book it is; for what a game is
 * remembered, for everybody who has seen it.
 */
import { fetchChronicle } from '../../games/parts.ts'
import { sure } from '../../kernel/at.ts'
import { type Honours, honoursOf, momentsOf } from '../../kernel/chronicle.ts'
import type { Sitter } from '../../protocol/room.ts'
import { codeForm } from '../../protocol/routes.ts'
import type { Store } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { type Ended, endedAt, endedFor, peopleOf, recordOf, sealedOf } from '../table/history.ts'
import { gameOf } from '../table/table.ts'
import type { CircleShelf } from './circle-shelf.ts'

/** Which game a device sees that is at that table now. */
export type Sight = (device: Device, code: string) => Promise<number | undefined>

export class Archive {
  readonly #store: Pick<Store, 'joined' | 'lines'>
  readonly #shelf: Pick<CircleShelf, 'shares'>
  readonly #sight: Sight

  constructor(store: Pick<Store, 'joined' | 'lines'>, shelf: Pick<CircleShelf, 'shares'>, sight: Sight) {
    this.#store = store
    this.#shelf = shelf
    this.#sight = sight
  }

  async record(device: Device, code: string, round: number): Promise<string | undefined> {
    return recordOf(await this.#ended(device, code, round))
  }

  /** Who sat where in it: a record knows chairs alone. */
  async sitters(device: Device, code: string, round: number): Promise<readonly Sitter[] | undefined> {
    return peopleOf(await this.#ended(device, code, round))
  }

  /** For who is still there: those who sat there reckon it from the record themselves. */
  async honours(device: Device, code: string, round: number): Promise<Honours | undefined> {
    const ended = (await this.#sight(device, code)) === round ? await this.#finished(code, round) : undefined
    if (!ended) return undefined
    const { play, table } = ended
    const chronicle = await fetchChronicle(play.terms.game)
    const moments = momentsOf(gameOf(table), sealedOf(ended))
    const ranking = sure(gameOf(table).ranking(play.state.table), 'ranking')
    const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return honoursOf(chronicle, moments, chronicle.claims(moments), winners)
  }

  /** A stranger's wish is no reason to read anything. */
  async #ended(device: Device, code: string, round: number): Promise<Ended | undefined> {
    if (!codeForm.test(code)) return undefined
    const sat = (await this.#store.joined(device, code)) && (await this.#satAt(device, code, round))
    if (sat) return sat
    return (await this.#shelf.shares(device, code, round)) ? this.#finished(code, round) : undefined
  }

  async #satAt(device: Device, code: string, round: number): Promise<Ended | undefined> {
    return endedFor(device, round, await this.#store.lines(code, 1))
  }

  /** Only what came to its end is in the book. */
  async #finished(code: string, round: number): Promise<Ended | undefined> {
    const ended = endedAt(round, await this.#store.lines(code, 1))
    return ended && gameOf(ended.table).ranking(ended.play.state.table) ? ended : undefined
  }
}
