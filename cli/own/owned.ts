/** Bots of somebody's own, as they are named behind `humbug`: a file, or `exec:` and a command. */
import { beside } from './beside.ts'
import { loadFile, playerOf } from './file.ts'
import type { OwnPlayer } from './player.ts'

export type Own = { readonly file: string } | { readonly exec: string }

const EXEC = 'exec:'
const FILE = /[/\\]|\.[mc]?[jt]s$/

/** Undefined for what is no bot of one's own. */
export function ownNamed(name: string): Own | undefined {
  if (name.startsWith(EXEC)) return { exec: name.slice(EXEC.length) }
  return FILE.test(name) ? { file: name } : undefined
}

export const nameOf = (own: Own) => ('file' in own ? own.file : `${EXEC}${own.exec}`)

export async function ownPlayer(own: Own): Promise<OwnPlayer> {
  return 'file' in own ? playerOf(await loadFile(own.file)) : beside(own.exec)
}
