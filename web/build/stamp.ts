/** Whether a page is fresh: a hash over everything that goes into it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['web', 'games', 'kernel', 'protocol']
const FILES = /^(?:package-lock\.json|vite\.config\.ts|tsconfig\.json)$/
/** Tests are in no page; the fonts are made from what is in the lock. */
const LEFT_OUT = /\.test\.tsx?$|^web[\\/]fonts[\\/]/

export function stampOf(root: string): string {
  const within = (part: string) =>
    readdirSync(join(root, part), { recursive: true }).map((path) => join(part, String(path)))
  const paths = [...readdirSync(root).filter((name) => FILES.test(name)), ...PARTS.flatMap(within)]
  const hash = createHash('sha256')
  for (const path of paths.filter((name) => !LEFT_OUT.test(name)).sort()) {
    const file = statSync(join(root, path), { throwIfNoEntry: false })
    if (!file?.isFile()) continue
    hash.update(`${path}\0${file.size}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex').slice(0, 20)
}
