/** A program that runs beside the tests, with a folder of its own, and is gone with them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Who is told to go takes along what they started. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

export class Program {
  readonly name: string
  readonly #child: ChildProcess
  readonly #said: string[] = []

  constructor(name: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.name = name
    this.#child = spawn(name, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    for (const input of [this.#child.stdout, this.#child.stderr]) {
      if (!input) continue
      createInterface({ input }).on('line', (line) => this.#said.push(line))
    }
    process.once('exit', this.#kill)
  }

  /** Waits for a line that tells something. */
  async says(pattern: RegExp): Promise<string> {
    const find = () => this.#said.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined)
    const gone = once(this.#child, 'exit').then(() => {
      throw new Error(`${this.name} went before it said ${pattern}:\n${this.#said.join('\n')}`)
    })
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      await Promise.race([gone, ...this.#streams().map((stream) => once(stream, 'data'))])
      // The line is put together from what came.
      await new Promise(setImmediate)
    }
  }

  #streams() {
    return [this.#child.stdout, this.#child.stderr].filter((stream) => stream !== null)
  }

  readonly #kill = () => void this.#child.kill('SIGKILL')

  async close(): Promise<void> {
    process.off('exit', this.#kill)
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
  }
}
