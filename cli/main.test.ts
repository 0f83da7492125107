import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { newFolder } from '../test/open.ts'
import { main } from './heard.ts'

/** All it says goes to a disk that is full. */
function unheard(...words: string[]) {
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [main, ...words], { stdio: ['ignore', full, full] })
  closeSync(full)
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: once(child, 'exit') }
}

describe.runIf(existsSync('/dev/full'))('where what is said goes to a disk that is full', () => {
  test('a house is open all the same, and closes when it is told to', async () => {
    const port = await freePort()
    const { child, ended } = unheard('start', '--port', `${port}`, '--host', '127.0.0.1', '--data', newFolder())
    const answer = () => fetch(`http://127.0.0.1:${port}/healthz`).then((page) => page.text(), String)
    // The page may have to be built before.
    await expect.poll(answer, { timeout: 110_000 }).toBe('ok\n')
    child.kill('SIGTERM')
    expect(await ended).toEqual([1, null])
  })

  test('what was asked for is missing, and the exit code says so', async () => {
    const { ended } = unheard('--help')
    expect(await ended).toEqual([1, null])
  })
})
