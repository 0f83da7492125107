/** What `npm start` does first in a clone: it installs what is missing, one command at a time, and is never in its own way. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../checks/tools.ts'
import { sure } from '../kernel/at.ts'
import { canMakeDisks, SmallDisk } from './disasters/small-disk.ts'
import { newFolder } from './open.ts'

const packed = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', ...more })

/** A clone with one package, which is only for who works on it, and lies in the clone itself: nothing is fetched. */
function cloneIn(folder: string): string {
  for (const part of ['scripts', 'part']) mkdirSync(join(folder, part), { recursive: true })
  copyFileSync(join(root, 'scripts/ready.mjs'), join(folder, 'scripts/ready.mjs'))
  const devDependencies = { part: 'file:part' }
  writeFileSync(join(folder, 'part/package.json'), packed('part', {}))
  writeFileSync(join(folder, 'package.json'), packed('clone', { devDependencies }))
  const packages = {
    '': { name: 'clone', version: '1.0.0', devDependencies },
    'node_modules/part': { resolved: 'part', link: true },
    part: { version: '1.0.0', dev: true },
  }
  writeFileSync(join(folder, 'package-lock.json'), packed('clone', { lockfileVersion: 3, requires: true, packages }))
  return folder
}

const lockIn = (clone: string) => join(clone, '.runtime/installing')
const isReady = (clone: string) => existsSync(join(clone, 'node_modules/part/package.json'))

/** Someone types `npm start` there. */
function begin(clone: string, env: NodeJS.ProcessEnv = {}) {
  const line = `import { packages } from './scripts/ready.mjs'; packages(process.execPath)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', line], {
    cwd: clone,
    env: { ...process.env, npm_config_offline: 'true', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  const heard = { said: '' }
  sure(child.stderr, 'errors')
    .setEncoding('utf8')
    .on('data', (text: string) => {
      heard.said += text
    })
  return { heard, ended: once(child, 'close').then(([status]) => status) }
}

/** Somebody's lock, who wrote this so many seconds ago. */
function held(clone: string, text: string, ago: number): void {
  mkdirSync(join(clone, '.runtime'), { recursive: true })
  writeFileSync(lockIn(clone), text)
  const then = Date.now() / 1000 - ago
  utimesSync(lockIn(clone), then, then)
}

test('everything is installed, also what only who works on it needs, whatever the machine is for', async () => {
  const clone = cloneIn(newFolder())
  expect(await begin(clone, { NODE_ENV: 'production' }).ended).toBe(0)
  expect([isReady(clone), existsSync(lockIn(clone))]).toEqual([true, false])
})

describe('a lock', () => {
  test.each([
    ['of a program that is gone', '99999999', 0],
    ['of which the number was given to another program since', `${process.pid}`, 31 * 60],
    ['that stayed empty on a full disk', '', 6],
    ['of nobody', 'nobody', 6],
  ])('%s holds nobody up', async (_, text, ago) => {
    const clone = cloneIn(newFolder())
    held(clone, text, ago)
    expect(await begin(clone).ended).toBe(0)
    expect(isReady(clone)).toBe(true)
  })

  test.each([
    ['of a program that lives', `${process.pid}`],
    ['that was made this moment', ''],
  ])('%s is waited for, and said after a while', async (_, text) => {
    const clone = cloneIn(newFolder())
    // Of the future, so that it stays of this moment.
    held(clone, text, -60)
    const { heard, ended } = begin(clone)
    await expect.poll(() => heard.said).toContain(`delete ${lockIn(clone)}`)
    expect(isReady(clone)).toBe(false)
    rmSync(lockIn(clone))
    expect(await ended).toBe(0)
    expect(isReady(clone)).toBe(true)
  })
})

describe('what does not go by itself is said, and not waited for', () => {
  test('a file where the folder should be', async () => {
    const clone = cloneIn(newFolder())
    writeFileSync(join(clone, '.runtime'), '')
    const { heard, ended } = begin(clone)
    expect([await ended, heard.said]).toEqual([1, `humbug: ${join(clone, '.runtime')} cannot be written (EEXIST).\n`])
  })

  test.runIf(canMakeDisks())('a disk that is full', async () => {
    const disk = new SmallDisk(1)
    onTestFinished(() => disk.remove())
    const clone = cloneIn(join(disk.folder, 'clone'))
    disk.fill()
    const { heard, ended } = begin(clone)
    expect([await ended, heard.said]).toEqual([1, expect.stringMatching(/cannot be written \(ENOSPC\)\.\n$/)])
  })
})
