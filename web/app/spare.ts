/**
 * The spare key. Safari clears all that a page keeps once nobody has touched it for seven days, and some candles burn for as
 * long: so the house is asked to lay the secrets of this device's seats into a cookie as well, which no script can read, and to
 * hand them back should they be gone. docs/decisions/0017-a-seat-survives.md says against whom that is thought through.
 */
import { token } from './device.ts'
import { keep, kept, keptKeys, lasts } from './kept.ts'

type Secrets = Readonly<Record<string, string>>

const own = 'token'
/** People who share this device have secrets of their own, by table. */
const shared = /^pass\.[0-9A-Z]{6}$/
/** No more fits into a cookie, written as below. */
const MOST = 2600
const AGAIN = 2000

const isToken = (text: unknown) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

/** Letters that a cookie may have. */
export function written(secrets: Secrets): string {
  const bytes = new TextEncoder().encode(JSON.stringify(secrets))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

/** What was written there, or nothing: whatever comes from outside is looked at first. */
export function readBack(text: string): Secrets | undefined {
  try {
    const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    const found: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(plain, (one) => one.charCodeAt(0))))
    const secrets = Object.entries(Object(found)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && (entry[0] === own ? isToken(entry[1]) : shared.test(entry[0])),
    )
    return secrets.some(([key]) => key === own) ? Object.fromEntries(secrets) : undefined
  } catch {
    return undefined
  }
}

/** The secrets that lie here; where there are too many, those of the table at which one sits go first. */
export function secretsHere(code: string): Secrets {
  const first = `pass.${code}`
  const keys = keptKeys('pass.').filter((key) => shared.test(key))
  const found: Record<string, string> = { [own]: token }
  for (const key of [...keys].sort((a, b) => Number(b === first) - Number(a === first))) {
    const more = { ...found, [key]: kept(key) ?? '' }
    if (new TextEncoder().encode(JSON.stringify(more)).length <= MOST) Object.assign(found, more)
  }
  return found
}

const ask = (method: 'PUT' | 'POST' | 'DELETE', body: string | null = null) =>
  // A curtain that falls meanwhile ends the page, but not this. The house wants to know that it is asked by its own page.
  fetch('/spare', { method, body, cache: 'no-store', keepalive: true, referrerPolicy: 'same-origin' })

let last = ''

/** Somebody sits here: the house keeps a spare key from now on. */
export async function keepSpare(code: string): Promise<void> {
  // A window that was open while this device was forgotten does not bring it back.
  const key = kept(own) === token ? written(secretsHere(code)) : last
  if (key === last) return
  last = key
  const answer = await ask('PUT', key).catch(() => undefined)
  if (!answer?.ok) last = ''
}

/** Throws the spare key away. Says whether the house has heard of it: without the house nobody can. */
export async function forgetSpare(): Promise<'gone' | 'no line'> {
  const answer = await ask('DELETE').catch(() => undefined)
  return answer?.ok ? 'gone' : 'no line'
}

/** What the house has for this device: `nothing`, if it says so. */
async function askBack(): Promise<Secrets | 'nothing' | 'no answer'> {
  const answer = await ask('POST').catch(() => undefined)
  if (!answer || answer.status >= 500 || answer.status === 429) return 'no answer'
  if (answer.status !== 200) return 'nothing'
  return readBack(await answer.text()) ?? 'nothing'
}

/**
 * Before a device that knows nothing says who it is: it may have been here. What comes back is written down and the page
 * begins anew, as if nothing had been lost. While the house does not answer, nothing is decided.
 */
export async function recollect(noAnswer: () => void): Promise<void> {
  if (isToken(kept(own))) return
  const found = await askBack()
  if (found === 'no answer') {
    noAnswer()
    await new Promise((done) => setTimeout(done, AGAIN))
    return recollect(noAnswer)
  }
  const secrets = found === 'nothing' ? { [own]: token } : found
  // Another window may have been quicker.
  if (!isToken(kept(own))) for (const [key, value] of Object.entries(secrets)) keep(key, value)
  if (kept(own) === token) return
  if (lasts(own)) return new Promise(() => location.reload())
  // A browser that keeps nothing would begin anew for ever.
  keep(own, token)
}
