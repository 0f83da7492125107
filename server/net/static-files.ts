/** The files of the page, in memory: what is not in this list is not handed out, and no path leads anywhere else. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { type Language, languages } from '../../kernel/text.ts'

/** What a browser can unpack, the smallest first, and how such a file is called. */
const packings = { br: '.br', gzip: '.gz' } as const
type Packing = keyof typeof packings

export interface PageFile {
  readonly type: string
  readonly plain: Uint8Array<ArrayBuffer>
  readonly packed: Readonly<Partial<Record<Packing, Uint8Array<ArrayBuffer>>>>
  /** Names the contents. */
  readonly mark: string
  /** A file whose name changes with its contents is never asked for again. */
  readonly kept: 'for ever' | 'until asked'
}

/** What the house shows to a browser: the page in every language, and the only files that are handed out. */
export interface Page {
  readonly html: Readonly<Record<Language, PageFile>>
  readonly files: ReadonlyMap<string, PageFile>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The page that was built into a folder. Where a file comes packed alone, as in what is sent over the net, it is unpacked here. */
export function readPage(folder: string): Page {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(entries.map(({ parentPath, name }) => join(parentPath, name).replace(/\.(?:br|gz)$/, '')))
  const nameOf = (path: string) => `/${relative(folder, path).split(sep).join('/')}`
  const files = new Map([...paths].map((path) => [nameOf(path), fileAt(path, nameOf(path))]))
  const html = (language: Language) => {
    const name = `/index.${language}.html`
    const file = files.get(name)
    if (!file) throw new Error(`${folder} holds no ${name}`)
    files.delete(name)
    return [language, file] as const
  }
  return { html: Object.fromEntries(languages.map(html)) as Record<Language, PageFile>, files }
}

function fileAt(path: string, name: string): PageFile {
  const [br, gzip] = [path + packings.br, path + packings.gzip].map((file) =>
    existsSync(file) ? readFileSync(file) : undefined,
  )
  if (existsSync(path))
    return { ...fileOf(name, readFileSync(path)), packed: { ...(br && { br }), ...(gzip && { gzip }) } }
  if (!br) throw new Error(`${path} cannot be unpacked`)
  const plain = brotliDecompressSync(br)
  return { ...fileOf(name, plain), packed: { br, gzip: gzipSync(plain) } }
}

export function fileOf(path: string, contents: string | Uint8Array): PageFile {
  const type = types[extname(path)]
  if (!type) throw new Error(`no type is known for ${path}`)
  const plain = Uint8Array.from(typeof contents === 'string' ? Buffer.from(contents) : contents)
  const mark = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { type, plain, packed: {}, mark, kept: path.startsWith('/assets/') ? 'for ever' : 'until asked' }
}

interface Asking {
  readonly encodings: string | undefined
  /** What the browser has already. */
  readonly has: string | undefined
}

export interface Answer {
  readonly status: 200 | 304
  readonly headers: Record<string, string>
  readonly body: Uint8Array<ArrayBuffer> | null
}

/** The smallest form of a file that the browser can read, or that the one it has is still good. */
export function answer(file: PageFile, { encodings = '', has = '' }: Asking): Answer {
  const readable = encodings.split(',').flatMap((said) => {
    const [name = '', weight = 'q=1'] = said.toLowerCase().split(';')
    return Number(weight.trim().slice(2)) > 0 ? [name.trim()] : []
  })
  const packing = (Object.keys(packings) as Packing[]).find((name) => file.packed[name] && readable.includes(name))
  const body = (packing && file.packed[packing]) ?? file.plain
  const etag = `"${file.mark}${packing ? `-${packing}` : ''}"`
  const headers = {
    etag,
    vary: 'Accept-Encoding',
    'cache-control': file.kept === 'for ever' ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  // A proxy may have weakened the mark; for this question that makes no difference.
  const known = has.split(',').map((mark) => mark.trim().replace(/^W\//, ''))
  if (known.includes(etag) || has.trim() === '*') return { status: 304, headers, body: null }
  const about = { 'content-type': file.type, 'content-length': String(body.length) }
  return { status: 200, headers: { ...headers, ...about, ...(packing && { 'content-encoding': packing }) }, body }
}
