/**
 * The spare key of a device: what makes its seats its own, once more, in a cookie that no script reads. Some browsers clear all
 * that scripts keep after a week; this they leave. The cookie opens nothing: it is only ever handed back to a page of ours that
 * asks for it. docs/decisions/0017-a-seat-survives.md says why, and against whom.
 */
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { ownOrigin } from './address.ts'

/** Browsers keep a cookie of 4096 bytes and for 400 days at the most. */
export const SPARE_KEY = 3500
const LASTS = 400 * 24 * 60 * 60
const shape = new RegExp(`^[\\w-]{64,${SPARE_KEY}}$`)

interface Cookie {
  readonly name: string
  readonly rest: string
}

/**
 * Ports of a machine share their cookies, so the name holds the port: two houses do not overwrite each other. Over https nobody but
 * this very machine can plant one (`__Host-`); over http it is at least sent to no other address than this.
 */
function cookieOf({ protocol, port }: URL): Cookie {
  const name = `humbug${port && `-${port}`}`
  const rest = 'HttpOnly; SameSite=Strict'
  return protocol === 'https:'
    ? { name: `__Host-${name}`, rest: `Path=/; Secure; ${rest}` }
    : { name, rest: `Path=/spare; ${rest}` }
}

/** What lies in the cookie. Of two with the same name one was planted, and nobody can say which. */
function keptIn(context: Context, { name }: Cookie): string | undefined {
  const pairs = (context.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const [found, ...more] = pairs.filter((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1) ?? ''
  return more.length === 0 && shape.test(value) ? value : undefined
}

/** PUT keeps a spare key, POST asks for it, DELETE throws it away: all of it by our own page alone. */
export async function spareKey(context: Context<{ Bindings: { incoming: IncomingMessage } }>): Promise<Response> {
  const origin = ownOrigin(context.env.incoming)
  if (!origin) return context.text('403\n', 403)
  const cookie = cookieOf(origin)
  context.header('cache-control', 'no-store')
  const put = (value: string, seconds: number) => {
    context.header('set-cookie', `${cookie.name}=${value}; Max-Age=${seconds}; ${cookie.rest}`)
    return context.body(null, 204)
  }
  if (context.req.method === 'DELETE') return put('', 0)
  if (context.req.method === 'POST') {
    const kept = keptIn(context, cookie)
    return kept === undefined ? context.body(null, 204) : context.text(kept)
  }
  // Who does not say how much it is brings too much.
  if (!(Number(context.req.header('content-length')) <= SPARE_KEY)) return context.text('413\n', 413)
  const key = await context.req.text()
  return shape.test(key) ? put(key, LASTS) : context.text('400\n', 400)
}
