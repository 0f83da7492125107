import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'

/** A process that does this with a log on its error output, and then says that it lives. */
function logging(work: string, stderr: 'pipe' | number) {
  const story = `import { openMonitor } from ${JSON.stringify(new URL('./metrics.ts', import.meta.url).href)}
    const standing = { sockets: () => 0, tables: () => 0 }
    const identity = { name: 'house', store: 'sqlite' }
    const { log, trouble } = openMonitor('info', { identity, standing, proxy: 'none' })
    ${work}
    process.on('beforeExit', () => process.stdout.write('lives'))`
  return spawn(process.execPath, ['--input-type=module', '-e', story], { stdio: ['ignore', 'pipe', stderr] })
}

describe('a log', () => {
  test.runIf(existsSync('/dev/full'))('that goes to a full disk is lost, and the process lives, and ends', async () => {
    const full = openSync('/dev/full', 'w')
    const child = logging("trouble('disk', new Error()); setTimeout(() => trouble('disk', new Error()), 100)", full)
    closeSync(full)
    const [out, [status]] = await Promise.all([text(sure(child.stdout, 'output')), once(child, 'exit')])
    expect([out, status]).toEqual(['lives', 0])
  })

  test('that is read arrives, line by line and in its order', async () => {
    const child = logging('for (let nth = 0; nth < 100; nth++) log.warn({ nth }, "hello")', 'pipe')
    const lines = (await text(sure(child.stderr, 'errors'))).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).nth)).toEqual(Array.from({ length: 100 }, (_, nth) => nth))
  })

  test('that nobody reads for a while does not grow, and what there is of it is whole', async () => {
    const child = logging('for (let nth = 0; nth < 40_000; nth++) log.warn({ nth }, "hello")', 'pipe')
    const lines = (await text(sure(child.stderr, 'errors'))).trimEnd().split('\n')
    expect(lines.length).toBeLessThan(40_000)
    expect(lines.map((line) => JSON.parse(line).nth)).toEqual(lines.map((_, nth) => nth))
  })
})
