/** HAProxy: one that is there, else Debian's package, fetched once, where nobody else lives on the machine. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const inContainer = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Its path; it may be fetched first. */
export async function fetchHAProxy(): Promise<string> {
  const path = found() ?? fetched()
  if (path) return path
  throw new Error(
    'The tests of several houses need HAProxy, and none could be fetched. ' +
      'Install it, and put it on the path, or let HUMBUG_HAPROXY name it.',
  )
}

function found(): string | undefined {
  const said = process.env.HUMBUG_HAPROXY
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  return [...(said ? [said] : folders.map((folder) => join(folder, 'haproxy')))].find((path) => existsSync(path))
}

function fetched(): string | undefined {
  if (!inContainer()) return undefined
  process.stderr.write('humbug: fetching HAProxy to put before several houses (once) …\n')
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'haproxy'])
  // Where services are started as soon as they are installed, this one would wait for nobody.
  run('service', ['haproxy', 'stop'])
  return found()
}

/** Others talk to the error stream: what a test run prints must stay its own. */
function run(program: string, words: readonly string[]): void {
  spawnSync(program, words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
