/**
 * The service worker: it keeps one whole page on the device, so that the app opens without the house, and an open table
 * finds all its parts even when the house has a newer page meanwhile. It never touches the line, records or figures.
 * And it opens the letters that the house writes when a table waits for this device.
 */
import type { Letter } from '../protocol/frames.ts'

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Arrived extends Lasting {
  readonly data: { json(): Letter } | null
}
interface Pressed extends Lasting {
  readonly notification: Notification
}
interface Window {
  readonly url: string
  focus(): Promise<unknown>
}
/** What we use of a worker's own world; the compiler knows only that of a page. */
interface Worker {
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Asked) => void): void
  addEventListener(name: 'message', hear: (event: MessageEvent) => void): void
  addEventListener(name: 'push', hear: (event: Arrived) => void): void
  addEventListener(name: 'notificationclick', hear: (event: Pressed) => void): void
  skipWaiting(): Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>
    openWindow(url: string): Promise<unknown>
  }
}

const worker = self as unknown as Worker
// The build writes both.
const version = '{{version}}'
const files: readonly string[] = JSON.parse('{{files}}')

const KEEP = `humbug-${version}`
const PATIENCE = 3000
const NOT_OURS = /^\/(?:socket|record|table|letters|healthz|readyz|metrics)(?:\/|$)/

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

const sentences: Record<Letter['language'], Record<Letter['words'], (code: string) => string>> = {
  en: {
    'your turn': (code) => `Table ${code} waits for you, and pretends not to mind.`,
    tonight: (code) => `Your circle has laid table ${code}. One chair is still yours.`,
  },
  de: {
    'your turn': (code) => `Tisch ${code} wartet auf dich und lässt sich nichts anmerken.`,
    tonight: (code) => `Deine Runde hat Tisch ${code} gedeckt. Ein Stuhl ist noch deiner.`,
  },
}

/** One note a table: a later one takes the place of the one before it, without another sound. */
function announce({ words, language, game, code }: Letter): Promise<void> {
  return worker.registration.showNotification(game, {
    body: sentences[language][words](code),
    lang: language,
    tag: `table ${code}`,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: `/t/${code}`,
  })
}

/** To the window in which that table is open already, or to a new one. */
async function visit(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : worker.clients.openWindow(path))
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(tidy()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(announce(event.data.json()))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(visit(event.notification.data))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || NOT_OURS.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(visited(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})
