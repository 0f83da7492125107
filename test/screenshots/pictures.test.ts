import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { pictures } from './pictures.ts'

const route = readFileSync(join(import.meta.dirname, '../../web/app/whereabouts.ts'), 'utf8')

test('every page of the house has a picture', () => {
  const places = sure(/export type Whereabouts =\n((?: {2}\|.*\n)+)/.exec(route), 'list of places')[0]
  const pages = [...places.matchAll(/page: ((?:'\w+'(?: \| )?)+)/g)].flatMap(
    ([, some = '']) => some.match(/\w+/g) ?? [],
  )
  expect(pages).toContain('home')
  expect(Object.keys(pictures).toSorted()).toEqual(pages.toSorted())
  for (const page of pages) expect(pictures[page as keyof typeof pictures].length).toBeGreaterThan(0)
})

test('no two pictures have the same name', () => {
  const names: string[] = Object.values(pictures).flat()
  expect(new Set(names).size).toBe(names.length)
})

test('a picture is kept where a document shows it, and nowhere else', () => {
  const root = join(import.meta.dirname, '../..')
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  const shown = documents.flatMap((text) => [...text.matchAll(/screenshots\/([\w.-]+\.webp)/g)].map(([, name]) => name))
  expect(shown.length).toBeGreaterThan(0)
  expect([...new Set(shown)].toSorted()).toEqual(readdirSync(join(root, 'docs/screenshots')).toSorted())
})
