import { beforeEach, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { CommandAnswers, commandOf } from './answers.ts'

const done = { seq: 3, chain: 'c3' }
let asked: string[]
let answers: CommandAnswers
beforeEach(() => {
  asked = []
  const store = {
    answered: async (_: string, command: string) => {
      asked.push(command.split(' ')[1] ?? '')
      return command.endsWith(' a-5') ? done : undefined
    },
  } as Partial<Store> as Store
  answers = new CommandAnswers('AAAAAA', { store })
})

const of = (id: string, device = 'd'.repeat(64)) => ({
  id,
  guest: { device, address: '', alive: true, send: () => {} },
})

test('the disk is asked for the first of a pen, and for none with a greater number', async () => {
  for (const id of ['a-6', 'a-7', 'a-9', 'b-1', 'b-2']) expect(await answers.find(of(id))).toBeUndefined()
  expect(asked).toEqual(['a-6', 'b-1'])
})

test('what has been said before is found, and what might have been is looked for', async () => {
  await answers.find(of('a-6'))
  expect(await answers.find(of('a-7'))).toBeUndefined()
  answers.remember(commandOf(of('a-7')), { seq: 4, chain: 'c4' })
  expect(await answers.find(of('a-7'))).toEqual({ seq: 4, chain: 'c4' })
  expect(await answers.find(of('a-5'))).toEqual(done)
  expect(await answers.find(of('a-6'))).toBeUndefined()
  expect(asked).toEqual(['a-6', 'a-5', 'a-6'])
})

test('nobody speaks with the pen of another device, and what has no number is looked for', async () => {
  await answers.find(of('a-4'))
  expect(await answers.find(of('a-5', 'e'.repeat(64)))).toEqual(done)
  for (const id of ['sit', 'sit', '7', 'a-1e9', `a-${'9'.repeat(10)}`]) await answers.find(of(id))
  expect(asked).toEqual(['a-4', 'a-5', 'sit', 'sit', '7', 'a-1e9', `a-${'9'.repeat(10)}`])
})

test('after a table was put away, everything is looked for again', async () => {
  await answers.find(of('a-4'))
  answers.forget()
  expect(await answers.find(of('a-5'))).toEqual(done)
})

test('of many pens the last are remembered', async () => {
  const device = (n: number) => String(n).padStart(64, '0')
  for (let n = 0; n < 65; n++) await answers.find(of('a-1', device(n)))
  asked = []
  await answers.find(of('a-2', device(0)))
  expect(asked).toEqual(['a-2'])
  await answers.find(of('a-2', device(64)))
  expect(asked).toEqual(['a-2'])
})
