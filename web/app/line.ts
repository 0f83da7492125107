/** The line to the house: one socket, opened again whenever it breaks. What was asked and not answered is asked again. */
import { signal } from '@preact/signals'
import type { Ask } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { framesIn } from '../../protocol/wire/heard.ts'
import { closeCodes, type Farewell, type Hangup } from '../../protocol/words.ts'
import { token } from './device.ts'
import { newId } from './ids.ts'
import { answerNear } from './near.ts'
import { browser, type Socket, type World } from './world.ts'

export type Wish = Ask extends infer A ? (A extends { id: string } ? Omit<A, 'id'> : never) : never
export type Reply = Frame & { is: 'ok' | 'no' | 'tables' }

interface Waiting {
  readonly id: string
  readonly wish: Wish
  readonly done: (reply: Reply) => void
  /** Is it still meant, now that it would be sent? */
  readonly holds: () => boolean
  tries: number
}

/** Questions that need no table; all others are answered by the table at which the device stands. */
const houseAsks: ReadonlySet<Wish['is']> = new Set([
  'create',
  'enter',
  'claim',
  'exit',
  'list',
  'mine',
  'letters',
  'forget',
  'circle',
])
const SOONEST = 400
/** A house that closes may have a neighbour that is open: within so long everybody has knocked there. One that lets people in only to
 * send them on is not hurried to. */
const NEXT_DOOR = 100
const A_WHILE = 2000
const LATEST = 8000
/** An answer takes milliseconds. If none has come for so long, the line is dead, whatever the browser believes. */
const PATIENCE = 6000
const TRIES = 5
/** So long may nobody at a table say anything before we ask whether the line still holds. */
const QUIET = 25_000
/** By so much the clock of a device may be set. Beyond that candles burn at the wrong length until the house says anew what time it is. */
const AT_ONE = 2000

const nothing = () => {}
const always = () => true

export class Line {
  readonly state = signal<'opening' | 'open' | 'lost'>('opening')
  /** How far the clock of the house is ahead of ours. */
  readonly ahead = signal(0)
  /** Where other devices find the house; known on the house's own machine, which calls it localhost. */
  readonly home = signal<string | undefined>(undefined)
  /** Why the house hung up, where it said so. */
  readonly farewell = signal<Farewell | null>(null)

  /** In whose name the house is spoken to: the device's own, or that of somebody to whom it was handed. */
  #speaker: string
  #world: World = browser
  #socket: Socket | undefined
  #greeted = false
  /** Has this socket come to the table again? Only then are the table's questions sent. */
  #atTable = false
  #failures = 0
  #lastHeard = 0
  #welcomed = 0
  /** By how much the clock of the device was ahead of its own running when we were let in. */
  #set = 0
  #dontDial = nothing
  #stayPatient = nothing
  readonly #waiting = new Map<string, Waiting>()
  #heard: (frame: Frame) => void = nothing
  #comeBack: () => void = nothing

  constructor(speaker: string) {
    this.#speaker = speaker
  }

  /** Tells who is to hear every frame, and what to do once a new line is open. */
  listen(heard: (frame: Frame) => void, comeBack: () => void, world = browser): void {
    this.#heard = heard
    this.#comeBack = comeBack
    this.#world = world
    this.#connect()
    world.watch(
      (network) => (network === 'there' ? this.#retry() : this.#lose()),
      () => {
        if (world.isSeen()) this.#retry()
        this.#listenIn()
      },
    )
    world.every(QUIET / 5, () => this.#listenIn())
  }

  /** What the house in this page says goes where everything that is heard goes. */
  tellNear(frame: Frame): void {
    this.#heard(frame)
  }

  /** Speaks for somebody else from now on, over a new socket. What was asked in another's name is not asked again. */
  speakFor(other: string): void {
    if (other === this.#speaker) return
    this.#speaker = other
    this.#waiting.clear()
    this.state.value = 'opening'
    this.#connect()
  }

  /** Asks for something. The answer may take a while: as long as the line is down, the question waits. What no longer `holds` by then is let be. */
  ask(wish: Wish, id = newId(), holds = always): Promise<Reply> {
    const near = answerNear(wish, id)
    if (near) return Promise.resolve(near)
    return new Promise((done) => {
      const question = { id, wish, done, holds, tries: 0 }
      this.#waiting.set(id, question)
      this.#sendIfHeard(question)
    })
  }

  /** The device stands at its table (again), and sees it: what it has to say there can be said. */
  arrived(): void {
    if (this.#atTable) return
    this.#atTable = true
    for (const question of this.#waiting.values()) if (!houseAsks.has(question.wish.is)) this.#send(question)
  }

  /** The device leaves its table, or its door: to be let in there, asked again, would bring it back from where it has gone. */
  departed(): void {
    this.#atTable = false
    for (const { id, wish } of this.#waiting.values())
      if (wish.is === 'enter' || !houseAsks.has(wish.is)) this.#waiting.delete(id)
  }

  #retry(): void {
    if (this.state.value !== 'lost') return
    this.#failures = 0
    this.#connect()
  }

  /** Who only waits says nothing and would never notice a dead line: after a long silence the house is asked for a word. */
  #listenIn(): void {
    if (this.state.value !== 'open') return
    if (Math.abs(this.#clockSet() - this.#set) > AT_ONE) return this.#lose()
    const quiet = this.#world.now() - this.#lastHeard > QUIET
    if (quiet && this.#waiting.size === 0 && this.#world.isSeen()) void this.ask({ is: 'mine' })
  }

  /** Where that has changed, the clock was set, or the machine has slept. */
  #clockSet(): number {
    return this.#world.now() - this.#world.running()
  }

  #connect(): void {
    this.#drop()
    // Who comes back asks anew to be let in, and says what they have seen meanwhile.
    for (const { id, wish } of this.#waiting.values()) if (wish.is === 'enter') this.#waiting.delete(id)
    const mine: Socket = this.#world.dial({
      opened: () => mine.send(JSON.stringify({ is: 'hello', token: this.#speaker })),
      heard: (message) => {
        for (const frame of framesIn(message)) if (mine === this.#socket) this.#hear(frame)
      },
      closed: (code) => mine === this.#socket && this.#lose(code),
    })
    this.#socket = mine
    // To be let in takes no longer than an answer does.
    this.#stayPatient = this.#world.after(PATIENCE, () => this.#lose())
  }

  /** Lets go of a socket without waiting for it: on a dead line the browser believes in it for a whole minute. */
  #drop(): void {
    this.#dontDial()
    this.#stayPatient()
    const old = this.#socket
    this.#socket = undefined
    old?.close()
    this.#greeted = false
    this.#atTable = false
  }

  #lose(code?: number): void {
    const wasIn = this.#greeted && this.#world.now() - this.#welcomed > A_WHILE
    this.#drop()
    const why = (Object.keys(closeCodes) as Hangup[]).find((key) => closeCodes[key] === code)
    if (why) this.farewell.value = why
    this.state.value = 'lost'
    this.#dontDial = this.#world.after(wasIn && why === 'restart' ? this.#soon() : this.#later(), () => this.#connect())
  }

  #soon(): number {
    return NEXT_DOOR * this.#world.luck()
  }

  #later(): number {
    return Math.min(LATEST, SOONEST * 2 ** this.#failures++) * (0.5 + this.#world.luck() / 2)
  }

  #hear(frame: Frame): void {
    this.#lastHeard = this.#world.now()
    if (frame.is === 'welcome') return this.#welcome(frame)
    if ((frame.is === 'ok' || frame.is === 'no' || frame.is === 'tables') && frame.id !== null)
      this.#answer(frame, frame.id)
    if (frame.is === 'bye') this.farewell.value = frame.why
    this.#heard(frame)
  }

  #welcome({ now, home }: Frame & { is: 'welcome' }): void {
    this.#stayPatient()
    this.#greeted = true
    this.#welcomed = this.#world.now()
    this.#set = this.#clockSet()
    this.#failures = 0
    this.ahead.value = now - this.#world.now()
    this.home.value = home
    this.farewell.value = null
    this.state.value = 'open'
    for (const question of this.#waiting.values()) if (houseAsks.has(question.wish.is)) this.#send(question)
    this.#comeBack()
  }

  #answer(reply: Reply, id: string): void {
    const asked = this.#waiting.get(id)
    if (!asked) return
    const later = reply.is === 'no' && (reply.why === 'too fast' || reply.why === 'busy')
    if (later && asked.tries++ < TRIES) {
      this.#world.after(300 * 2 ** asked.tries, () => this.#waiting.has(id) && this.#sendIfHeard(asked))
      return
    }
    this.#waiting.delete(id)
    this.#watchPatience()
    asked.done(reply)
  }

  /** Sends what the house would hear now. The rest is sent once the device is let in again, or stands at its table. */
  #sendIfHeard(question: Waiting): void {
    if (this.#greeted && (this.#atTable || houseAsks.has(question.wish.is))) this.#send(question)
  }

  #send({ id, wish, holds }: Waiting): void {
    if (!this.#socket?.isOpen()) return
    if (!holds()) return this.#answer({ is: 'no', id, why: 'closed' }, id)
    this.#socket.send(JSON.stringify({ ...wish, id }))
    this.#watchPatience()
  }

  #watchPatience(): void {
    this.#stayPatient()
    if (this.#waiting.size > 0 && this.state.value === 'open')
      this.#stayPatient = this.#world.after(PATIENCE, () => this.#lose())
  }
}

/** The line of this page. */
const own = new Line(token)
export const { state: line, ahead, home, farewell } = own
export const listen: Line['listen'] = (...words) => own.listen(...words)
export const tellNear: Line['tellNear'] = (frame) => own.tellNear(frame)
export const speakFor: Line['speakFor'] = (other) => own.speakFor(other)
export const ask: Line['ask'] = (...words) => own.ask(...words)
export const arrived = () => own.arrived()
export const departed = () => own.departed()
