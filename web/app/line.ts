/** The line to the house: one socket, opened again whenever it breaks. What was asked and not answered is asked again. */
import { signal } from '@preact/signals'
import { parseFrame } from '../../protocol/frames.ts'
import type { Ask, Frame } from '../../protocol/messages.ts'
import { closeCodes, type Farewell, type Hangup } from '../../protocol/words.ts'
import { fresh, token } from './device.ts'
import { answerNear } from './near.ts'

export type Wish = Ask extends infer A ? (A extends { id: string } ? Omit<A, 'id'> : never) : never
export type Reply = Frame & { is: 'ok' | 'no' | 'tables' }

interface Waiting {
  readonly id: string
  readonly wish: Wish
  readonly done: (reply: Reply) => void
  tries: number
}

/** Questions that need no table; all others are answered by the table at which the device stands. */
const houseAsks: ReadonlySet<Wish['is']> = new Set(['create', 'enter', 'claim', 'exit', 'list', 'mine', 'letters'])
const SOONEST = 400
const LATEST = 8000
/** An answer takes milliseconds. If none has come for so long, the line is dead, whatever the browser believes. */
const PATIENCE = 6000
const TRIES = 5
/** So long may nobody at a table say anything before we ask whether the line still holds. */
const QUIET = 25_000

export const line = signal<'opening' | 'open' | 'lost'>('opening')
/** How far the clock of the house is ahead of ours. */
export const ahead = signal(0)
/** Where other devices find the house; known on the house's own machine, which calls it localhost. */
export const home = signal<string | undefined>(undefined)
/** Why the house hung up, where it said so. */
export const farewell = signal<Farewell | null>(null)

/** In whose name the house is spoken to: the device's own, or that of somebody to whom it was handed. */
let speaker = token

let socket: WebSocket | undefined
let greeted = false
/** Has this socket come to the table again? Only then are the table's questions sent. */
let atTable = false
let failures = 0
let lastHeard = 0
let again: ReturnType<typeof setTimeout> | undefined
let patience: ReturnType<typeof setTimeout> | undefined
const waiting = new Map<string, Waiting>()

let heard: (frame: Frame) => void = () => {}
let comeBack: () => void = () => {}

/** Tells who is to hear every frame, and what to do once a new line is open. */
export function listen(hear: (frame: Frame) => void, back: () => void): void {
  heard = hear
  comeBack = back
  connect()
  addEventListener('online', retry)
  addEventListener('offline', () => lose())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry()
    listenIn()
  })
  setInterval(listenIn, QUIET / 5)
}

/** What the house in this page says goes where everything that is heard goes. */
export function tellNear(frame: Frame): void {
  heard(frame)
}

/** Speaks for somebody else from now on, over a new socket. What was asked in another's name is not asked again. */
export function speakFor(other: string): void {
  if (other === speaker) return
  speaker = other
  waiting.clear()
  line.value = 'opening'
  connect()
}

function retry(): void {
  if (line.value !== 'lost') return
  failures = 0
  connect()
}

/** Who only waits says nothing and would never notice a dead line: after a long silence the house is asked for a word. */
function listenIn(): void {
  const quiet = Date.now() - lastHeard > QUIET
  if (quiet && line.value === 'open' && waiting.size === 0 && document.visibilityState === 'visible')
    void ask({ is: 'mine' })
}

function connect(): void {
  drop()
  // Who comes back asks anew to be let in, with what he has seen meanwhile.
  for (const { id, wish } of waiting.values()) if (wish.is === 'enter') waiting.delete(id)
  const mine = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`)
  socket = mine
  mine.onopen = () => mine.send(JSON.stringify({ is: 'hello', token: speaker }))
  mine.onmessage = ({ data }) => mine === socket && hear(String(data))
  mine.onclose = ({ code }) => mine === socket && lose(code)
  // To be let in takes no longer than an answer does.
  patience = setTimeout(lose, PATIENCE)
}

/** Lets go of a socket without waiting for it: on a dead line the browser believes in it for a whole minute. */
function drop(): void {
  clearTimeout(again)
  clearTimeout(patience)
  const old = socket
  socket = undefined
  old?.close()
  greeted = false
  atTable = false
}

function lose(code?: number): void {
  drop()
  const why = (Object.keys(closeCodes) as Hangup[]).find((key) => closeCodes[key] === code)
  if (why) farewell.value = why
  line.value = 'lost'
  const wait = Math.min(LATEST, SOONEST * 2 ** failures++) * (0.5 + Math.random() / 2)
  again = setTimeout(connect, wait)
}

function hear(text: string): void {
  const frame = parseFrame(text)
  if (!frame) return
  lastHeard = Date.now()
  if (frame.is === 'welcome') {
    clearTimeout(patience)
    greeted = true
    failures = 0
    ahead.value = frame.now - Date.now()
    home.value = frame.home
    farewell.value = null
    line.value = 'open'
    flush()
    comeBack()
    return
  }
  if ((frame.is === 'ok' || frame.is === 'no' || frame.is === 'tables') && frame.id !== null) answer(frame)
  if (frame.is === 'bye') farewell.value = frame.why
  heard(frame)
}

function answer(reply: Reply): void {
  const asked = waiting.get(reply.id!)
  if (!asked) return
  const later = reply.is === 'no' && (reply.why === 'too fast' || reply.why === 'busy')
  if (later && asked.tries++ < TRIES) {
    setTimeout(() => waiting.has(asked.id) && send(asked), 300 * 2 ** asked.tries)
    return
  }
  waiting.delete(reply.id!)
  watchPatience()
  asked.done(reply)
}

/** Asks for something. The answer may take a while: as long as the line is down, the question waits. */
export function ask(wish: Wish, id = fresh().slice(0, 24)): Promise<Reply> {
  const near = answerNear(wish, id)
  if (near) return Promise.resolve(near)
  return new Promise((done) => {
    const question = { id, wish, done, tries: 0 }
    waiting.set(id, question)
    if (greeted && (atTable || houseAsks.has(wish.is))) send(question)
  })
}

function send({ id, wish }: Waiting): void {
  if (socket?.readyState !== WebSocket.OPEN) return
  socket.send(JSON.stringify({ ...wish, id }))
  watchPatience()
}

function flush(): void {
  for (const question of waiting.values()) if (atTable || houseAsks.has(question.wish.is)) send(question)
}

/** The device stands at its table (again): what it has to say there can be said. */
export function arrived(): void {
  atTable = true
  for (const question of waiting.values()) if (!houseAsks.has(question.wish.is)) send(question)
}

export function departed(): void {
  atTable = false
  for (const { id, wish } of waiting.values()) if (!houseAsks.has(wish.is)) waiting.delete(id)
}

function watchPatience(): void {
  clearTimeout(patience)
  if (waiting.size > 0 && line.value === 'open') patience = setTimeout(lose, PATIENCE)
}
