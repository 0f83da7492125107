/** Packages that tests need and Debian has: fetched once, in a container, where nobody else lives. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const inContainer = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Where a program is: on the path, or where it usually lies. */
export function programAt(name: string, ...places: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places, '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** A program that others would let run at once as a service: here it waits for nobody. */
export function installService(name: string): void {
  install(name)
  run('service', [name, 'stop'])
}

/** So many seconds somebody else may be at it: another clone that was just begun, or Debian's own nightly upgrade. */
const PATIENCE = 600

export function install(...packages: readonly string[]): void {
  fetchLists()
  const patient = ['-o', `DPkg::Lock::Timeout=${PATIENCE}`]
  run('apt-get', ['install', '-y', '--no-install-recommends', ...patient, ...packages])
}

/** apt waits for its packages if it is told to, but never for its lists. */
function fetchLists(): void {
  for (let second = 0; second < PATIENCE; second++) {
    const { stdout, stderr } = spawnSync('apt-get', ['update'], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    })
    process.stderr.write(`${stdout}${stderr}`)
    if (!stderr.includes('Could not get lock')) return
    spawnSync('sleep', ['1'])
  }
}

/** Others talk to the error stream: what a test run prints must stay its own. */
export function run(program: string, words: readonly string[]): void {
  spawnSync(program, words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
