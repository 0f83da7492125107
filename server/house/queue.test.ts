import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

test('does one thing after the other, whatever becomes of it', async () => {
  const done: unknown[] = []
  const queue = new Queue((error) => done.push(error))
  const wrong = new Error('this cannot be done')
  const first = queue.add(async () => {
    await Promise.resolve()
    done.push('first')
  })
  const second = queue.add(() => {
    throw wrong
  })
  const third = queue.add(() => Promise.reject(wrong))
  const fourth = queue.add(() => void done.push('fourth'))
  expect([done, queue.waiting]).toEqual([[], 4])
  await Promise.all([first, second, third, fourth])
  expect([done, queue.waiting]).toEqual([['first', wrong, wrong, 'fourth'], 0])
})

test('does nothing any more once it is closed', async () => {
  const done: unknown[] = []
  const queue = new Queue((error) => done.push(error))
  await queue.add(() => {
    void queue.add(() => void done.push('too late'))
    queue.close()
  })
  await queue.add(() => void done.push('much too late'))
  expect([done, queue.waiting]).toEqual([[], 0])
})

test('tells whoever asks how it went: done, failed, or never to be done', async () => {
  const failures: unknown[] = []
  const queue = new Queue((error) => failures.push(error))
  const wrong = new Error('this cannot be done')
  const [first, second] = [queue.ask(async () => {}), queue.ask(() => Promise.reject(wrong))]
  await expect(first).resolves.toBeUndefined()
  await expect(second).rejects.toBe(wrong)
  expect(failures).toEqual([wrong])
  queue.close()
  await expect(queue.ask(async () => {})).rejects.toThrow('closes')
})
