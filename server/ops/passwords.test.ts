import { expect, test } from 'vitest'
import { passwords, slowPasswords } from './passwords.ts'

test('a password opens what was locked with it, and no other does', async () => {
  const locked = await passwords.lock('Amontillado', 'home')
  expect(locked).not.toContain('Amontillado')
  expect(await passwords.lock('Amontillado', 'home')).not.toBe(locked)
  expect(await passwords.opens('Amontillado', locked, 'home')).toBe(true)
  expect(await passwords.opens('amontillado', locked, 'home')).toBe(false)
})

test('a right password waits for two at most of those whom another address has tried before it', async () => {
  const looked: string[] = []
  const done: (() => void)[] = []
  const door = slowPasswords((password) => {
    looked.push(password)
    return new Promise((give) => done.push(() => give(Buffer.alloc(32))))
  })
  const locked = `00:${'00'.repeat(32)}`
  const wrong = Array.from({ length: 10 }, (_, n) => door.opens(`wrong ${n}`, locked, 'enemy'))
  const right = door.opens('right', locked, 'friend')
  expect(looked).toEqual(['wrong 0', 'wrong 1'])
  const opened = Promise.all([right, ...wrong])
  for (let n = 0; n < 11; n++) {
    done[n]?.()
    await new Promise(setImmediate)
  }
  expect(looked.indexOf('right')).toBe(3)
  expect(looked).toHaveLength(11)
  expect(await opened).toHaveLength(11)
})
