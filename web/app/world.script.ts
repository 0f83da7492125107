/** A world for tests: the test is the house at the other end, and time passes when it says so. */
import { at } from '../../kernel/at.ts'
import type { Frame } from '../../protocol/frames.ts'
import type { Wish } from './line.ts'
import type { Calls, Socket, World } from './world.ts'

/** What a device said. */
type Said = (Wish & { readonly id: string }) | { readonly is: 'hello'; readonly token: string; readonly id?: undefined }

export class PlayedSocket implements Socket {
  readonly said: Said[] = []
  readonly #calls: Calls
  #state: 'dialling' | 'open' | 'closed' = 'dialling'

  constructor(calls: Calls) {
    this.#calls = calls
  }

  isOpen = () => this.#state === 'open'

  send(text: string): void {
    if (this.#state !== 'open') throw new Error('nobody can speak on a line that is not open')
    this.said.push(JSON.parse(text))
  }

  /** The device lets go; a dead line would not notice, so nothing is called. */
  close(): void {
    this.#state = 'closed'
  }

  get isLetGo(): boolean {
    return this.#state === 'closed'
  }

  open(): void {
    this.#state = 'open'
    this.#calls.opened()
  }

  /** The house lets the device in. */
  letIn(now = 0): void {
    this.open()
    this.say({ is: 'welcome', now })
  }

  say(frame: Frame): void {
    this.hear(JSON.stringify(frame))
  }

  hear(text: string): void {
    this.#calls.heard(text)
  }

  /** The line breaks, or the house hangs up. */
  cut(code = 1006): void {
    this.#state = 'closed'
    this.#calls.closed(code)
  }

  /** All that was said in this way, without the hello. */
  asked<K extends Wish['is']>(is: K): (Extract<Wish, { is: K }> & { readonly id: string })[] {
    return this.said.filter((one) => one.is === is) as never
  }

  ok(id: string, more: { readonly code?: string; readonly seq?: number } = {}): void {
    this.say({ is: 'ok', id, ...more })
  }
}

export class PlayedWorld implements World {
  readonly sockets: PlayedSocket[] = []
  seen: 'seen' | 'unseen' = 'seen'
  fortune = 0
  #time = 1_000_000
  #set = 0
  #timers: { readonly due: number; readonly act: () => void }[] = []
  #network: (state: 'there' | 'gone') => void = () => {}
  #eyes: () => void = () => {}

  dial(calls: Calls): PlayedSocket {
    const socket = new PlayedSocket(calls)
    this.sockets.push(socket)
    return socket
  }

  /** The newest socket. */
  get socket(): PlayedSocket {
    return at(this.sockets, this.sockets.length - 1, 'socket')
  }

  now = () => this.#time + this.#set
  running = () => this.#time
  luck = () => this.fortune
  isSeen = () => this.seen === 'seen'

  after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { due: this.#time + milliseconds, act }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  every(milliseconds: number, act: () => void): void {
    this.after(milliseconds, () => {
      this.every(milliseconds, act)
      act()
    })
  }

  watch(network: (state: 'there' | 'gone') => void, eyes: () => void): void {
    this.#network = network
    this.#eyes = eyes
  }

  /** Somebody sets the clock of the device. */
  setClock(ahead: number): void {
    this.#set += ahead
  }

  /** So much time passes, and what is due happens in its order. */
  pass(milliseconds: number): void {
    const end = this.#time + milliseconds
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers = this.#timers.filter((one) => one !== next)
      this.#time = next.due
      next.act()
    }
    this.#time = end
  }

  /** Time passes until the device dials again; says how long that took. */
  untilDialled(): number {
    const [count, begin] = [this.sockets.length, this.#time]
    while (this.sockets.length === count) this.pass(1)
    return this.#time - begin
  }

  #next(end: number) {
    return this.#timers.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0]
  }

  network(state: 'there' | 'gone'): void {
    this.#network(state)
  }

  turn(seen: 'seen' | 'unseen'): void {
    this.seen = seen
    this.#eyes()
  }
}
