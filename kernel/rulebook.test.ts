import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import { clausesOf } from './clauses.ts'
import { clauseAt, rulebookOf, type Section, sourcesOf } from './rulebook.ts'

const root = new URL('..', import.meta.url).pathname
const folders = globSync('games/*/RULES.md', { cwd: root }).map(dirname)
const textIn = (folder: string, file: string) => readFileSync(join(root, folder, file), 'utf8')
const numbered = (text: string) => rulebookOf(text).sections.flatMap(({ clauses }) => clauses)

const small = `# A Game (Ein Spiel)

Before everything.

## Words
*this* = that,
over two lines.

Another paragraph.

## Play
How it goes:

| case | giver | next |
|---|---|---|
| Z1.1 P/R said, doubted | −1 | see Z1.3 |
| Z1.2 Emperor | S tax | none |

- Z1.3 S A sentence: with "at least X" (Z1).
- Z12 R Another.
`

describe('a rulebook', () => {
  const book = rulebookOf(small)
  const [words, play] = book.sections as [Section, Section]

  test('has a title, sections, and paragraphs without a number', () => {
    expect(book.title).toBe('A Game (Ein Spiel)')
    expect(book.sections.map(({ heading }) => heading)).toEqual(['Words', 'Play'])
    expect(words.intro).toEqual(['*this* = that, over two lines.', 'Another paragraph.'])
    expect(words.clauses).toEqual([])
    expect(words).not.toHaveProperty('table')
    expect(play.intro).toEqual(['How it goes:'])
  })

  test('reads clauses of a list', () => {
    expect(play.clauses.slice(2)).toEqual([
      { id: 'Z1.3', source: ['S'], text: 'A sentence: with "at least X" (Z1).' },
      { id: 'Z12', source: ['R'], text: 'Another.' },
    ])
  })

  test('reads rows of a table with the titles of their columns', () => {
    const { table, clauses } = play
    expect(table).toBe('case')
    expect(clauses[0]).toEqual({
      id: 'Z1.1',
      source: ['P', 'R'],
      text: 'said, doubted',
      cells: [
        { column: 'giver', text: '−1' },
        { column: 'next', text: 'see Z1.3' },
      ],
    })
    expect(clauses[1]).toMatchObject({ id: 'Z1.2', source: [], text: 'Emperor' })
  })

  test('finds what a reference means', () => {
    expect(clauseAt(book, 'Z1.3')?.id).toBe('Z1.3')
    expect(clauseAt(book, 'Z1')?.id).toBe('Z1.1')
    expect(clauseAt(book, 'Z12')?.id).toBe('Z12')
    expect(clauseAt(book, 'Z1.4')).toBeUndefined()
    expect(clauseAt(book, 'Z')).toBeUndefined()
  })
})

describe.each(folders)('the rules in %s', (folder) => {
  const en = textIn(folder, 'RULES.md')

  test('lose no clause when they are read', () => {
    expect(numbered(en).map(({ id }) => id)).toEqual([...clausesOf(en)])
  })

  test('say of every clause in a list where it comes from', () => {
    const silent = numbered(en).filter(({ source, cells }) => source.length === 0 && !cells)
    expect(silent).toEqual([])
    expect(numbered(en).filter(({ text }) => text === '')).toEqual([])
  })

  test('refer to nothing that is not there', () => {
    const [letter] = at(numbered(en), 0, 'clause').id
    const references = en.match(new RegExp(`\\b${letter}\\d+(?:\\.\\d+)?`, 'g')) ?? []
    expect(references.filter((reference) => !clauseAt(rulebookOf(en), reference))).toEqual([])
  })

  test.each(['RULES.md', 'RULES.de.md'])('stand alone: %s defines its words and points to no other book', (name) => {
    const book = rulebookOf(textIn(folder, name))
    const [words] = book.sections
    expect(words?.intro.length).toBeGreaterThan(0)
    const text = textIn(folder, name).split(/^## /m).slice(1).join('')
    const references = text.match(/\b[A-Z]\d+(?:\.\d+)?\b/g) ?? []
    expect(references.filter((reference) => !clauseAt(book, reference))).toEqual([])
    // Where a clause comes from stands at its number; what the makers have to say to each other stands elsewhere.
    const asides =
      /(?:^|[ (])[SPR](?:\/[SPR])?:|[;,] [SPR] |\b(?:default|module|tests?|table option|Modul|Option des Tisches|von Haus aus)\b/gm
    expect(text.match(asides) ?? []).toEqual([])
  })

  test('are the same in German', () => {
    expect(existsSync(join(root, folder, 'RULES.de.md')), `${basename(folder)} has German rules`).toBe(true)
    const de = textIn(folder, 'RULES.de.md')
    const bones = (text: string) =>
      rulebookOf(text).sections.map(({ intro, clauses }) => ({
        intro: intro.length,
        clauses: clauses.map(({ id, source, cells, text }) => {
          const all = [text, ...(cells ?? []).map((cell) => cell.text)].join(' ')
          // Numbers and references say the same in every language.
          return { id, source, cells: cells?.length, said: all.match(/[A-Z]\d+(?:\.\d+)?|[+−]\d/g) }
        }),
      }))
    expect(bones(de)).toEqual(bones(en))
    expect(rulebookOf(de).title).not.toBe(rulebookOf(en).title)
  })
})

test('a game that has no printed rulebook has no clause from one', () => {
  const sourcesIn = (folder: string) => sourcesOf(rulebookOf(textIn(folder, 'RULES.md')))
  expect([sourcesIn('games/rats'), sourcesIn('games/dice')]).toEqual([
    ['S', 'P', 'R'],
    ['P', 'R'],
  ])
})
