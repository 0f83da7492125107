import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../../test/open.ts'
import { DamagedKeys, keysIn } from '../ops/keys.ts'
import { DamagedFile } from './database.ts'
import { databaseIn } from './database-file.ts'
import { Occupied, occupy } from './occupancy.ts'

afterEach(closeAll)

const child = new URL('../../test/kill/child.ts', import.meta.url).pathname

/** A house in a process of its own. */
async function houseApart(data: string): Promise<{ port: number; kill(): Promise<void> }> {
  const apart = spawn(process.execPath, [child, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void apart.kill('SIGKILL'))
  const [line] = await once(apart.stdout, 'data')
  return {
    port: Number(String(line)),
    async kill() {
      apart.kill('SIGKILL')
      await once(apart, 'exit')
    },
  }
}

const isFree = (data: string) => {
  occupy(data)()
  return true
}

describe('a folder in which a house is open', () => {
  test('takes no second one, whatever process it is in', async () => {
    const data = newFolder()
    const first = await house({ data })
    await expect(house({ data })).rejects.toThrow(new Occupied(data))
    const other = newFolder()
    const apart = await houseApart(other)
    await expect(house({ data: other })).rejects.toThrow(new Occupied(other))
    expect(await (await connect(first.port)).must({ is: 'create', settings: settingsFor(3) })).toBeDefined()
    await apart.kill()
  })

  test('takes the next one as soon as the first is killed, and keeps what that one kept', async () => {
    const data = newFolder()
    const killed = await houseApart(data)
    const { code } = await (await connect(killed.port)).must({ is: 'create', settings: settingsFor(3) })
    await killed.kill()
    expect(readdirSync(data)).toContain('humbug.db-wal')
    const { port } = await house({ data })
    await (await connect(port)).must({ is: 'enter', code: sure(code, 'code') })
  })

  test('takes the next one once the first has closed, and others are open beside them all the while', async () => {
    const data = newFolder()
    await house()
    for (let time = 0; time < 3; time++) await (await house({ data })).close()
    expect(readdirSync(data).sort()).toEqual(['humbug.db', 'humbug.keys', 'humbug.lock'])
  })
})

describe('a house that does not open', () => {
  test('for its port lets go of the folder', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void squatter.close())
    await once(squatter, 'listening')
    const { port } = squatter.address() as { port: number }
    const data = newFolder()
    await expect(house({ data, port })).rejects.toThrow('EADDRINUSE')
    expect(isFree(data)).toBe(true)
    expect(existsSync(`${databaseIn(data)}-wal`)).toBe(false)
  })

  test.each([
    ['database', databaseIn, DamagedFile],
    ['keys', keysIn, DamagedKeys],
  ] as const)('for its %s lets go of the folder', async (_, fileIn, damage) => {
    const data = newFolder()
    writeFileSync(fileIn(data), 'the cat walked over the disk')
    await expect(house({ data })).rejects.toThrow(new damage(fileIn(data)))
    expect(isFree(data)).toBe(true)
    expect(existsSync(`${databaseIn(data)}-wal`)).toBe(false)
  })

  test('for what it reads first lets go of the folder', async () => {
    const data = newFolder()
    const fails = async () => {
      throw new Error('the disk is gone')
    }
    for (const read of ['latest', 'due']) {
      const reading = <S extends object>(store: S) => ({ ...store, [read]: fails })
      await expect(house({ data, reading })).rejects.toThrow('the disk is gone')
      expect(isFree(data)).toBe(true)
    }
  })
})

test('a lock that lies about from another time hinders nobody', () => {
  const data = newFolder()
  writeFileSync(join(data, 'humbug.lock'), '')
  const release = occupy(data)
  expect(() => occupy(data)).toThrow(Occupied)
  release()
  expect(isFree(data)).toBe(true)
})
