import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePort, hold } from './free-port.ts'
import { newFolder } from './open.ts'

const file = new URL('./free-port.ts', import.meta.url).href

/** What another process says, which is gone then. */
const elsewhere = (words: string) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import * as ports from '${file}'; console.log(${words})`],
    {
      encoding: 'utf8',
    },
  ).stdout.trim()

test('no port is given twice', async () => {
  const ports: number[] = []
  for (let n = 0; n < 300; n++) ports.push(await freePort())
  expect(new Set(ports).size).toBe(300)
})

test('what is held here nobody else gets; what somebody held who is gone is there again', () => {
  vi.stubEnv('HUMBUG_PORTS', newFolder())
  expect([hold(1), hold(1)]).toEqual([true, false])
  expect(elsewhere('[ports.hold(1), ports.hold(2)]')).toBe('[ false, true ]')
  // First it is swept away.
  expect([hold(2), hold(2), hold(2)]).toEqual([false, true, false])
  vi.unstubAllEnvs()
})

test('a port that is free is one at which one can listen', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
})
