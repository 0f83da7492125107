import { expect, test } from 'vitest'
import { at } from '../../../kernel/at.ts'
import { Together } from './together.ts'

/** Notes what is asked, and lets the test answer. */
function asked() {
  const questions: { readonly codes: readonly string[]; readonly done: () => void; readonly fail: () => void }[] = []
  const together = new Together(
    (codes) =>
      new Promise<void>((done, failed) => {
        questions.push({ codes, done, fail: () => failed(new Error('cut')) })
      }),
  )
  return { questions, together }
}

const settled = () => new Promise<void>((done) => setImmediate(done))

test('who comes while an answer is under way is asked for together afterwards, each once', async () => {
  const { questions, together } = asked()
  const first = together.want('A')
  await settled()
  const others = ['B', 'C', 'B'].map((code) => together.want(code))
  await settled()
  expect(questions.map(({ codes }) => codes)).toEqual([['A']])
  at(questions, 0).done()
  await first
  await settled()
  expect(questions.map(({ codes }) => codes)).toEqual([['A'], ['B', 'C']])
  at(questions, 1).done()
  await Promise.all(others)
})

test('a question that fails fails for those who asked it, and for nobody after them', async () => {
  const { questions, together } = asked()
  const first = together.want('A')
  await settled()
  const second = together.want('A')
  at(questions, 0).fail()
  await expect(first).rejects.toThrow('cut')
  await settled()
  at(questions, 1).done()
  await second
})
