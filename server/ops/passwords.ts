/** Passwords of tables: salted, and slow to guess. So slow that only so many are looked at side by side, and the rest waits. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../ports.ts'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const BYTES = 32

/** Each takes a core for some fifty milliseconds: one more is left for everything else. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const passwords: Passwords = {
  async lock(password) {
    const salt = randomBytes(16)
    const key = await inTurn(() => derive(password.normalize(), salt, BYTES))
    return `${salt.toString('hex')}:${key.toString('hex')}`
  },
  async opens(password, locked) {
    const [salt = '', key = ''] = locked.split(':')
    const tried = await inTurn(() => derive(password.normalize(), Buffer.from(salt, 'hex'), BYTES))
    return timingSafeEqual(tried, Buffer.from(key, 'hex'))
  },
}
