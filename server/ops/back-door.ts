/**
 * The back door of a house that is open in a folder: whoever may write there may ask it what only its keeper may. No network leads to
 * it; the rights of the folder are its lock.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Keeper } from '../house/keeper.ts'

/** What may be asked there: the keeper's own words. */
const errands = ['tables', 'close', 'erase', 'devices', 'forget'] as const
type Errand = (typeof errands)[number]
export type KeeperOf = Pick<Keeper, Errand>

interface Asked {
  readonly errand: Errand
  readonly word: never
}

/** More than any errand has. */
const LONGEST = 1000
/** A longer path is none for a socket. */
const PATH = 100

function doorIn(data: string): string {
  const path = resolve(data, 'humbug.door')
  const short = createHash('sha256').update(path).digest('hex').slice(0, 32)
  if (process.platform === 'win32') return `\\\\.\\pipe\\humbug-${short}`
  return Buffer.byteLength(path) <= PATH ? path : join(tmpdir(), `humbug-${short}.door`)
}

/** Opens it; what comes back closes it. No other house is open in this folder: what lies there was left behind. */
export async function openBackDoor(data: string, keeper: KeeperOf): Promise<() => Promise<void>> {
  const path = doorIn(data)
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const callers = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    callers.add(socket)
    socket.once('close', () => callers.delete(socket))
    void answer(socket, keeper).catch(() => socket.destroy())
  })
  // Nobody but the owner comes in, in whichever folder it had to be put.
  const mask = process.umask(0o077)
  try {
    server.listen(path)
    await once(server, 'listening')
  } finally {
    process.umask(mask)
  }
  return async () => {
    server.close()
    for (const caller of callers) caller.destroy()
    await once(server, 'close')
  }
}

async function answer(socket: Socket, keeper: KeeperOf): Promise<void> {
  let asked = ''
  for await (const piece of socket.setEncoding('utf8')) {
    asked += piece
    if (asked.length > LONGEST) return void socket.destroy()
  }
  const { errand, word }: Asked = JSON.parse(asked)
  if (!errands.includes(errand)) return void socket.destroy()
  socket.end(JSON.stringify(await keeper[errand](word)))
}

/** Asks the house that is open in this folder; undefined if none is. */
export async function atBackDoor(data: string): Promise<KeeperOf | undefined> {
  const ask = (errand: Errand) => async (word: unknown) => {
    const socket = connect({ path: doorIn(data), allowHalfOpen: true })
    await once(socket, 'connect')
    socket.end(JSON.stringify({ errand, word }))
    const said = await text(socket)
    if (said === '') throw new Error('the house could not do it')
    return JSON.parse(said)
  }
  try {
    await ask('tables')(0)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw error
  }
  return {
    tables: ask('tables'),
    close: ask('close'),
    erase: ask('erase'),
    devices: ask('devices'),
    forget: ask('forget'),
  }
}
