/** Packages that tests need and Debian has: fetched once, in a container, where nobody else lives. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const inContainer = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export function install(...packages: readonly string[]): void {
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

/** Others talk to the error stream: what a test run prints must stay its own. */
export function run(program: string, words: readonly string[]): void {
  spawnSync(program, words, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
