import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { clone } from '../test/clone.ts'
import { newFolder } from '../test/open.ts'
import { stampOf } from './build/stamp.ts'
import { builtPage, Unbuilt } from './build.ts'

const silent = () => {}
const never = () => expect.unreachable('it is fresh')

function write(root: string, path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A page with one part that loads late. */
function smallPage(): string {
  const root = clone()
  write(root, 'web/late.ts', "export const late = 'late'")
  write(
    root,
    'web/main.tsx',
    "import './look/fonts.css'\nvoid import('./late.ts').then(({ late }) => document.title = late)",
  )
  return root
}

describe('a stamp', () => {
  function project(): string {
    const root = newFolder()
    for (const path of ['web/main.tsx', 'games/index.ts', 'kernel/state.ts', 'protocol/words.ts'])
      write(root, path, path)
    for (const path of ['package-lock.json', 'vite.config.ts']) write(root, path, path)
    return root
  }

  test.each([
    'web/main.tsx',
    'games/index.ts',
    'kernel/state.ts',
    'protocol/words.ts',
    'package-lock.json',
    'vite.config.ts',
  ])('changes with %s', (path) => {
    const root = project()
    const before = stampOf(root)
    expect(stampOf(root)).toBe(before)
    writeFileSync(join(root, path), 'something else')
    expect(stampOf(root)).not.toBe(before)
  })

  test('changes when a file comes, goes or gets another name', () => {
    const root = project()
    const first = stampOf(root)
    write(root, 'web/parts/Art.tsx', '')
    const second = stampOf(root)
    renameSync(join(root, 'web/parts/Art.tsx'), join(root, 'web/parts/Bar.tsx'))
    const third = stampOf(root)
    rmSync(join(root, 'web/parts'), { recursive: true })
    expect(new Set([first, second, third]).size).toBe(3)
    expect(stampOf(root)).toBe(first)
  })

  test('is the same whatever tests say and whatever else lies about', () => {
    const root = project()
    const before = stampOf(root)
    for (const path of ['web/main.test.ts', 'web/fonts/a.woff2', 'server/main.ts', 'README.md']) write(root, path, path)
    expect(stampOf(root)).toBe(before)
  })
})

describe('the page', () => {
  test('is built once, and again when something in it changes; two at once do not disturb each other', async () => {
    const root = smallPage()
    const [first, twin] = await Promise.all([builtPage(silent, root), builtPage(silent, root)])
    expect(twin).toBe(first)
    expect(readdirSync(join(root, 'dist/page'))).toHaveLength(1)
    expect(await builtPage(never, root)).toBe(first)
    write(root, 'web/late.ts', "export const late = 'later'")
    let said = 0
    const second = await builtPage(() => said++, root)
    expect([said, second === first]).toEqual([1, false])
    expect(await builtPage(never, root)).toBe(second)
  })

  test('what is wrong with it fails clearly and leaves nothing behind; the old one is removed after a while', async () => {
    const root = smallPage()
    const good = await builtPage(silent, root)
    write(root, 'web/main.tsx', "import './nowhere.ts'")
    await expect(builtPage(silent, root)).rejects.toThrow(Unbuilt)
    expect(readdirSync(join(root, 'dist/page')).map((name) => join(root, 'dist/page', name))).toEqual([good])
    utimesSync(good, 0, 0)
    write(root, 'web/main.tsx', 'export {}')
    const next = await builtPage(silent, root)
    expect(readdirSync(join(root, 'dist/page')).map((name) => join(root, 'dist/page', name))).toEqual([next])
  })

  test('has a file for each language, nothing inline, all texts compressed, and lists that are complete', async () => {
    const folder = await builtPage(silent, smallPage())
    const names = readdirSync(folder, { recursive: true }).map(String)
    const read = (name: string) => readFileSync(join(folder, name))
    const html = { en: read('index.en.html').toString(), de: read('index.de.html').toString() }
    expect(html.en).toContain('<html lang="en">')
    expect(html.de).toContain('<html lang="de">')
    expect(html.de).toContain('<noscript>Humbug braucht JavaScript')
    for (const text of Object.values(html)) {
      expect(text).not.toMatch(/<script(?![^>]*src)|<style|style="|data:|\{\{/)
      for (const [, path] of text.matchAll(/(?:src|href)="\/([^"]+)"/g)) expect(names).toContain(path)
    }
    for (const name of names.filter((path) => /\.(?:html|js|css|svg|json|webmanifest)$/.test(path))) {
      // What would not get smaller stays as it is.
      if (names.includes(`${name}.br`)) expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name))
      if (names.includes(`${name}.gz`)) expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name))
      expect(names.includes(`${name}.br`) || statSync(join(folder, name)).size < 100).toBe(true)
    }
    const assets = names.filter((name) => /^assets.*\.(?:js|css|svg|woff2)$/.test(name)).map((name) => `/${name}`)
    expect(assets.filter((name) => name.endsWith('.woff2'))).toHaveLength(8)
    for (const name of assets) expect(read('sw.js').toString()).toContain(`"${name}"`)
    const { version, files } = JSON.parse(read('assets.json').toString())
    expect(files).toEqual(assets.filter((name) => !name.endsWith('.woff2')).sort())
    for (const text of [...Object.values(html), read('sw.js').toString()]) expect(text).toContain(version)
  })
})
