/** A disk of its own, so small that it can be filled: where nobody may make one, its tests are left out. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../open.ts'

const mounts = (...words: string[]) => spawnSync('mount', words, { stdio: 'ignore' }).status === 0
const unmounts = (folder: string) => spawnSync('umount', ['-l', folder], { stdio: 'ignore' })

export class SmallDisk {
  readonly folder = newFolder()

  /** So many megabytes. */
  constructor(size: number) {
    if (!mounts('-t', 'tmpfs', '-o', `size=${size}m,mode=700`, 'humbug', this.folder)) throw new Error('no disk')
  }

  get #ballast(): string {
    return join(this.folder, 'ballast')
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(this.#ballast, 'a')
    for (const size of [65_536, 4096, 512, 1]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch {
        // There is less room than that.
      }
    }
    closeSync(file)
  }

  clear(): void {
    rmSync(this.#ballast, { force: true })
  }

  /** Nothing may be open there for writing. */
  turn(way: 'ro' | 'rw'): void {
    if (!mounts('-o', `remount,${way}`, this.folder)) throw new Error(`cannot be made ${way}`)
  }

  remove(): void {
    unmounts(this.folder)
  }
}

/** May we make one here? */
export function canMakeDisks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    new SmallDisk(1).remove()
    return true
  } catch {
    return false
  }
}
