/** Everything over plain HTTP: the page, records, and what an operator asks. No secret is ever in an address. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Language } from '../../kernel/text.ts'
import { routeOf } from '../../protocol/routes.ts'
import type { CopyRefusal } from '../../protocol/words.ts'
import type { House } from '../house/house.ts'
import type { Limits } from '../limits.ts'
import type { Monitor } from '../ops/metrics.ts'
import type { Copies } from '../ops/table-copy.ts'
import { isNear, networkOf } from './address.ts'
import { aheadIn } from './ahead.ts'
import { circleReadings } from './circle-readings.ts'
import { headersFor, lean, part, type Speech } from './headers.ts'
import { previewOf } from './preview.ts'
import { PartyLimit, RateLimit } from './rate-limit.ts'
import { deviceOf } from './socket.ts'
import { spareKey } from './spare-key.ts'
import { answer, type Page, type PageFile } from './static-files.ts'

export interface Reception {
  readonly page: Page
  readonly house: House
  readonly copies: Copies
  /** What a browser must know to let this house, and nobody else, write to it. */
  readonly letterKey: string
  readonly monitor: Monitor
  readonly limits: Limits
  /** `not now`: nothing can be kept at the moment. */
  readonly ready: () => Promise<'ok' | 'closing' | 'not now'>
  readonly addressOf: (request: IncomingMessage) => string
  readonly speaks: Speech
}

/** Limits go by how long the machine has run: nobody waits for a clock that was set back. */
const steadily = () => performance.now()

const DAY = 24 * 60 * 60 * 1000

type Env = { Bindings: { incoming: IncomingMessage } }

/** What is told of a game that is over to who was there. */
type Afterwards = (device: string, code: string, round: number) => Promise<object | undefined>

/** Where one may bring something, and how. */
const ways: ReadonlyMap<string, readonly string[]> = new Map([
  ['/table', ['POST']],
  ['/spare', ['PUT', 'POST', 'DELETE']],
])

/** What answers a request. */
export function reception(parts: Reception): RequestListener {
  const { page, house, copies, letterKey, monitor, limits, ready, addressOf, speaks } = parts
  const pace = new RateLimit(limits.requestBurst, 1000 / limits.requestsPerSecond, steadily)
  const records = new PartyLimit(limits.recordBurst, limits.recordEvery, limits.devicesBehind, steadily)
  const circles = new PartyLimit(limits.circleBurst, limits.circleEvery, limits.devicesBehind, steadily)
  const betting = new RateLimit(limits.bettingBurst, limits.bettingEvery, steadily)
  const copying = new RateLimit(limits.copyBurst, limits.copyEvery, steadily)
  const ahead = aheadIn(page)
  const app = new Hono<Env>()
  const headers = headersFor(speaks)
  const addressIn = (context: Context<Env>) => addressOf(context.env.incoming)
  app.use((context, next) => (part.test(context.req.path) ? lean : headers)(context, next))
  app.use(async (context, next) => {
    if (!pace.take(networkOf(addressIn(context)))) return context.text('429\n', 429)
    return next()
  })
  app.use(async ({ req, text }, next) => {
    const brings = ways.get(req.path)?.includes(req.method)
    return brings || ['GET', 'HEAD'].includes(req.method) ? next() : text('405\n', 405)
  })
  app.get('/healthz', (context) => context.text('ok\n'))
  app.get('/readyz', async (context) => {
    const word = await ready()
    return context.text(`${word}\n`, word === 'ok' ? 200 : 503)
  })
  app.get('/metrics', async (context) => {
    // Counts of refusals or moves are nobody's business at the table: only this machine may read them.
    if (!isNear(context.env.incoming)) return context.text('403\n', 403)
    return context.body(await monitor.exposition(), 200, { 'content-type': monitor.contentType })
  })
  app.get('/record/:code/:round', async (context) => {
    const record = await forSitters(context, (...asked) => house.archive.record(...asked))
    if (typeof record !== 'string') return record
    const { code, round } = context.req.param()
    return context.body(record, 200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="humbug-${code}-${round}.jsonl"`,
      'cache-control': 'no-store',
    })
  })
  app.get('/record/:code/:round/people', async (context) => {
    const people = await forSitters(context, (...asked) => house.archive.sitters(...asked))
    return people instanceof Response ? people : context.json(people, 200, { 'cache-control': 'no-store' })
  })
  // Whoever was there asks, and mostly nobody has bet: `null` is an answer, and no mistake.
  const afterwards: readonly [what: 'bets' | 'honours', find: Afterwards][] = [
    ['bets', (...asked) => house.bets.on(...asked)],
    ['honours', (...asked) => house.archive.honours(...asked)],
  ]
  for (const [what, find] of afterwards) {
    app.get(`/${what}/:code/:round`, async (context) => {
      const found = await forSitters(context, (...asked) => find(...asked).then((told) => told ?? null), betting)
      return found instanceof Response ? found : context.json(found, 200, { 'cache-control': 'no-store' })
    })
  }
  // A book is long, and much in it is alike.
  app.use('/circles/*', compress())
  for (const [path, find] of circleReadings(house.circles)) {
    app.get(path, async (context) => {
      const asked = { code: context.req.param('code') ?? '', invite: context.req.header('x-invite') }
      const found = await forDevice(context, (device) => find({ device, ...asked }), circles)
      return found instanceof Response ? found : context.json(found, 200, { 'cache-control': 'no-store' })
    })
  }
  // How long a house keeps what nobody touches is everybody's business.
  app.get('/kept', (context) => {
    const { keep } = limits
    return context.json({ days: Number.isFinite(keep) ? keep / DAY : null }, 200, { 'cache-control': 'no-store' })
  })
  app.get('/letters', (context) => context.text(letterKey, 200, { 'cache-control': 'no-store' }))
  app.get('/table/:code', async (context) => {
    if (!copying.take(networkOf(addressIn(context)))) return context.text('429\n', 429)
    const device = deviceIn(context)
    const code = context.req.param('code')
    const copy = device && (await copies.copyFor(device, code))
    if (!copy) return context.text('404\n', 404)
    return context.body(copy, 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="humbug-${code}.table"`,
      'cache-control': 'no-store',
    })
  })
  const refused = (context: Context<Env>, why: CopyRefusal) => context.text(why, statusOf[why])
  app.post(
    '/table',
    // Before anything of it is read.
    (context, next) => (copying.take(networkOf(addressIn(context))) ? next() : refused(context, 'too fast')),
    (context, next) => (deviceIn(context) === undefined ? refused(context, 'stranger') : next()),
    bodyLimit({ maxSize: limits.copyBytes, onError: (context) => refused(context, 'too big') }),
    async (context) => {
      const copy = Buffer.from(await context.req.arrayBuffer())
      const brought = await copies.bringBack(deviceIn(context) ?? '', copy)
      return typeof brought === 'string' ? refused(context, brought) : context.text(brought.code, 201)
    },
  )
  app.on(['PUT', 'POST', 'DELETE'], '/spare', spareKey)
  app.get('*', (context, next) => {
    const route = routeOf(context.req.path)
    const card = route && previewOf(route, { ...askedIn(context, speaks), language: languageOf(context) })
    if (card) return context.html(card, 200, { vary: 'Accept-Language, User-Agent, Sec-Fetch-Mode' })
    if (route) return show(context, 200, ahead(route.page))
    const file = page.files.get(context.req.path)
    return file ? hand(context, file) : next()
  })
  app.notFound((context) => {
    const looking = context.req.header('accept')?.includes('text/html')
    return looking ? show(context, 404) : context.text('404\n', 404)
  })
  app.onError((error, context) => {
    monitor.trouble('http', error)
    return context.text('500\n', 500)
  })
  return getRequestListener(app.fetch, { overrideGlobalObjects: false })

  /** What only they may have who were at a game that is over; the answer to anybody else. */
  async function forSitters<T>(
    context: Context<Env, '/record/:code/:round'>,
    find: (device: string, code: string, round: number) => Promise<T | undefined>,
    pace: Pick<PartyLimit, 'take'> = records,
  ): Promise<T | Response> {
    const { code, round } = context.req.param()
    const found = async (device: string) => (/^\d{1,6}$/.test(round) ? find(device, code, Number(round)) : undefined)
    return forDevice(context, found, pace)
  }

  async function forDevice<T>(
    context: Context<Env>,
    find: (device: string) => Promise<T | undefined>,
    pace: Pick<PartyLimit, 'take'>,
  ): Promise<T | Response> {
    const network = networkOf(addressIn(context))
    const device = deviceIn(context)
    // All who do not say who they are count as one.
    if (!pace.take(network, device ?? network)) return context.text('429\n', 429)
    const found = device && (await find(device))
    return found === undefined || found === '' ? context.text('404\n', 404) : found
  }

  function show(context: Context, status: 200 | 404, link = ''): Response {
    const shown = hand(context, page.html[languageOf(context)], status)
    if (link !== '') shown.headers.append('link', link)
    shown.headers.append('vary', 'Accept-Language')
    return shown
  }
}

/** What a copy that was not taken in is answered with. */
const statusOf = { exists: 409, foreign: 422, stranger: 403, 'too big': 413, 'too fast': 429, busy: 503 } as const

function deviceIn(context: Context): string | undefined {
  const token = /^Bearer ([0-9a-f]{64})$/.exec(context.req.header('authorization') ?? '')?.[1]
  return token && deviceOf(token)
}

function hand(context: Context, file: PageFile, status: 200 | 404 = 200): Response {
  const { req } = context
  // A page that says that nothing is there is never answered with 304.
  const has = status === 200 ? req.header('if-none-match') : undefined
  const { status: found, body, headers } = answer(file, { encodings: req.header('accept-encoding'), has })
  return context.newResponse(body, found === 200 ? status : found, headers)
}

function askedIn({ req }: Context, speaks: Speech) {
  const scheme = speaks === 'TLS' || req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const said = { agent: req.header('user-agent'), mode: req.header('sec-fetch-mode'), host: req.header('host') }
  return { ...said, path: req.path, query: req.query(), scheme } as const
}

function languageOf(context: Context): Language {
  const wished = context.req.query('lang') ?? context.req.header('accept-language') ?? ''
  return wished.toLowerCase().startsWith('de') ? 'de' : 'en'
}
