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

  test.each([
    ['a comment', "// test('Z1.2 two', f)"],
    ['what stands round tests', "describe('Z1.2 two', () => {})"],
    ['what is expected', "test('Z1.1 one', () => expect(told).toBe('Z1.2 two'))"],
    ['a test that is skipped', "test.skip('Z1.2 two', f)"],
    ['a test that may be skipped', "test.skipIf(late)('Z1.2 two', f)"],
    ['a test that is still to be written', "test.todo('Z1.2 two')"],
    ['skipped rows', "test.skip.each([1])('Z1.2 two', f)"],
    ['what is skipped together', "describe.skip('two', () => { test('Z1.2 two', f) })"],
    ['rows whose words are in no title', "test.each([['Z1.2 two', 2]])('Z1.1 one', f)"],
  ])('takes %s for no test', (_, text) => {
    expect(check(`test('Z1.1 one', f)\n${text}`)).toEqual([{ is: 'untested', clause: 'Z1.2' }])
  })

  test.each([
    "test.each([1, 2])('Z1.2 two of %i', f)",
    "test.each([['Z1.2 two', 2]])('%s', f)",
    "const rows = [{ clause: 'Z1.2 two' }]\ntest.each(rows)('$clause', f)",
    "describe('two', () => { it('Z1.2 two', f) })",
    "describe.each([1, 2])('two', () => { test(`Z1.2 two`, f) })",
  ])('takes for a test of a clause: %s', (text) => {
    expect(check(`test('Z1.1 one', f)\n${text}`)).toEqual([])
  })

  test('names rows that cite nothing', () => {
    const silent = { is: 'silent', title: '%s', path: 'a.test.ts' }
    expect(check("test('Z1.1 Z1.2 both', f)\ntest.each([['one'], ['two']])('%s', f)")).toEqual([silent])
  })
})
