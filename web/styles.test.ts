/** Styles belong to their part: what the types of a stylesheet cannot say is said here. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { partOf, scopedName } from './build/classes.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const listed = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))

interface Part {
  readonly file: string
  /** As it is called in the file, and in the page. */
  readonly classes: ReadonlyMap<string, string>
  /** As it goes into the page. */
  readonly styles: string
}

async function partsOf(files: readonly string[]): Promise<Part[]> {
  const configFile = join(root, 'vite.config.ts')
  const config = await resolveConfig({ configFile, configLoader: 'native', logLevel: 'silent' }, 'build')
  return Promise.all(
    files.map(async (file) => {
      const { code, modules = {} } = await preprocessCSS(read(file), join(root, file), config)
      return { file, classes: new Map(Object.entries(modules)), styles: code }
    }),
  )
}

interface Use {
  /** Which module of styles, and what of it: a name, or how else it is spoken of. */
  readonly of: string
  readonly name: string
}

const IMPORT = /^import \* as (\w+) from '([^']+\.module\.css)'$/gm

/** What a source takes from modules of styles. */
function usesIn(file: string, source: string): Use[] {
  return [...source.matchAll(IMPORT)].flatMap(([whole, called, path]) => {
    const rest = source.replace(whole, '')
    const uses = rest.matchAll(new RegExp(`(?<![\\w.'/])${called}(?![\\w'])(?:\\.(\\w+))?`, 'g'))
    const of = join(dirname(file), `${path}`).replaceAll('\\', '/')
    return [...uses].map(([spoken, name]) => ({ of, name: name ?? spoken }))
  })
}

const missing = (uses: readonly Use[], parts: readonly Part[]): string[] =>
  uses.filter(({ of, name }) => !parts.find(({ file }) => file === of)?.classes.has(name)).map(spell)
const spell = ({ of, name }: Use) => `${of}: ${name}`

/** In a selector of a test: what bears the mark of a part or of a game. */
const SOUGHT = new RegExp(
  `(?:['\`\\s>(,\\]:]|\\b(?:a|button|form|main|section))\\.((?:\\w+-)?[a-z]+_\\w+|(?:${listed('web/boards/*/')
    .map((folder) => basename(folder))
    .join('|')})-\\w+)`,
  'g',
)

const files = listed('web/**/*.module.css').sort()
const sources = listed('web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const uses = sources.flatMap((file) => usesIn(file, read(file)))
let parts: readonly Part[] = []
beforeAll(async () => {
  parts = await partsOf(files)
})
const inPage = () => new Set(parts.flatMap(({ classes }) => [...classes.values()]))

test('a class is called by its part and its name, and the part by its own', () => {
  expect(scopedName('seat', '/a/web/parts/ring.module.css')).toBe('ring_seat')
  expect(scopedName('ring', '/a/web/parts/ring.module.css')).toBe('ring')
  expect(scopedName('cell', 'C:\\a\\web\\boards\\hoax\\notes.module.css')).toBe('hoax-notes_cell')
  expect(scopedName('notes', '/a/web/boards/hoax/notes.module.css')).toBe('hoax-notes')
  expect(() => partOf('/a/web/look/base.css')).toThrow()
})

test('no two parts share a name', () => {
  expect(files.length).toBeGreaterThan(80)
  const names = files.map(partOf)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no stylesheet is longer than 250 lines', () => {
  const long = listed('web/**/*.css').filter((file) => read(file).split('\n').length > 251)
  expect(long).toEqual([])
})

test('outside web/look every stylesheet is a module', () => {
  const global = listed('web/**/*.css').filter((file) => !file.endsWith('.module.css') && !file.startsWith('web/look/'))
  expect(global).toEqual([])
})

describe('what a source takes from a module', () => {
  const part = { file: 'web/a/ring.module.css', classes: new Map([['seat', 'ring_seat']]), styles: '' }
  const from = (code: string) => usesIn('web/a/Ring.tsx', `import * as css from './ring.module.css'\n${code}`)

  test('is found by its name, and missed if it is not there', () => {
    expect(missing(from('<li class={css.seat} />'), [part])).toEqual([])
    expect(missing(from('<li class={css.seat} /><li class={css.saet} />'), [part])).toEqual([
      'web/a/ring.module.css: saet',
    ])
  })
  test('cannot be looked up by a word that is not known here', () => {
    expect(missing(from('<li class={css[light]} />'), [part])).toEqual(['web/a/ring.module.css: css'])
  })

  test('is there, in all of them', () => {
    expect(uses.length).toBeGreaterThan(1000)
    expect(missing(uses, parts)).toEqual([])
  })
})

test('no class is there that nobody uses', () => {
  const used = new Set(uses.map(spell))
  const all = parts.flatMap(({ file, classes }) => [...classes.keys()].map((name) => spell({ of: file, name })))
  // A motion has a name too, which styles alone use.
  const motions = new Set(
    files.flatMap((file) => [...read(file).matchAll(/@keyframes (\w+)/g)].map(([, name]) => `${file}: ${name}`)),
  )
  expect(all.filter((name) => !used.has(name) && !motions.has(name))).toEqual([])
})

test('no class is named but through its module', () => {
  const named = /['`]\.[a-z][\w-]*[ '`.:[]|\bclass="|\bclass=\{[^}]*(?<![=!]== )'\w/
  const inPages = sources.filter((file) => !file.startsWith('web/build/'))
  expect(inPages.filter((file) => named.test(read(file)))).toEqual([])
})

test('whoever looks after another part names what is there', () => {
  const known = inPage()
  const named = files.flatMap((file) => [...read(file).matchAll(/:global\(([^)]*)\)/g)].map(([, name]) => `${name}`))
  expect(named.length).toBeGreaterThan(100)
  const html = ['html.tv', 'html.still']
  expect(named.filter((name) => !html.includes(name) && !known.has(name.slice(1)))).toEqual([])
})

test('every motion that is named is there', () => {
  const lost = parts.flatMap(({ file, styles }) => {
    const there = [...styles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)
    const named = [...styles.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value]) =>
      [...`${value}`.matchAll(new RegExp(`\\b${partOf(file)}_\\w+`, 'g'))].map(([name]) => name),
    )
    return named.filter((name) => !there.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(lost).toEqual([])
})

test('a test that looks for a class looks for one that is there', () => {
  const known = inPage()
  const tests = listed('{test/browser,test/screenshots,bench/page}/**/*.ts')
  const sought = tests.flatMap((file) => [...read(file).matchAll(SOUGHT)].map(([, name]) => `${name}`))
  expect(sought.length).toBeGreaterThan(300)
  expect(sought.filter((name) => !known.has(name))).toEqual([])
})
