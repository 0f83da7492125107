/** A folder as a machine of its own: somebody sits at it and types, and sees what is said. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { copyBase } from './base.ts'

/** Longer than a slow line takes for everything that is fetched at once. */
const PATIENCE = 600_000

/** Where a shell looks for programs. */
const ALLS = '/usr/local/bin:/usr/bin:/bin'
const ROOTS = `/usr/local/sbin:${ALLS}:/usr/sbin:/sbin`

/** A line that was typed at a terminal, while what it began goes on. */
export class Typed {
  readonly #child: ChildProcess
  readonly gone: Promise<number>
  said = ''

  constructor(root: string, user: string, line: string) {
    const own = user === 'root' ? '/root' : `/home/${user}`
    const env = `HOME=${own} USER=${user} TERM=dumb DEBIAN_FRONTEND=noninteractive PATH=${user === 'root' ? ROOTS : ALLS}`
    const session = `exec chroot --userspec=${user}:${user} ${root} env -i ${env} sh -c ${quoted(`cd; ${line}`)}`
    this.#child = spawn('script', ['-qefc', session, '/dev/null'], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.said += stripVTControlCharacters(text).replaceAll('\r', '')
      this.#child.emit('said')
    })
    this.gone = once(this.#child, 'close').then(([code]) => {
      this.#child.emit('said')
      return code ?? 1
    })
  }

  /** Waits until it has said something like this. */
  async until(pattern: RegExp): Promise<RegExpExecArray> {
    const late = AbortSignal.timeout(PATIENCE)
    for (;;) {
      const found = pattern.exec(this.said)
      if (found) return found
      if (this.#child.exitCode !== null) throw new Error(`it ended, and said:\n${this.said}`)
      await once(this.#child, 'said', { signal: late }).catch(() => {
        throw new Error(`it never said ${pattern}, only:\n${this.said}`)
      })
    }
  }

  press(keys: string): void {
    this.#child.stdin?.write(keys)
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

export class Machine {
  readonly root: string

  constructor(name: string) {
    this.root = copyBase(name)
    for (const [from, to] of [
      ['/proc', 'proc'],
      ['/dev', 'dev'],
    ] as const)
      execFileSync('mount', ['--rbind', from, this.path(to)])
    this.names(name)
  }

  path(place: string): string {
    return join(this.root, place)
  }

  /** Somebody sits down at it, as themselves. */
  begins(line: string, user = 'root'): Typed {
    return new Typed(this.root, user, line)
  }

  /** A line that ends by itself, and well. */
  async types(line: string, user = 'root'): Promise<string> {
    const typed = this.begins(line, user)
    const late = setTimeout(() => typed.press('\u0003'), PATIENCE)
    const code = await typed.gone
    clearTimeout(late)
    if (code !== 0) throw new Error(`it ended with ${code}, and said:\n${typed.said.slice(-3000)}`)
    return typed.said
  }

  /** This name leads to it, for its guests too. */
  names(name: string): void {
    const hosts = this.path('etc/hosts')
    writeFileSync(hosts, `127.0.0.1 localhost ${hostname()} ${name}\n`)
    execFileSync('mount', ['--bind', hosts, '/etc/hosts'])
  }

  /** Nothing runs on it any more. */
  switchOff(): void {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (Number(id) !== process.pid && rootOf(id) === this.root) process.kill(Number(id), 'SIGKILL')
    }
  }
}

function rootOf(id: string): string | undefined {
  try {
    return readlinkSync(`/proc/${id}/root`)
  } catch {
    // It is gone by now.
    return undefined
  }
}
