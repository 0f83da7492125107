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
import { type Ended, peopleOf, recordOf, sealedOf } from '../table/history.ts'
import { gameOf } from '../table/table.ts'
import type { CircleShelf } from './circle-shelf.ts'
import type { Endings } from './endings.ts'

/** Which game a device sees that is at that table now. */
export type Sight = (device: Device, code: string) => Promise<number | undefined>

interface ArchiveMeans {
  readonly store: Pick<Store, 'joined'>
  readonly shelf: Pick<CircleShelf, 'shares'>
  readonly endings: Endings
  readonly sight: Sight
}

export class Archive {
  readonly #means: ArchiveMeans

  constructor(means: ArchiveMeans) {
    this.#means = means
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
    const ended = (await this.#means.sight(device, code)) === round ? await this.#finished(code, round) : undefined
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
    const { store, shelf, endings } = this.#means
    const mine = (await store.joined(device, code)) ? await endings.of(code, round) : undefined
    if (mine?.sitters.has(device)) return mine.ended
    return (await shelf.shares(device, code, round)) ? this.#finished(code, round) : undefined
  }

  /** Only what came to its end is in the book. */
  async #finished(code: string, round: number): Promise<Ended | undefined> {
    const ended = (await this.#means.endings.of(code, round))?.ended
    return ended && gameOf(ended.table).ranking(ended.play.state.table) ? ended : undefined
  }
}
