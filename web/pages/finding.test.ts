import { describe, expect, test } from 'vitest'
import { rulebookOf } from '../../kernel/rulebook.ts'
import { find } from './finding.ts'

const book = rulebookOf(`# Spiel

## Begriffe
*Gemäuer* = der Becher.

## Zug
- Z1.1 S Das GEMÄUER wird geschüttelt, groß und laut.
- Z1.2 S Weiß man es, so sagt man „mindestens 10“ (Z1.1).

## Antwort
| Fall | Geber | danach |
|---|---|---|
| Z2.1 P geglaubt | +1 | weiter |
| Z2.10 P bezweifelt | −1 | Ende |
`)

const ids = (wish: string) => find(book, wish).sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))

describe('finding a clause', () => {
  test('an empty wish, or one of spaces, shows everything', () => {
    expect(find(book, '').sections).toEqual(book.sections)
    expect(find(book, '  ').count).toBe(5)
  })

  test.each(['Gemäuer', 'gemäuer', 'gemauer', 'gemaeuer', 'GEMAUER', 'Gema\u0308uer', 'emäu'])(
    '%s is found',
    (wish) => {
      expect(ids(wish)).toEqual(['Z1.1'])
      expect(find(book, wish).count).toBe(2)
      expect(find(book, wish).sections.map(({ heading }) => heading)).toEqual(['Begriffe', 'Zug'])
    },
  )

  test.each(['Weiß', 'weiss', 'WEISS'])('%s is found', (wish) => {
    expect(ids(wish)).toEqual(['Z1.2'])
  })

  test('by its number, in any letters, and with those who refer to it', () => {
    expect(ids('z1.1')).toEqual(['Z1.1', 'Z1.2'])
    expect(ids('2.10')).toEqual(['Z2.10'])
    expect(ids('Z2')).toEqual(['Z2.1', 'Z2.10'])
  })

  test('in the cells of a table and under their titles', () => {
    expect(ids('ende')).toEqual(['Z2.10'])
    expect(ids('geber +1')).toEqual(['Z2.1'])
  })

  test('every word must be there, in any order', () => {
    expect(ids('laut gemäuer')).toEqual(['Z1.1'])
    expect(ids('laut mindestens')).toEqual([])
  })

  test('what is nowhere leaves nothing', () => {
    expect(find(book, 'Käse')).toEqual({ sections: [], count: 0 })
  })
})
