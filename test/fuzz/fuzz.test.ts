import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { findGame } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { verify } from '../../kernel/verify.ts'
import type { House } from '../../server/house/house.ts'
import { closeAll, house, playOut, start, tableOf } from '../open.ts'
import { freshSeed } from '../seed.ts'
import { hostileFrame } from './hostile.ts'

afterEach(closeAll)

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** What is held once everybody but so many guests has gone, and what they left behind is swept up. */
async function heldAfter(house: House, guests: number): Promise<number> {
  while (house.figures.guests > guests) await turn()
  collect()
  await turn()
  collect()
  return process.memoryUsage().heapUsed
}

const FRAMES = 200_000
const ATTACKERS = 10
const VOLLEY = 50
/** People of good will. */
const GUESTS = 5

/** Throws frames at the house, a volley at a time; comes back when thrown out. */
async function attack(port: number, codes: readonly string[], seed: number, frames: number): Promise<void> {
  const luck = seeded(seed)
  let socket: WebSocket | undefined
  for (let sent = 0; sent < frames; ) {
    if (socket?.readyState !== WebSocket.OPEN) socket = await comeIn(port, luck(1000))
    for (let n = 0; n < VOLLEY && sent < frames; n++, sent++) socket.send(hostileFrame(luck, codes, sent))
    await answered(socket)
  }
  socket?.terminate()
}

async function comeIn(port: number, device: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false })
  socket.on('error', () => {})
  await new Promise((done) => {
    socket.once('open', done)
    socket.once('close', done)
  })
  if (socket.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ is: 'hello', token: device.toString(16).padStart(64, '0') }))
  }
  return socket
}

/** Until the house has read everything so far, or has hung up. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((done) => {
    const heard = () => {
      socket.off('pong', heard).off('close', heard)
      done()
    }
    if (socket.readyState !== WebSocket.OPEN) return done()
    socket.on('pong', heard).on('close', heard).ping()
  })
}

test('two hundred thousand hostile frames harm nobody else', async () => {
  const fresh = freshSeed('fuzz')
  const again = `HUMBUG_SEED=${fresh}`
  const log: string[] = []
  const open = await house({
    log: 'warn',
    logTo: { write: (text) => log.push(text) },
    limits: { wrongTries: 1e9, socketsPerDevice: 1000 },
  })
  const { port } = open
  // People alone: nothing may happen at their table while they sit still.
  const { code, people } = await tableOf(port, 3, 3)
  const first = at(people, 0)
  const { code: target } = await tableOf(port, 2, 4)
  await start(people)
  const before = { seq: first.seq, room: JSON.stringify(first.room) }

  const storm = (from: number, frames: number) =>
    Promise.all(
      Array.from({ length: ATTACKERS }, (_, n) =>
        attack(port, [target, '000000'], (from + n) >>> 0, frames / ATTACKERS),
      ),
    )
  // What was thrown before, and then what nobody has thrown yet.
  const held: number[] = []
  for (const from of [1, fresh, fresh + ATTACKERS, fresh + 2 * ATTACKERS]) {
    await storm(from, FRAMES / 4)
    held.push(await heldAfter(open.house, GUESTS))
  }
  const growths = held.slice(1).map((bytes, n) => bytes - at(held, n))

  expect(log, again).toEqual([])
  // What the house keeps of each frame, it keeps in every quarter: what grows once, like code that runs hot, is no leak, and
  // what shrinks once hides none.
  const [, usual = Infinity] = growths.toSorted((a, b) => a - b)
  expect(usual / (FRAMES / 4), `bytes kept of a frame; ${again}`).toBeLessThan(40)
  expect({ seq: first.seq, room: JSON.stringify(first.room) }, again).toEqual(before)
  await playOut(people)
  const record = await fetch(`http://127.0.0.1:${port}/record/${code}/1`, {
    headers: { authorization: `Bearer ${first.token}` },
  })
  expect(verify(await record.text(), findGame).fair, again).toBe(true)
}, 200_000)
