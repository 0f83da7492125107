/** Can the folder be written to, is there room, and how long does a commit take there? */
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { at } from '../../kernel/at.ts'
import { type Check, type Finding, ill, mind, well } from './finding.ts'
import type { DoctorText } from './text.en.ts'

const MB = 1_000_000
const TIMES = 20
const PIECE = 4096
const [SLOW, TOO_SLOW] = [20, 200]

export const disk: Check = ({ data, store, text: { disk: text } }) => {
  if (store) return []
  const folder = nearest(resolve(data))
  const took = writesIn(folder)
  if (!took) return [ill(text.unwritable(folder))]
  const { bavail, blocks, bsize } = statfsSync(folder)
  return [room(bavail * bsize, blocks * bsize, text), speed(took, text)]
}

/** The folder, or the one in which it would be made. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

export function room(free: number, all: number, text: DoctorText['disk']): Finding {
  const percent = (100 * free) / all
  const left = Math.floor(free / MB)
  if (left < 100 || percent < 1) return ill(text.full(left))
  return left < 1000 || percent < 5 ? mind(text.full(left)) : well(text.room(left))
}

export function speed(took: readonly number[], text: DoctorText['disk']): Finding {
  const sorted = took.toSorted((a, b) => a - b)
  const rounded = (time: number) => Math.round(time * 10) / 10
  const median = at(sorted, sorted.length >> 1)
  const said = [rounded(median), rounded(at(sorted, sorted.length - 1))] as const
  if (median > TOO_SLOW) return ill(text.slow(...said))
  return median > SLOW ? mind(text.slow(...said)) : well(text.quick(...said))
}

/** How long each of some small writes took to reach the disk, in milliseconds; undefined if none can. */
function writesIn(folder: string): number[] | undefined {
  const file = join(folder, `humbug.doctor.${randomBytes(8).toString('hex')}`)
  const piece = randomBytes(PIECE)
  try {
    const paper = openSync(file, 'wx', 0o600)
    try {
      return Array.from({ length: TIMES }, () => {
        const begun = performance.now()
        writeSync(paper, piece)
        fdatasyncSync(paper)
        return performance.now() - begun
      })
    } finally {
      closeSync(paper)
    }
  } catch {
    return undefined
  } finally {
    if (existsSync(file)) rmSync(file)
  }
}
