import { beforeEach, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { CommandAnswers, commandOf } from './answers.ts'

const done = { seq: 3, chain: 'c3' }
let asked: string[]
let kept: string[]
let answers: CommandAnswers
beforeEach(() => {
  asked = []
  kept = []
  const store = {
    answered: async (_: string, command: string) => {
      asked.push(command.split(' ')[1] ?? '')
      return kept.includes(command) ? done : undefined
    },
    commands: async (_: string, beginning: string) => {
      asked.push(`${beginning.split(' ')[1]}*`)
      return kept.filter((command) => command.startsWith(beginning))
    },
  } as Partial<Store> as Store
  answers = new CommandAnswers('AAAAAA', { store })
})

const of = (id: string, device = 'd'.repeat(64)) => ({
  id,
  guest: { device, address: '', alive: true, send: () => {} },
})

test('the disk is asked once what was done with a pen, and for nothing with a greater number', async () => {
  for (const id of ['a-6', 'a-7', 'a-9', 'b-1', 'b-2']) expect(await answers.find(of(id))).toBeUndefined()
  expect(asked).toEqual(['a-*', 'b-*'])
})

test('what was done before the pen was first heard here is found, in whatever order it is said again', async () => {
  kept = [commandOf(of('a-5')), commandOf(of('a-12'))]
  expect(await answers.find(of('a-3'))).toBeUndefined()
  expect(await answers.find(of('a-5'))).toEqual(done)
  expect(await answers.find(of('a-7'))).toBeUndefined()
  expect(await answers.find(of('a-12'))).toEqual(done)
  expect(await answers.find(of('a-13'))).toBeUndefined()
  expect(asked).toEqual(['a-*', 'a-3', 'a-5', 'a-7', 'a-12'])
})

test('what has been said before is found, and what might have been is looked for', async () => {
  await answers.find(of('a-6'))
  expect(await answers.find(of('a-7'))).toBeUndefined()
  answers.remember(commandOf(of('a-7')), { seq: 4, chain: 'c4' })
  expect(await answers.find(of('a-7'))).toEqual({ seq: 4, chain: 'c4' })
  kept = [commandOf(of('a-5'))]
  expect(await answers.find(of('a-5'))).toEqual(done)
  expect(await answers.find(of('a-6'))).toBeUndefined()
  expect(asked).toEqual(['a-*', 'a-5', 'a-6'])
})

test('what is written is looked for on the disk, what is not yet is remembered', async () => {
  for (const [seq, id] of [
    [4, 'a-6'],
    [5, 'a-7'],
  ] as const) {
    await answers.find(of(id))
    answers.remember(commandOf(of(id)), { seq, chain: `c${seq}` })
  }
  answers.written(4)
  kept = [commandOf(of('a-6'))]
  asked = []
  expect(await answers.find(of('a-7'))).toEqual({ seq: 5, chain: 'c5' })
  expect(asked).toEqual([])
  expect(await answers.find(of('a-6'))).toEqual(done)
  expect(asked).toEqual(['a-6'])
})

test('nobody speaks with the pen of another device, and what has no number is looked for', async () => {
  await answers.find(of('a-4'))
  kept = [commandOf(of('a-5', 'e'.repeat(64)))]
  expect(await answers.find(of('a-5', 'e'.repeat(64)))).toEqual(done)
  for (const id of ['sit', 'sit', '7', 'a-1e9', `a-${'9'.repeat(10)}`]) await answers.find(of(id))
  expect(asked).toEqual(['a-*', 'a-*', 'a-5', 'sit', 'sit', '7', 'a-1e9', `a-${'9'.repeat(10)}`])
})

test('after a table was put away, everything is looked for again, also by who was just being looked for', async () => {
  await answers.find(of('a-4'))
  const looking = answers.find(of('a-4', 'e'.repeat(64)))
  answers.forget()
  await looking
  kept = [commandOf(of('a-5')), commandOf(of('a-5', 'e'.repeat(64)))]
  expect(await answers.find(of('a-5'))).toEqual(done)
  expect(await answers.find(of('a-5', 'e'.repeat(64)))).toEqual(done)
})

test('of many pens the last are remembered', async () => {
  for (let pen = 0; pen < 65; pen++) await answers.find(of(`p${pen}-1`))
  asked = []
  for (const id of ['p0-2', 'p64-2']) await answers.find(of(id))
  expect(asked).toEqual(['p0-*'])
})

test('a pen that was forgotten is met again with what is done under it and not yet written', async () => {
  await answers.find(of('a-5'))
  answers.remember(commandOf(of('a-5')), { seq: 4, chain: 'c4' })
  for (let pen = 0; pen < 65; pen++) await answers.find(of(`p${pen}-1`))
  expect(await answers.find(of('a-5'))).toEqual({ seq: 4, chain: 'c4' })
})
