/** A folder in one small file, and the folder again. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** A letter stands for each byte, so that all kinds of files are alike. */
const LETTERS = 'latin1'

export function packFolder(folder: string, into: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort()
  const texts = paths.map((path) => [path, readFileSync(join(folder, path), LETTERS)])
  mkdirSync(dirname(into), { recursive: true })
  writeFileSync(into, brotliCompressSync(JSON.stringify(Object.fromEntries(texts))))
}

export function unpackFolder(file: string, into: string): void {
  const texts: Readonly<Record<string, string>> = JSON.parse(brotliDecompressSync(readFileSync(file)).toString())
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    writeFileSync(join(into, path), text, LETTERS)
  }
}
