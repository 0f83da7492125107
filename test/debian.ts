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

export function install(...packages: readonly string[]): void {
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

/** Others talk to the error stream: what a test run prints must stay its own. */
export function run(program: string, words: readonly string[]): void {
  spawnSync(program, words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
