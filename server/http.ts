import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Language } from '../kernel/text.ts'

/** The page, in the language asked for. */
export type Page = (language: Language) => string

const web = new URL('../web/', import.meta.url)
/** The only files that are handed out. */
const files: Readonly<Record<string, string>> = {
  '/welcome.css': 'text/css; charset=utf-8',
  '/look/tokens.css': 'text/css; charset=utf-8',
  '/look/rats.svg': 'image/svg+xml',
}
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export function openHouse(page: Page): Server {
  return createServer((request, response) => {
    answer(page, request, response).catch(() => send(response, 500, 'text/plain; charset=utf-8', '500\n'))
  })
}

async function answer(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const plain = 'text/plain; charset=utf-8'
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, plain, '405\n')
  const url = URL.parse(request.url ?? '', 'http://house')
  if (!url) return send(response, 400, plain, '400\n')
  if (url.pathname === '/') return send(response, 200, 'text/html; charset=utf-8', page(languageOf(url, request)))
  if (url.pathname === '/healthz') return send(response, 200, plain, 'ok\n')
  const type = Object.hasOwn(files, url.pathname) ? files[url.pathname] : undefined
  if (!type) return send(response, 404, plain, '404\n')
  return send(response, 200, type, await readFile(new URL(`.${url.pathname}`, web)))
}

function languageOf(url: URL, request: IncomingMessage): Language {
  const wished = url.searchParams.get('lang') ?? request.headers['accept-language'] ?? ''
  return wished.toLowerCase().startsWith('de') ? 'de' : 'en'
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(body)
}
