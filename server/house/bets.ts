/**
 * What onlookers bet. It is written before it is acknowledged, and nothing of it goes through a table: no deed, no number, no frame.
 * Nobody hears more than that it was written, until the game is over.
 */

import { fetchChronicle } from '../../games/parts.ts'
import { type Betting, betsOf } from '../../protocol/bets.ts'
import { codeForm } from '../../protocol/routes.ts'
import type { Refusal } from '../../protocol/words.ts'
import { type BetAsk, staked, tooMuch } from '../bets/conduct.ts'
import { Crowd } from '../bets/crowd.ts'
import { type Ledger, rebuild, type Staked, stakedOn, withoutBetter, written } from '../bets/ledger.ts'
import { bettingOn } from '../bets/told.ts'
import type { Ports } from '../ports.ts'
import type { Device } from '../table/deed.ts'
import { gameOf } from '../table/table.ts'
import { type Caller, commandOf } from './answers.ts'
import type { Sight } from './archive.ts'
import type { Desk } from './desk.ts'
import type { Endings } from './endings.ts'
import { Queue } from './queue.ts'
import { untilRenamed } from './renaming.ts'

/** In other houses others may be faster, several times in a row. */
const TRIES = 6

export class Bets {
  readonly #ports: Ports
  readonly #endings: Endings
  readonly #sight: Sight
  /** One bet at a table after the other: else all who bet at once would be too late but one. */
  readonly #queues = new Map<string, Queue>()
  /** By the desk of their table: who stands there no longer is forgotten with it. */
  readonly #crowds = new WeakMap<object, Crowd>()

  constructor(ports: Ports, endings: Endings, sight: Sight) {
    this.#ports = ports
    this.#endings = endings
    this.#sight = sight
  }

  /** Said again, it is answered again and not written again. */
  async hear(caller: Caller, bet: BetAsk, desk: Pick<Desk, 'code' | 'read' | 'audience'>): Promise<void> {
    const { guest, id } = caller
    const eyes = desk.audience.guests.get(guest)
    const deed = await desk.read((table) => (table ? staked(table, guest.device, eyes, bet) : 'no table'))
    let why: Refusal | undefined = 'busy'
    await this.#inTurn(desk.code, async () => {
      const isKept = typeof deed !== 'object' || this.#crowdAt(desk).holds(deed.round, guest.address, guest.device)
      why = isKept ? await this.#stake(desk.code, commandOf(caller), deed ?? 'busy') : undefined
    })
    guest.send(why ? { is: 'no', id, why } : { is: 'ok', id })
  }

  #crowdAt(desk: object): Crowd {
    const crowd = this.#crowds.get(desk) ?? new Crowd(this.#ports.limits.devicesBehind)
    this.#crowds.set(desk, crowd)
    return crowd
  }

  async #inTurn(code: string, work: () => Promise<void>): Promise<void> {
    const queue = this.#queues.get(code) ?? new Queue((error) => this.#ports.metrics.trouble('bets', error))
    this.#queues.set(code, queue)
    await queue.add(work)
    if (queue.waiting === 0) this.#queues.delete(code)
  }

  /** `undefined` once it is written. */
  async #stake(code: string, command: string, deed: Staked | Refusal): Promise<Refusal | undefined> {
    const { store, clock, limits } = this.#ports
    for (let tries = 0; tries < TRIES; tries++) {
      if (await store.answered(betsOf(code), command)) return undefined
      if (typeof deed === 'string') return deed
      const ledger = await this.#ledger(code)
      const why = tooMuch(ledger, deed, limits)
      if (why) return why === 'enough' ? why : undefined
      const late = await store.append([written(code, ledger, deed, command, clock.now())])
      if (late.size === 0) return undefined
    }
    return 'busy'
  }

  async #ledger(code: string): Promise<Ledger> {
    const { store } = this.#ports
    const kept = await store.load(betsOf(code))
    const ledger = rebuild(kept?.snapshot, kept?.lines ?? [])
    return ledger ?? (rebuild(undefined, await store.lines(betsOf(code), 1)) as Ledger)
  }

  /**
   * For who sat there, who bet, and who is still there; once the game has come to its end. Until then what was bet is not read, whoever
   * asks: how long it takes would tell whether there is anything.
   */
  async on(device: Device, code: string, round: number): Promise<Betting | undefined> {
    const { store } = this.#ports
    if (!codeForm.test(code) || !(await this.#mayAsk(device, code))) return undefined
    const ending = await this.#endings.of(code, round)
    if (!ending) return undefined
    const { ended, lines, sitters } = ending
    if (!gameOf(ended.table).ranking(ended.play.state.table)) return undefined
    const all = stakedOn(round, await store.lines(betsOf(code), 1))
    if (all.length === 0) return undefined
    const wasThere =
      sitters.has(device) || all.some((bet) => bet.device === device) || (await this.#sight(device, code)) === round
    return wasThere ? bettingOn(ended, lines, await fetchChronicle(ended.play.terms.game), all, device) : undefined
  }

  /** A stranger's wish is no reason to read anything. */
  async #mayAsk(device: Device, code: string): Promise<boolean> {
    const { store } = this.#ports
    if ((await store.joined(device, code)) || (await store.joined(device, betsOf(code)))) return true
    return (await this.#sight(device, code)) !== undefined
  }

  /** `bets`: the name under which they lie. */
  forget(bets: string, device: Device): Promise<void> {
    return untilRenamed(this.#ports, bets, device, withoutBetter)
  }
}
