/** Carries letters to devices that are away: a few at a time, none for long, and no table ever waits for it. */
import type { KeyObject } from 'node:crypto'
import { createHash } from 'node:crypto'
import { findGame } from '../../games/index.ts'
import type { Address } from '../../protocol/asks.ts'
import type { Letter } from '../../protocol/frames.ts'
import type { Limits } from '../limits.ts'
import type { Clock, Metrics, Post } from '../ports.ts'
import type { Store } from '../store/store.ts'
import type { Device } from '../table/deed.ts'
import { isReachable, type Routes } from './address.ts'
import { seal } from './seal.ts'
import { stamp } from './stamp.ts'

interface Bag {
  readonly store: Pick<Store, 'addressOf' | 'dropAddress'>
  readonly clock: Clock
  readonly metrics: Metrics
  readonly limits: Limits
  readonly key: KeyObject
  readonly contact: string
  readonly routes: Routes
}

interface Errand {
  readonly device: Device
  readonly code: string
  readonly game: string
  readonly words: Letter['words']
  tries: number
}

/** Delivered; the address is no longer anybody's; to be tried again; or never to be tried again. */
type Outcome = 'there' | 'gone' | 'failed' | 'refused'

const SECONDS = 1000

export class Postman implements Post {
  readonly #bag: Bag
  /** A table has one letter for a device on its way at most: a later one says nothing new. */
  readonly #waiting = new Map<string, Errand>()
  /** What calls off each letter that is to be tried again. */
  readonly #later = new Set<() => void>()
  readonly #leaving = new AbortController()
  #out = 0

  constructor(bag: Bag) {
    this.#bag = bag
  }

  knows(address: Address): boolean {
    return isReachable(address, this.#bag.routes)
  }

  write(device: Device, code: string, game: string, words: Letter['words'] = 'your turn'): void {
    this.#take({ device, code, game, words, tries: 0 })
  }

  /** What has not gone out is dropped: the device finds the question in the list of its tables anyway. */
  close(): void {
    this.#leaving.abort()
    this.#waiting.clear()
    for (const callOff of this.#later) callOff()
    this.#later.clear()
  }

  #take(errand: Errand): void {
    if (this.#leaving.signal.aborted) return
    const { limits, metrics } = this.#bag
    if (this.#waiting.size >= limits.lettersWaiting) return metrics.count('letter lost')
    const name = `${errand.device} ${errand.code}`
    if (!this.#waiting.has(name)) this.#waiting.set(name, errand)
    this.#go()
  }

  #go(): void {
    while (this.#out < this.#bag.limits.lettersAtOnce) {
      const [next] = this.#waiting
      if (!next) return
      this.#waiting.delete(next[0])
      this.#out++
      void this.#carry(next[1])
        .catch((error) => this.#bag.metrics.trouble('letters', error))
        .then(() => {
          this.#out--
          this.#go()
        })
    }
  }

  async #carry(errand: Errand): Promise<void> {
    const { store, metrics, limits } = this.#bag
    const address = await store.addressOf(errand.device)
    if (!address) return
    const outcome = await this.#deliver(errand, address)
    if (outcome === 'there') return metrics.count('letter')
    if (outcome === 'gone') return store.dropAddress(errand.device, address.endpoint)
    if (outcome === 'failed' && ++errand.tries < limits.letterTries) return this.#tryLater(errand)
    metrics.count('letter lost')
  }

  #tryLater(errand: Errand): void {
    // It was closing that broke it off.
    if (this.#leaving.signal.aborted) return
    const { clock, limits } = this.#bag
    const callOff = clock.at(clock.now() + limits.letterAgain * errand.tries, () => {
      this.#later.delete(callOff)
      this.#take(errand)
    })
    this.#later.add(callOff)
  }

  async #deliver({ device, code, game, words }: Errand, address: Address): Promise<Outcome> {
    const { limits, key, contact, routes, clock } = this.#bag
    const { endpoint, language } = address
    // What the operator once trusted may be trusted no longer.
    if (!isReachable(address, routes)) return 'refused'
    const title = findGame(game)?.text[language].title ?? ''
    const letter: Letter = { words, language, game: title, code }
    try {
      const { status, body } = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: stamp(endpoint, key, contact, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(limits.letterKeeps / SECONDS),
          urgency: 'normal',
          // At the post office, too, a letter takes the place of the one before it; which table it is, it need not know.
          topic: createHash('sha256').update(`${device} ${code}`).digest('base64url').slice(0, 32),
        },
        body: seal(JSON.stringify(letter), address),
        redirect: 'manual',
        signal: AbortSignal.any([this.#leaving.signal, AbortSignal.timeout(limits.letterWithin)]),
      })
      await body?.cancel()
      return outcomeOf(status)
    } catch {
      return 'failed'
    }
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'there'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'failed' : 'refused'
}
