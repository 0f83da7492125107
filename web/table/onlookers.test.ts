import { afterEach, expect, test } from 'vitest'
import { language } from '../app/language.ts'
import { here } from '../app/table.ts'
import { isHandHeld } from './handheld.ts'
import { sayOnlookers, watchersFor } from './onlookers.ts'

const before = here.value
const nobody = { seats: [], away: [], watchers: 0, screens: 0, foreign: 0 }
afterEach(() => {
  here.value = before
  language.value = 'en'
})

test.each([
  [{}, '', ''],
  [{ watchers: 1 }, 'one onlooker', 'ein Zuschauer'],
  [{ watchers: 1, foreign: 1 }, 'one onlooker, on a screen', 'ein Zuschauer, an einem Bildschirm'],
  [{ watchers: 3, foreign: 1 }, '3 onlookers, one of them a screen', '3 Zuschauer, einer davon ein Bildschirm'],
  [{ watchers: 3, foreign: 2 }, '3 onlookers, 2 of them screens', '3 Zuschauer, 2 davon Bildschirme'],
  [{ screens: 1 }, 'one screen of the table', 'ein Bildschirm des Tisches'],
  [{ watchers: 2, screens: 2 }, '2 onlookers · 2 screens of the table', '2 Zuschauer · 2 Bildschirme des Tisches'],
])('who sits at the table reads of %o', (some, en, de) => {
  here.value = { ...nobody, ...some }
  language.value = 'en'
  expect(sayOnlookers(0)).toBe(en)
  language.value = 'de'
  expect(sayOnlookers(0)).toBe(de)
})

test('who looks on is told of the others alone', () => {
  here.value = { ...nobody, watchers: 2 }
  expect([watchersFor(0), watchersFor(null), sayOnlookers(null)]).toEqual([2, 1, 'one onlooker'])
  // Before anything was told.
  here.value = nobody
  expect([watchersFor(null), sayOnlookers(null)]).toEqual([0, ''])
})

test('a phone is a hand where a screen shows the table, whoever put it up', () => {
  const shown = [{}, { watchers: 1 }, { screens: 1 }, { watchers: 1, foreign: 1 }].map((some) => {
    here.value = { ...nobody, ...some }
    return isHandHeld('AAAAAA')
  })
  expect(shown).toEqual([false, false, true, true])
})
