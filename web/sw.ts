/**
 * The service worker: it keeps one whole page on the device, so that the app opens without the house, and an open table
 * finds all its parts even when the house has a newer page meanwhile. It never touches the line, records or figures.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** What we use of a worker's own world; the compiler knows only that of a page. */
interface Worker {
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Asked) => void): void
  addEventListener(name: 'message', hear: (event: MessageEvent) => void): void
  skipWaiting(): Promise<void>
}

const worker = self as unknown as Worker
// The build writes both.
const version = '{{version}}'
const files: readonly string[] = JSON.parse('{{files}}')

const KEEP = `humbug-${version}`
const PATIENCE = 3000
const NOT_OURS = /^\/(?:socket|record|healthz|readyz|metrics)(?:\/|$)/

async function install(): Promise<void> {
  const page = await fetch('/', { cache: 'no-cache' })
  // The house may have got yet another page since it gave us this worker: then the next worker keeps that one.
  if (!(await page.clone().text()).includes(version)) throw new Error('not our page')
  const kept = await caches.open(KEEP)
  await kept.addAll(files)
  await kept.put('/', page)
}

/** Windows of the page before this one may still be open: its files stay until the next one comes. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== KEEP)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The house has the word, if it says something in time; a proxy that only says that the house is shut has not. */
async function visited(request: Request): Promise<Response> {
  const kept = await caches.match('/', { cacheName: KEEP, ignoreVary: true })
  const house = fetch(request)
  if (!kept) return house
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE))
  const answered = house.then((said) => (said.status >= 500 ? kept : said)).catch(() => kept)
  return Promise.race([answered, late])
}

/** The name of an asset says what is in it: whichever page kept it, it is the right one. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(tidy()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || NOT_OURS.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(visited(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

export {}
