import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../kernel/text.ts'
import { idOf, parse } from './asks.ts'
import { parseFrame } from './frames.ts'
import { refusalText } from './refusal-text.ts'
import { emoteText, farewellText, markText, phraseText } from './text.ts'
import { clocks, closeCodes, emotes, marks, phrases, refusals } from './words.ts'

describe('what is said', () => {
  test.each(languages)('has a sentence of its own for every word (%s)', (language) => {
    const catalogues = [
      [refusals, refusalText],
      [Object.keys(closeCodes), farewellText],
      [phrases, phraseText],
      [emotes, emoteText],
      [marks, markText],
    ] as const
    for (const [words, texts] of catalogues) {
      const said = texts[language] as Readonly<Record<string, string>>
      for (const word of words) expect(said[word], word).toMatch(/\p{L}/u)
      expect(new Set(Object.values(said)).size).toBe(Object.keys(said).length)
    }
  })

  test('no two sentences are the same in both languages', () => {
    for (const texts of [refusalText, farewellText, phraseText]) {
      const german = new Set(Object.values(texts.de))
      expect(Object.values(texts.en).filter((sentence) => german.has(sentence))).toEqual([])
    }
  })
})

describe('what is heard', () => {
  const settings = { game: 'g', seats: 4, options: {}, clock: 'off', listed: 'link', talk: 'free', watching: 'open' }
  const create = (more: object) => parse(JSON.stringify({ is: 'create', id: '1', settings: { ...settings, ...more } }))

  test.each(clocks)('a clock that is %s can be asked for', (clock) => {
    expect(create({ clock })).toMatchObject({ settings: { clock } })
  })

  test('what nobody knows cannot be asked for', () => {
    expect(create({ clock: 'fast' })).toBeUndefined()
    expect(create({ seats: 0 })).toBeUndefined()
    expect(create({ mood: 'merry' })).toBeUndefined()
  })

  test('a name is trimmed, and seen', () => {
    const named = (name: string) => parse(JSON.stringify({ is: 'sit', id: '1', name }))
    expect(named('  Zoë  ')).toMatchObject({ name: 'Zoë' })
    expect(named('👩‍👧 Zoë')).toMatchObject({ name: '👩‍👧 Zoë' })
    for (const name of ['', '   ', '\u200d', '\u3164', 'a\u202eb', 'a\nb', 'x'.repeat(25)]) {
      expect(named(name), JSON.stringify(name)).toBeUndefined()
    }
  })

  test('whatever comes is read or refused, and never thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parse(text)
        idOf(text)
      }),
      { numRuns: 2000 },
    )
  })

  test('a frame of another kind is none', () => {
    expect(parseFrame('{"is":"welcome","now":1}')).toEqual({ is: 'welcome', now: 1 })
    expect(parseFrame('{"is":"nonsense"}')).toBeUndefined()
    for (const text of ['', '{', 'welcome', 'null', '7', '[]', '"welcome"'])
      expect(parseFrame(text), text).toBeUndefined()
  })
})
