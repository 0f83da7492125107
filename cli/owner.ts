/** What root puts into somebody's folder is theirs, or the house that runs under their name could not write to it. */
import { existsSync, lchownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Only root can give anything away. */
export function giveToOwner(files: readonly string[]): void {
  if (process.getuid?.() !== 0) return
  for (const file of files.filter((path) => existsSync(path))) {
    const { uid, gid } = statSync(dirname(file))
    lchownSync(file, uid, gid)
  }
}
