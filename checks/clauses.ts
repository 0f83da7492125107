/** Every clause of a game is named by the title of a test, and every clause that a test names exists. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesOf } from '../kernel/clauses.ts'
import { titlesIn } from './titles.ts'

export interface Source {
  readonly path: string
  readonly text: string
}

export type ClauseProblem =
  /** No test names it. */
  | { readonly is: 'untested'; readonly clause: string }
  /** A test names it, and the rules do not. */
  | { readonly is: 'unknown'; readonly clause: string; readonly path: string }
  /** A test of the rules names none. */
  | { readonly is: 'silent'; readonly title: string; readonly path: string }

/** `rulesTests` are the tests that must cite a clause in every title. Tests may name clauses of other games, with other letters. */
export function clauseProblems(
  rules: string,
  tests: readonly Source[],
  rulesTests: readonly Source[],
): readonly ClauseProblem[] {
  const clauses = clausesOf(rules)
  const letters = new Set([...clauses].map(([letter]) => letter))
  if (letters.size === 0) return []
  /** A text in a test that begins with a clause, or with several. */
  const named = new RegExp(`['"\`]((?:[${[...letters].join('')}]\\d+(?:\\.\\d+)?[ ,]+)+)`, 'g')
  const namedIn = (text: string) =>
    [...text.matchAll(named)].flatMap(([, names = '']) => names.split(/[ ,]+/).filter(Boolean))
  const mentions = ({ text }: Source) => [...clauses].some((clause) => text.includes(clause))
  // Only what a test is called says that it tries it: in a comment or beside a test a clause is merely mentioned.
  const citedIn = ({ path, text }: Source) =>
    titlesIn(path, text).map(({ title, rows }) => ({
      title,
      cited: [title, ...rows].flatMap((words) => namedIn(`'${words} `)),
    }))
  const tested = new Set(
    tests
      .filter(mentions)
      .flatMap(citedIn)
      .flatMap(({ cited }) => cited),
  )
  const unknown = tests.flatMap(({ path, text }) =>
    namedIn(text)
      .filter((clause) => !clauses.has(clause))
      .map((clause) => ({ is: 'unknown', clause, path }) as const),
  )
  const silent = rulesTests.flatMap((source) =>
    citedIn(source)
      .filter(({ cited }) => cited.length === 0)
      .map(({ title }) => ({ is: 'silent', title, path: source.path }) as const),
  )
  const untested = [...clauses].filter((clause) => !tested.has(clause))
  return [...untested.map((clause) => ({ is: 'untested', clause }) as const), ...unknown, ...silent]
}

export function sources(root: string, pattern: string): Source[] {
  return globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
