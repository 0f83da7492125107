/** What can only be written when everything else is there: the version, the list of all files, a page a language. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../kernel/text.ts'
import { fill } from './words.ts'

export function complete(folder: string): void {
  const plain = keepPlain(folder)
  const assets = readdirSync(join(folder, 'assets')).sort()
  const version = versionOf(folder)
  const list = (names: readonly string[]) => JSON.stringify(names.map((name) => `/assets/${name}`))
  const worker = join(folder, 'sw.js')
  const written = readFileSync(worker, 'utf8').replace('{{version}}', version).replace('{{files}}', list(assets))
  writeFileSync(worker, written)
  // Fonts come with the first look, or are not needed; the rest may be asked for at any time of an evening.
  const late = assets.filter((name) => !name.endsWith('.woff2'))
  writeFileSync(join(folder, 'assets.json'), `{"version":"${version}","files":${list(late)}}\n`)
  const page = join(folder, 'index.html')
  const template = readFileSync(page, 'utf8')
  rmSync(page)
  for (const language of languages) {
    writeFileSync(join(folder, `index.${language}.html`), fill(template, language, { version, plain }))
  }
}

/** No bundler touches it: what it makes is for browsers that can do more. */
function keepPlain(folder: string): string {
  const script = readFileSync(join(import.meta.dirname, '../plain.js'))
  const path = `/assets/plain-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(folder, path), script)
  return path
}

function versionOf(folder: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort(byPath)) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  }
  return hash.digest('hex').slice(0, 16)
}

function byPath(a: { parentPath: string; name: string }, b: { parentPath: string; name: string }): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1
}
