/** Every clause of every game is named by a test, and every clause that a test names exists. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesOf } from '../kernel/clauses.ts'
import { keys, lettersOf } from './games.ts'

const LETTERS = keys.flatMap((key) => lettersOf(key)).join('')
/** A text in a test that begins with a clause, or with several. */
const NAMED = new RegExp(`['"\`]((?:[${LETTERS}]\\d+(?:\\.\\d+)?[ ,]+)+)`, 'g')
/** A test whose title is written out. */
const TITLED = /\b(?:test|it)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g

export interface Source {
  readonly path: string
  readonly text: string
}

function namedIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, names = '']) => names.split(/[ ,]+/).filter(Boolean))
}

/** What is wrong, a line each. `rulesTests` are the tests that must cite a clause in every title. */
export function clauseProblems(
  rules: readonly Source[],
  tests: readonly Source[],
  rulesTests: readonly Source[],
): string[] {
  const clauses = new Set(rules.flatMap(({ text }) => [...clausesOf(text)]))
  const named = new Set(tests.flatMap(({ text }) => namedIn(text)))
  const untested = [...clauses].filter((clause) => !named.has(clause)).map((clause) => `${clause} has no test`)
  const unknown = tests.flatMap(({ path, text }) =>
    namedIn(text)
      .filter((clause) => !clauses.has(clause))
      .map((clause) => `${path} names ${clause}, which is no clause`),
  )
  const silent = rulesTests.flatMap(({ path, text }) =>
    [...text.matchAll(TITLED)]
      .map(([, , title = '']) => title)
      .filter((title) => !title.startsWith('$') && namedIn(`'${title} `).length === 0)
      .map((title) => `${path}: “${title}” cites no clause`),
  )
  return [...untested, ...unknown, ...silent]
}

export function sources(root: string, pattern: string): Source[] {
  return globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
