import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../kernel/text.ts'
import { strangers, terms } from './terms.ts'

const root = join(import.meta.dirname, '..')

/** Everything that people read of a game, and round it. */
const texts = [
  'games/**/RULES*.md',
  'games/**/story*.txt',
  'games/**/{text,words,lesson,title,chronicle.text}*.ts',
  'protocol/text.ts',
  'web/**/*words*.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !path.endsWith('.test.ts'))
  .toSorted()

test.each(texts)('%s has one word for one thing', (path) => {
  expect(strangers(readFileSync(join(root, path), 'utf8'))).toEqual([])
})

test('what the games say is counted by the rules of the language, not by hand', () => {
  const byHand = texts
    .filter((path) => path.startsWith('games/'))
    .filter((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return /(?<!edition|value) === 1 \? [`'"]/.test(text)
    })
  expect(byHand).toEqual([])
})

test('there are texts in both languages, and what is wrong in them is found', () => {
  expect(texts.length).toBeGreaterThan(60)
  expect(strangers('Ada moves all goblets one place widdershins.')).toEqual(['widdershins (say anticlockwise)'])
  expect(strangers('Du darfst um zwei Plätze rotieren oder austauschen.')).toEqual([
    'rotier (say Drehen)',
    'austausch (say Tauschen)',
  ])
})

test('the words of the box may be named where they are explained, and nowhere else', () => {
  const box = 'In der Schachtel: Drehen heißt *Rotieren*.'
  expect(strangers(box)).toEqual([])
  expect(strangers(`Begriffe\n${box}\nRotieren`)).toEqual(['Rotier (say Drehen)'])
})

test.each(languages)('no term of the list is itself a word that is not said (%s)', (language) => {
  for (const { say } of terms[language]) expect([say, strangers(say)]).toEqual([say, []])
})
