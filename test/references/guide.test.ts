/** The guide cannot go stale: its code is that of the game that it speaks of, and its commands are those that there are. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { help as commands } from '../../cli/help.en.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = globSync('docs/authoring/*.md', { cwd: root }).toSorted()

interface Block {
  readonly page: string
  readonly language: string
  readonly file: string
  readonly code: string
}

const blocks = pages.flatMap((page) =>
  [...read(page).matchAll(/^```(\w+)[ ]?(\S*)\n([\s\S]*?)\n```$/gm)].map(
    ([, language = '', file = '', code = '']): Block => ({ page, language, file, code }),
  ),
)
const quotes = blocks.filter(({ file }) => file !== '')

test('whatever the guide quotes stands in that file, word for word', () => {
  expect(quotes.length).toBeGreaterThan(15)
  const stale = quotes.filter(({ file, code }) => !existsSync(join(root, file)) || !read(file).includes(code))
  expect(stale.map(({ page, file, code }) => `${page}: ${file} no longer says\n${code}`)).toEqual([])
})

test('every command that the guide has one type exists', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const lines = blocks.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.split('\n'))
  expect(lines.length).toBeGreaterThan(8)
  const unknown = lines.filter((line) => {
    const [program, first = '', second = ''] = line.split(' ')
    if (program === 'npm') return !scripts.includes(first === 'run' ? second : first)
    return program !== './humbug' || !commands.help.includes(`humbug ${first} `)
  })
  expect(unknown).toEqual([])
})

test('every page that the guide leads to is there', () => {
  const ways = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, to = '']) => ({ page, to: join(dirname(page), to) })),
  )
  expect(ways.filter(({ to }) => !existsSync(join(root, to)))).toEqual([])
})
