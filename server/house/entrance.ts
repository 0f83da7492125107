/** Who may come in. Guessing codes, passwords and tickets is slow: for a device, and for all of an address together. */
import type { Refusal } from '../../protocol/words.ts'
import { PartyLimit } from '../net/rate-limit.ts'
import type { Guest, Ports } from '../ports.ts'
import { belongs, type Table } from '../table/table.ts'
import type { Desk } from './desk.ts'

/** What somebody brings to a table with a password; `refused` if they have tried too often to be heard. */
type Key = 'none' | 'right' | 'wrong' | 'refused'

export class Entrance {
  readonly #passwords: Ports['passwords']
  readonly #neighbours: Ports['neighbours']
  readonly #wrongTries: PartyLimit

  constructor({ limits, clock, passwords, neighbours }: Pick<Ports, 'limits' | 'clock' | 'passwords' | 'neighbours'>) {
    this.#passwords = passwords
    this.#neighbours = neighbours
    const { wrongTries, wrongTryEvery, devicesBehind } = limits
    this.#wrongTries = new PartyLimit(wrongTries, wrongTryEvery, devicesBehind, () => clock.now())
  }

  mayTry({ device, address }: Guest): boolean {
    return this.#wrongTries.has(address, device)
  }

  /** A guess that was wrong is counted. */
  wrong(guest: Guest, why: Refusal): Refusal {
    this.#take(guest)
    this.#tell(guest)
    return why
  }

  /** Somebody guessed wrong in another house. */
  counted(key: string): void {
    this.#wrongTries.count(key)
  }

  #tell({ device, address }: Guest): void {
    for (const key of [device, address]) this.#neighbours.count('guess', key)
  }

  #take({ device, address }: Guest): void {
    this.#wrongTries.take(address, device)
  }

  /**
   * Passwords take long to check, on purpose: the table does not wait for it. The try is counted before, and given back if the
   * password was right: else a thousand at once would all be looked at before the first of them counts.
   */
  async tryKey(desk: Desk, guest: Guest, password: string | undefined): Promise<Key> {
    if (password === undefined) return 'none'
    if (!this.mayTry(guest)) return 'refused'
    const locked = await desk.read((table) => table?.password)
    if (typeof locked !== 'string') return 'none'
    if (!this.mayTry(guest)) return 'refused'
    this.#take(guest)
    if (!(await this.#passwords.opens(password, locked, guest.address))) {
      this.#tell(guest)
      return 'wrong'
    }
    this.#wrongTries.give(guest.address, guest.device)
    return 'right'
  }

  /** Why somebody may not come in. Who sits here, or hosts, always may. */
  refusal(table: Table | undefined, guest: Guest, key: Key): Refusal | undefined {
    if (table && belongs(table, guest.device)) return undefined
    if (key === 'wrong') return 'wrong password'
    if (key === 'refused' || !this.mayTry(guest)) return 'wrong tries'
    if (!table) return this.wrong(guest, 'no table')
    if (table.barred.includes(guest.device)) return 'barred'
    // Asking whether there is a password is no wrong try.
    if (table.password !== null && key === 'none') return 'wrong password'
    return table.settings.watching === 'closed' && table.stage !== 'lobby' ? 'no watching' : undefined
  }
}
