import { describe, expect, test } from 'vitest'
import { clauseProblems, sources } from './clauses.ts'

const root = new URL('..', import.meta.url).pathname
const source = (path: string, text: string) => ({ path, text })
const rules = source('RULES.md', '- Z1.1 S One.\n| Z1.2 P two | 0 |\n')

describe('the clause check', () => {
  test('finds nothing wrong in this house', () => {
    const tests = sources(root, 'games/**/*.test.ts')
    const rulesTests = sources(root, 'games/*/rules*.test.ts')
    expect(rulesTests.length).toBeGreaterThan(0)
    expect(clauseProblems(sources(root, 'games/*/RULES.md'), tests, rulesTests)).toEqual([])
  })

  // The letters of the games are swapped in here so that these lines do not count as tests of the real clauses.
  const check = (text: string) => {
    const spoken = source('a.test.ts', text.replaceAll('Z', 'R'))
    return clauseProblems([source(rules.path, rules.text.replaceAll('Z', 'R'))], [spoken], [spoken])
  }

  test('is content when every clause is named', () => {
    expect(check("test('Z1.1 Z1.2 both', () => {})")).toEqual([])
  })

  test('names a clause without a test', () => {
    expect(check("test('Z1.1 one', () => {})")).toEqual(['R1.2 has no test'])
  })

  test('names a number that is no clause', () => {
    expect(check("test('Z1.1 Z1.2 Z1.3 all', () => {})")).toEqual(['a.test.ts names R1.3, which is no clause'])
  })

  test('names a test that cites nothing', () => {
    expect(check("test('Z1.1 Z1.2 both', f)\ntest('something', f)")).toEqual(['a.test.ts: “something” cites no clause'])
  })
})
