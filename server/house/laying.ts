/** A new table: under a code that nobody has, by somebody who may. */
import type { Ask } from '../../protocol/asks.ts'
import { attempt } from '../ops/attempt.ts'
import type { Ports } from '../ports.ts'
import { settingsFit, thinkingOf } from '../table/conduct/hosting.ts'
import type { Deed } from '../table/deed.ts'
import { type Caller, commandOf } from './answers.ts'
import type { Circles } from './circles.ts'
import type { Desk } from './desk.ts'

/** 32 letters and digits that nobody confuses. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE = 6
const TRIES = 3

interface Means {
  readonly circles: Circles
  desk(code: string): Desk
  /** Is there a table of this code at hand? */
  has(code: string): boolean
  isOpen(): boolean
}

export class Laying {
  readonly #ports: Ports
  readonly #means: Means

  constructor(ports: Ports, means: Means) {
    this.#ports = ports
    this.#means = means
  }

  async lay(caller: Caller, ask: Ask & { is: 'create' }, tries = TRIES): Promise<void> {
    const { settings, password, circle } = ask
    const { store, outbox, limits, passwords, clock } = this.#ports
    const { circles, desk, isOpen } = this.#means
    const { guest, id } = caller
    const known = await store.openedBy(commandOf(caller))
    const answer = known && (await store.answered(known, commandOf(caller)))
    if (known && answer) return guest.send({ is: 'ok', id, code: known, ...answer })
    if (!settingsFit(settings)) return guest.send({ is: 'no', id, why: 'settings' })
    if (circle && !(await circles.shelf.member(circle, guest.device)))
      return guest.send({ is: 'no', id, why: 'no circle' })
    if ((await store.openTables(guest.device, clock.now() - limits.tablesWithin)) >= limits.tablesPerDevice) {
      return guest.send({ is: 'no', id, why: 'too many tables' })
    }
    const locked = password === undefined ? null : await passwords.lock(password, guest.address)
    if (!isOpen()) return
    const code = this.#newCode()
    const opening: Deed = {
      kind: 'opened',
      code,
      settings,
      thinking: thinkingOf(settings, this.#ports),
      password: locked,
      host: guest.device,
      seed: this.#ports.fresh(32),
      ...(circle && { circle }),
    }
    let came: 'laid' | 'taken' = 'laid'
    // The code was taken, or the same wish came twice at once: look again.
    await desk(code).found(opening, caller, () => {
      came = 'taken'
      if (tries > 1) void this.lay(caller, ask, tries - 1).catch((error) => this.#failed(caller, error))
      else guest.send({ is: 'no', id, why: 'busy' })
    })
    // Nobody is called to a table that is not written.
    if (circle) outbox.after(code, () => came === 'laid' && circles.invite(circle, guest.device, code, settings.game))
  }

  /** Nobody waits for what is tried again, so nobody else would hear that it failed. */
  #failed({ guest, id }: Caller, error: unknown): void {
    const { metrics } = this.#ports
    metrics.trouble('house', error)
    attempt(metrics, 'notice', () => guest.send({ is: 'no', id, why: 'busy' }))
  }

  #newCode(): string {
    const bits = Number.parseInt(this.#ports.fresh(4), 16)
    const code = Array.from({ length: CODE }, (_, at) => ALPHABET[(bits >>> (5 * at)) & 31]).join('')
    return this.#means.has(code) ? this.#newCode() : code
  }
}
