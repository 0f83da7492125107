/**
 * Passwords of tables: salted, and slow to guess. So slow that only so many are looked at side by side. The rest waits, and
 * addresses take turns: whoever tries ten passwords waits for themselves.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../ports.ts'
import { FairQueue } from './fair-queue.ts'

type Derive = (password: string, salt: Buffer, length: number) => Promise<Buffer>

const BYTES = 32
/** Each takes a core for some fifty milliseconds: one more is left for everything else. */
const AT_ONCE = 2

export function slowPasswords(derive: Derive): Passwords {
  const waiting = new FairQueue<() => void>()
  let running = 0

  async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.add(address, go))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.take()
      if (next) next()
      else running--
    }
  }

  return {
    async lock(password, address) {
      const salt = randomBytes(16)
      const key = await inTurn(address, () => derive(password.normalize(), salt, BYTES))
      return `${salt.toString('hex')}:${key.toString('hex')}`
    },
    async opens(password, locked, address) {
      const [salt = '', key = ''] = locked.split(':')
      const tried = await inTurn(address, () => derive(password.normalize(), Buffer.from(salt, 'hex'), BYTES))
      return timingSafeEqual(tried, Buffer.from(key, 'hex'))
    },
  }
}

export const passwords = slowPasswords(promisify(scrypt) as Derive)
