/**
 * The world outside, for somebody who is shut in: as npm's registry it has our package, newly made, and hands on what else is asked of
 * this machine's own; as a proxy it fetches for apt. It is found at a socket in the file system, which knows of no network.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Packed } from '../../release/package.ts'
import { home } from './base.ts'

const TARBALL = '/humbug/-/humbug.tgz'

/** As the registry tells of it. */
function told({ file, version }: Packed, host: string) {
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  const manifest = JSON.parse(execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }))
  const dist = { tarball: `http://${host}${TARBALL}`, integrity }
  return { name: 'humbug', 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
}

/** What has a name for ever need be fetched but once. */
const parcels = join(home, 'parcels')

async function fetched(url: string, accept: string): Promise<Response> {
  const file = join(parcels, createHash('sha256').update(url).digest('hex'))
  if (existsSync(file)) return new Response(readFileSync(file))
  const answer = await fetch(url, { headers: { accept } })
  if (!answer.ok || !/\.(?:tgz|deb)$/.test(url)) return answer
  const body = Buffer.from(await answer.arrayBuffer())
  mkdirSync(parcels, { recursive: true })
  writeFileSync(`${file}.draft`, body)
  renameSync(`${file}.draft`, file)
  return new Response(body)
}

async function hand(answer: Response, response: ServerResponse): Promise<void> {
  const type = answer.headers.get('content-type')
  response.writeHead(answer.status, { ...(type && { 'content-type': type }) })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Answers there until the program ends. */
export async function openOutside(path: string, packed: Packed): Promise<void> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    if (url === '/humbug') return response.end(JSON.stringify(told(packed, headers.host ?? '')))
    if (url === TARBALL) return response.end(readFileSync(packed.file))
    const whole = url.startsWith('/') ? new URL(url.slice(1), registry).href : url
    return hand(await fetched(whole, headers.accept ?? '*/*'), response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`humbug: ${request.url}: ${error}\n`)
      response.writeHead(502).end()
    })
  })
  rmSync(path, { force: true })
  await new Promise<void>((done) => server.listen(path, done))
  server.unref()
}
