/** Passwords of tables: salted, and slow to guess. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../ports.ts'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const BYTES = 32

export const passwords: Passwords = {
  async lock(password) {
    const salt = randomBytes(16)
    return `${salt.toString('hex')}:${(await derive(password.normalize(), salt, BYTES)).toString('hex')}`
  },
  async opens(password, locked) {
    const [salt = '', key = ''] = locked.split(':')
    const tried = await derive(password.normalize(), Buffer.from(salt, 'hex'), BYTES)
    return timingSafeEqual(tried, Buffer.from(key, 'hex'))
  },
}
