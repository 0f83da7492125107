import { afterEach, expect, test } from 'vitest'
import { language } from '../app/language.ts'
import { lobbyWords } from './lobby.words.ts'

afterEach(() => {
  language.value = 'en'
})

test('a table of any size begins in good German', () => {
  language.value = 'de'
  const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const said = ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt', 'elft', 'zwölft']
  expect(sizes.map((n) => lobbyWords().start(n))).toEqual(said.map((how) => `Zu ${how} beginnen`))
})
