import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'

/** An apt that finds its lists locked as often as it is told, and writes down what it was asked for. */
function aptIn(folder: string, locked: number): void {
  const lines = [
    '#!/bin/sh',
    `echo "$*" >> ${folder}/asked`,
    '[ "$1" = update ] || exit 0',
    `[ "$(grep -c update ${folder}/asked)" -gt ${locked} ] && exit 0`,
    'echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)" >&2',
    'exit 100',
  ]
  writeFileSync(join(folder, 'apt-get'), `${lines.join('\n')}\n`)
  chmodSync(join(folder, 'apt-get'), 0o755)
}

function askedOf(locked: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'humbug-apt-'))
  aptIn(folder, locked)
  const program = `import { install } from ${JSON.stringify(join(import.meta.dirname, 'debian.ts'))}; install('cowsay')`
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env })
  expect(status).toBe(0)
  return readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
}

const installed = 'install -y --no-install-recommends -o DPkg::Lock::Timeout=600 cowsay'

test.skipIf(process.platform === 'win32')('packages are fetched once the lists are', () => {
  expect(askedOf(0)).toEqual(['update', installed])
})

test.skipIf(process.platform === 'win32')('while somebody else has the lists, one waits until they are done', () => {
  expect(askedOf(2)).toEqual(['update', 'update', 'update', installed])
})
