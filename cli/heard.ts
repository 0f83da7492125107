/** For tests: what `humbug` answers to some words, asked in this process or in one of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, vi } from 'vitest'
import { humbug } from './humbug.ts'

export interface Heard {
  readonly status: number
  readonly out: string
  readonly err: string
}

export const main = new URL('main.ts', import.meta.url).pathname

/** For a file of tests: whatever the machine speaks, `humbug` speaks English. */
export function inEnglish(): void {
  beforeAll(() => {
    vi.stubEnv('LC_ALL', 'C')
  })
  afterAll(() => vi.unstubAllEnvs())
}

export async function here(...words: string[]): Promise<Heard> {
  const said = { out: '', err: '' }
  const say = (where: keyof typeof said) => (text: string) => {
    said[where] += text
  }
  // However slow the machine is, nothing is said but what is asked for.
  const status = await humbug(words, { out: say('out'), err: say('err'), live: false, every: Infinity })
  return { status, ...said }
}

/** As a shell would: costs half a second, and a house in this process goes on meanwhile. */
export async function apart(...words: string[]): Promise<Heard> {
  const child = spawn(process.execPath, [main, ...words])
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, out, err }
}
