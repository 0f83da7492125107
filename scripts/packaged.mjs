#!/usr/bin/env node
// The program of the package, under whatever Node is there: one that is too old fetches a newer one through npm, once.
import { spawn } from 'node:child_process'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { node } from './ready.mjs'

const program = join(dirname(fileURLToPath(import.meta.url)), '..', 'lib', 'humbug.js')
// The package itself may lie where only an administrator can write.
const caches = process.env.LOCALAPPDATA ?? process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
const runtime = node(join(caches, 'humbug'))
if (runtime === process.execPath) {
  process.argv[1] = program
  await import(pathToFileURL(program).href)
} else {
  const child = spawn(runtime, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  // The terminal sends Ctrl-C to the child as well; a supervisor signals only us.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
