/** Plain WebDriver over http: one question, one answer. */

export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as {
    readonly value: T & { readonly error?: string; readonly message?: string }
  }
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error}, ${value.message}`)
  return value
}

/** It says nothing when it is there, either. */
export async function listening(port: number): Promise<void> {
  const ready = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
  if (!ready?.ok) return new Promise((done) => setTimeout(done, 20)).then(() => listening(port))
}
