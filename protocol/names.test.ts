import { describe, expect, test } from 'vitest'
import { seen, spoken } from './names.ts'

describe('a name that looks like another is the same name', () => {
  test.each([
    ['with a blank after it that is none', 'Anna Maria\u2800'],
    ['with a letter before it that is none', '\u3164Anna Maria'],
    ['with two blanks for one', 'Anna  Maria'],
    ['with a wide one', 'Anna\u3000Maria'],
    ['with one that does not break', 'Anna\u00a0Maria'],
    ['with a symbol for one', 'Anna\u2800Maria'],
    ['with a letter for one', 'Anna\u3164Maria'],
    ['with a joiner between two', 'Anna \u200d Maria'],
    ['in capitals', 'ANNA MARIA'],
  ])('%s', (_, name) => expect(spoken(name)).toBe(spoken('Anna Maria')))

  test.each(['Annamaria', 'Anna-Maria', 'Anna', 'Änna Maria'])('and %s is another', (name) =>
    expect(spoken(name)).not.toBe(spoken('Anna Maria')),
  )
})

test('there is nothing to see in what leaves a place empty', () => {
  for (const name of [' ', '\u2800', '\u3164', '\u200d', '\u115f\u1160']) expect(seen.test(name)).toBe(false)
  for (const name of ['A', '\u2800A', '👻', '!']) expect(seen.test(name)).toBe(true)
})
