/** Plain WebDriver over http: one question, one answer. */

import { once } from 'node:events'
import { createServer } from 'node:net'

export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as {
    readonly value: T & { readonly error?: string; readonly message?: string }
  }
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error}, ${value.message}`)
  return value
}

/** The driver does not say which port it took, and has to be told one: none of those that are given out to anybody who asks. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const server = createServer().listen(port, '127.0.0.1')
  const [event] = await Promise.race([
    once(server, 'listening').then(() => ['free']),
    once(server, 'error').then(() => ['taken']),
  ])
  if (event === 'taken') return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/** It says nothing when it is there, either. */
export async function listening(port: number): Promise<void> {
  const ready = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
  if (!ready?.ok) return new Promise((done) => setTimeout(done, 20)).then(() => listening(port))
}
