import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { findGame } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { verify } from '../../kernel/verify.ts'
import type { House } from '../../server/house/house.ts'
import { inAll } from '../long.ts'
import { closeAll, house, playOut, start, tableOf } from '../open.ts'
import { freshSeed } from '../seed.ts'
import { hostileFrame } from './hostile.ts'

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

const FRAMES = inAll(30_000, 200_000)
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

describe('a hundred thousand hostile frames', () => {
  const log: string[] = []
  const held: number[] = []
  // What was thrown before, and then what nobody has thrown yet.
  const fresh = () => freshSeed('fuzz')
  const storms: readonly (readonly [string, () => number])[] = [
    ['as ever', () => 1],
    ['new', fresh],
    ['newer', () => fresh() + ATTACKERS],
    ['newest', () => fresh() + 2 * ATTACKERS],
  ]
  let party: Awaited<ReturnType<typeof gather>>
  beforeAll(async () => {
    party = await gather(log)
  })
  afterAll(closeAll)

  test.each(storms)('harm nobody else: a quarter of them, %s', async (_, seed) => {
    const { open, target, first, before } = party
    await Promise.all(
      Array.from({ length: ATTACKERS }, (_, n) =>
        attack(open.port, [target, '000000'], (seed() + n) >>> 0, FRAMES / storms.length / ATTACKERS),
      ),
    )
    held.push(await heldAfter(open.house, GUESTS))
    expect(log).toEqual([])
    expect({ seq: first.seq, room: JSON.stringify(first.room) }).toEqual(before)
  })

  test('leave nothing behind', () => {
    const growths = held.slice(1).map((bytes, n) => bytes - at(held, n))
    // What the house keeps of each frame, it keeps in every quarter: what grows once, like code that runs hot, is no leak, and
    // what shrinks once hides none.
    const [, usual = Infinity] = growths.toSorted((a, b) => a - b)
    expect(usual / (FRAMES / storms.length), 'bytes kept of a frame').toBeLessThan(40)
  })

  test('do not keep a game from being played, nor its record from being fair', async () => {
    const { open, code, people, first } = party
    await playOut(people)
    const record = await fetch(`http://127.0.0.1:${open.port}/record/${code}/1`, {
      headers: { authorization: `Bearer ${first.token}` },
    })
    expect(verify(await record.text(), findGame).fair).toBe(true)
  })
})

/** A game of people alone, at whose table nothing may happen while they sit still; and a table that is attacked. */
async function gather(log: string[]) {
  const open = await house({
    log: 'warn',
    logTo: { write: (text) => log.push(text) },
    limits: { wrongTries: 1e9, socketsPerDevice: 1000 },
  })
  const { code, people } = await tableOf(open.port, 3, 3)
  const { code: target } = await tableOf(open.port, 2, 4)
  await start(people)
  const first = at(people, 0)
  return { open, code, people, target, first, before: { seq: first.seq, room: JSON.stringify(first.room) } }
}
