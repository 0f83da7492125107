import { mkdirSync, writeFileSync } from 'node:fs'
import { get as ask } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { routes } from '../../protocol/routes.ts'
import { closeAll, house, newFolder } from '../../test/open.ts'
import { readPage } from './static-files.ts'

afterEach(closeAll)

const script = 'play()\n'.repeat(100)
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** A page as the build leaves it. */
function pageFolder(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  const put = (path: string, contents: string | Buffer) => writeFileSync(join(folder, path), contents)
  const packed = (path: string, contents: string) => {
    put(path, contents)
    put(`${path}.br`, brotliCompressSync(contents))
    put(`${path}.gz`, gzipSync(contents))
  }
  packed('index.en.html', `<!doctype html><html lang="en">${' '.repeat(200)}`)
  packed('index.de.html', `<!doctype html><html lang="de">${' '.repeat(200)}`)
  packed('assets/main-abc.js', script)
  put('assets/letters-abc.woff2', picture)
  for (const piece of ['table-ABCDEFG', 'home-table-AB_-EFG', 'home-ABCDEFG', 'rats-ABCDEFG', 'x.worker-ABCDEFG'])
    put(`assets/${piece}.js`, 'play()')
  put('assets/table-ABCDEFG.css', '')
  put('icon.png', picture)
  put('sw.js', 'self')
  put('manifest.webmanifest', '{}')
  return folder
}

/** Without fetch, which unpacks, and says on its own what it can read. */
async function get(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, failed) => {
    ask({ host: '127.0.0.1', port, path, headers, method, agent: false }, async (answer) => {
      done({ status: sure(answer.statusCode, 'statusCode'), headers: answer.headers, body: await buffer(answer) })
    }).once('error', failed)
  })
}

const open = async () => (await house({ page: readPage(pageFolder()) })).port
const html = { accept: 'text/html,*/*;q=0.8' }

describe('a file of the page', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.1', 'gzip', gunzipSync],
    ['br; q=1.0', 'br', brotliDecompressSync],
    ['gzip;q=0', undefined, String],
    ['identity', undefined, String],
    ['', undefined, String],
  ])('goes to one who reads “%s” as %s', async (encodings, packing, unpacked) => {
    const { status, headers, body } = await get(await open(), '/assets/main-abc.js', { 'accept-encoding': encodings })
    expect([status, headers['content-encoding']]).toEqual([200, packing])
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('Accept-Encoding')
    expect(String(unpacked(body))).toBe(script)
  })

  test('is kept for ever if its name says what is in it, and asked for anew otherwise', async () => {
    const port = await open()
    const kept = async (path: string) => (await get(port, path)).headers['cache-control']
    for (const path of ['/assets/main-abc.js', '/assets/letters-abc.woff2']) {
      expect(await kept(path)).toBe('public, max-age=31536000, immutable')
    }
    for (const path of ['/', '/new', '/sw.js', '/manifest.webmanifest', '/icon.png']) {
      expect(await kept(path)).toBe('no-cache')
    }
  })

  test('is not sent again to one who has it, in the form in which they have it', async () => {
    const port = await open()
    const packed = { 'accept-encoding': 'br' }
    const etag = String((await get(port, '/assets/main-abc.js', packed)).headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const mark of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await get(port, '/assets/main-abc.js', { ...packed, 'if-none-match': mark })
      expect([status, body.length, headers.etag, headers.vary]).toEqual([304, 0, etag, 'Accept-Encoding'])
    }
    expect((await get(port, '/assets/main-abc.js', { 'if-none-match': etag })).status).toBe(200)
    expect((await get(port, '/assets/main-abc.js', { ...packed, 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('goes by the policy of its page; a page, a worker and the keeper of pages bring one of their own', async () => {
    const port = await open()
    const policy = async (path: string) => (await get(port, path)).headers['content-security-policy']
    const strict = "default-src 'none'"
    expect(await policy('/assets/main-abc.js')).toBe(strict)
    for (const path of ['/', '/assets/x.worker-ABCDEFG.js', '/sw.js'])
      expect(await policy(path)).toContain(`${strict}; script-src 'self'`)
  })

  test('that a page will want next is named with that page, and with no other', async () => {
    const port = await open()
    const ahead = async (path: string) => (await get(port, path)).headers.link
    const script = (name: string) => `</assets/${name}.js>; rel=modulepreload`
    const [shared, style] = [script('home-table-AB_-EFG'), '</assets/table-ABCDEFG.css>; rel=preload; as=style']
    const parts = async (path: string) =>
      String(await ahead(path))
        .split(', ')
        .sort()
    expect(await parts('/')).toEqual([script('home-ABCDEFG'), shared].sort())
    for (const path of ['/t/K7Q2PX', '/watch/K7Q2PX'])
      expect(await parts(path)).toEqual([script('table-ABCDEFG'), style, shared].sort())
    for (const path of ['/about', '/nowhere', '/sw.js']) expect(await ahead(path)).toBeUndefined()
  })

  test('is described without being sent', async () => {
    const port = await open()
    for (const path of ['/', '/assets/main-abc.js', '/icon.png']) {
      const [head, whole] = [await get(port, path, {}, 'HEAD'), await get(port, path)]
      expect([head.status, head.body.length]).toEqual([200, 0])
      for (const name of ['content-length', 'content-type', 'etag'])
        expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  test('whose type nobody knows, or a page without a language, is noticed at once', () => {
    const folder = pageFolder()
    writeFileSync(join(folder, 'a.exe'), '')
    expect(() => readPage(folder)).toThrow('no type is known for /a.exe')
    expect(() => readPage(newFolder())).toThrow('no /index.en.html')
  })
})

describe('the page', () => {
  const filled = (pattern: string) =>
    pattern.replace(':game', 'anything').replace(':code', 'ABC123').replace(':round', '1')
  test.each(Object.values(routes).flat().map(filled))('is at %s, whoever asks', async (path) => {
    const { status, headers, body } = await get(await open(), path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(String(body)).toContain('<html lang="en">')
  })

  test.each([
    ['/?lang=de', '', 'de'],
    ['/t/ABC123', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['/nowhere', 'de', 'de'],
    ['/?lang=en', 'de', 'en'],
    ['/', 'fr,de;q=0.5', 'en'],
    ['/?lang=../../secret', '', 'en'],
  ])('%s speaks to one who reads “%s” in %s', async (path, wish, language) => {
    const { headers, body } = await get(await open(), path, { ...html, 'accept-language': wish })
    expect(String(body)).toContain(`<html lang="${language}">`)
    expect(headers.vary).toBe('Accept-Encoding, Accept-Language')
  })

  const nowhere = [
    ...[
      '/nowhere',
      '/new/a/b',
      '/t',
      '/proof/ABC123',
      '/index.html',
      '/index.en.html',
      '/assets',
      '/assets/',
      '/socket',
    ],
    ...['/assets/main-abc.js.br', '/assets/main-abc.js/', '//assets/main-abc.js', '/constructor'],
    ...['/../package.json', '/..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/%00', '/%', '/__proto__'],
  ]
  test.each(nowhere)('is shown at %s to a browser, with the word that nothing is there', async (path) => {
    const port = await open()
    const shown = await get(port, path, html)
    expect([shown.status, shown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    const etag = String(shown.headers.etag)
    expect((await get(port, path, { ...html, 'if-none-match': etag })).status).toBe(404)
    const bare = await get(port, path)
    expect([bare.status, String(bare.body)]).toEqual([404, '404\n'])
  })

  test.each(['/assets/../sw.js', '/%73w.js', '/.%2e/sw.js'])('%s is only another way to write /sw.js', async (path) => {
    expect(String((await get(await open(), path, html)).body)).toBe('self')
  })

  test('a dozen phones behind one address may open it at once', async () => {
    const { port } = await house({ page: readPage(pageFolder()) })
    const answers = await Promise.all(Array.from({ length: 12 * 30 }, () => get(port, '/assets/main-abc.js')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
