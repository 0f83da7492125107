import { describe, expect, test } from 'vitest'
import { clauseProblems } from './clauses.ts'

const rules = '- Z1.1 S One.\n| Z1.2 P two | 0 |\n'

describe('the clause check', () => {
  const check = (text: string) => {
    const spoken = { path: 'a.test.ts', text }
    return clauseProblems(rules, [spoken], [spoken])
  }

  test('is content when every clause is named', () => {
    expect(check("test('Z1.1 Z1.2 both', () => {})")).toEqual([])
  })

  test('names a clause without a test', () => {
    expect(check("test('Z1.1 one', () => {})")).toEqual([{ is: 'untested', clause: 'Z1.2' }])
  })

  test('names a number that is no clause, unless it has the letter of another game', () => {
    const path = 'a.test.ts'
    expect(check("test('Z1.1 Z1.2 Z1.3 all', () => {})")).toEqual([{ is: 'unknown', clause: 'Z1.3', path }])
    expect(check("test('Z1.1 Z1.2 both', () => {})\nexpect('Y1.3 ')")).toEqual([])
  })

  test('names a test that cites nothing', () => {
    const silent = { is: 'silent', title: 'something', path: 'a.test.ts' }
    expect(check("test('Z1.1 Z1.2 both', f)\ntest('something', f)")).toEqual([silent])
  })
})
