/**
 * Files that turn read-only while somebody has them open. No disk can be mounted anew as read-only then; it happens when a file system
 * has had enough of its disk. The nearest to it that can be taken back: files that are marked as never to be changed, so that ext4
 * refuses what is written, also to whoever opened them before. Where nobody may do that, its tests are left out.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../open.ts'

const marked = (sign: '+i' | '-i', ...paths: string[]) =>
  spawnSync('chattr', [sign, ...paths], { stdio: 'ignore' }).status === 0

/** Memory that processes share is a file here, but none that a disk would keep. */
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
    .map(({ name }) => join(folder, name))

/** Nothing in this folder can be written to, and nothing comes into it. */
export function freeze(folder: string): void {
  if (!marked('+i', folder, ...filesIn(folder))) throw new Error('cannot be frozen')
}

export function thaw(folder: string): void {
  if (!marked('-i', folder, ...filesIn(folder))) throw new Error('cannot be thawed')
}

/** May we do so here, and does it hold against whoever has a file open? */
export function canFreeze(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = newFolder()
  const file = openSync(join(folder, 'file'), 'w')
  try {
    freeze(folder)
  } catch {
    closeSync(file)
    return false
  }
  try {
    writeSync(file, 'x')
    return false
  } catch {
    return true
  } finally {
    closeSync(file)
    thaw(folder)
  }
}
