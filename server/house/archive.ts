/** Games that are over, for those who may read them: who sat there, and the people of the circle whose table it was. */
import type { Sitter } from '../../protocol/room.ts'
import { codeForm } from '../../protocol/routes.ts'
import type { Store } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { type Ended, endedAt, endedFor, peopleOf, recordOf } from '../table/history.ts'
import { gameOf } from '../table/table.ts'
import type { CircleShelf } from './circle-shelf.ts'

export class Archive {
  readonly #store: Pick<Store, 'joined' | 'lines'>
  readonly #shelf: Pick<CircleShelf, 'shares'>

  constructor(store: Pick<Store, 'joined' | 'lines'>, shelf: Pick<CircleShelf, 'shares'>) {
    this.#store = store
    this.#shelf = shelf
  }

  async record(device: Device, code: string, round: number): Promise<string | undefined> {
    return recordOf(await this.#ended(device, code, round))
  }

  /** Who sat where in it: a record knows chairs alone. */
  async sitters(device: Device, code: string, round: number): Promise<readonly Sitter[] | undefined> {
    return peopleOf(await this.#ended(device, code, round))
  }

  /** A stranger's wish is no reason to read anything. */
  async #ended(device: Device, code: string, round: number): Promise<Ended | undefined> {
    if (!codeForm.test(code)) return undefined
    const sat = (await this.#store.joined(device, code)) && (await this.#satAt(device, code, round))
    if (sat) return sat
    return (await this.#shelf.shares(device, code)) ? this.#finished(code, round) : undefined
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
