/** Programs of others that end when the test does, however that ends, and leave nothing of their folder. */
import { type ChildProcess, spawn } from 'node:child_process'

/** When whoever started it is gone, nobody holds the other end of its input: then it ends at once. */
const LEASH = `end=$0; exec 3<&0; "$@" </dev/null & p=$!
  trap 'kill -$end $p; wait $p; exit' TERM
  (cat <&3; kill -$end $p) & wait $p; rm -rf "$PWD"`

interface Manner {
  /** Its own folder. */
  readonly cwd: string
  /** The signal at which it ends without waiting for anybody. */
  readonly end: 'QUIT' | 'TERM'
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
}

/** What it has to say of itself is heard on the error stream. */
export function leashed(program: string, words: readonly string[], { end, ...manner }: Manner): ChildProcess {
  return spawn('sh', ['-c', LEASH, end, program, ...words], { ...manner, stdio: ['pipe', 'ignore', 'pipe'] })
}

/** Nobody need wait for it to end. */
export function letGo(child: ChildProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref(): void }).unref()
}
