import { expect, test } from 'vitest'
import { readPeople, readReplay, writeReplay } from './file.ts'
import { ratsOfThree } from './script.ts'
import { openStory, placeIn, roomOf, type Story } from './story.ts'

const people = [
  { name: 'Ada', mark: 'moon', bot: false },
  { name: 'Bo', mark: 'key', bot: false },
  { name: '', mark: 'bell', bot: true },
] as const

test('a record opens into its moments; without names people go by their marks', () => {
  const story = openStory(ratsOfThree) as Story
  expect(story.moments).toHaveLength(8)
  expect(story.people.map(({ name, bot }) => [name, bot])).toEqual([
    ['', false],
    ['', false],
    ['', true],
  ])
  expect(new Set(story.people.map(({ mark }) => mark)).size).toBe(3)
  expect(placeIn(story)).toEqual({ code: 'K7Q2PX', round: 3 })
})

test('the room round the board has the people and nothing of the game', () => {
  const story = openStory(ratsOfThree, people) as Story
  const room = roomOf(story)
  expect(room.chairs.map((chair) => chair?.name)).toEqual(['Ada', 'Bo', ''])
  expect([room.ranking, room.seed]).toEqual([null, null])
  expect(room.code).not.toBe('K7Q2PX')
})

test('people who do not fit the chairs are left out', () => {
  expect((openStory(ratsOfThree, people.slice(1)) as Story).people.map(({ name }) => name)).toEqual(['', '', ''])
})

test('what is no record, or cannot have happened, stays shut and says why', () => {
  expect(openStory('a picture of a rat')).toEqual({ flaw: 'unreadable' })
  expect(openStory(ratsOfThree.replace('"rats"', '"cats"'))).toEqual({ flaw: 'unknown game' })
  expect(openStory(ratsOfThree.replace('"claim":2', '"claim":9'))).toEqual({ flaw: 'illegal' })
  expect(openStory(ratsOfThree.replace('"drawn":[4]', '"drawn":[9]'))).toEqual({ flaw: 'luck' })
})

test('a file keeps the record to the byte and the people by name; a bare record is a file, too', () => {
  expect(readReplay(writeReplay({ record: ratsOfThree, people }))).toMatchObject({ record: ratsOfThree, people })
  expect(readReplay(ratsOfThree)).toEqual({ record: ratsOfThree, people: [] })
  expect(readReplay('{"humbug":"replay","record":7}').people).toEqual([])
})

test('whoever has a name too long or a mark of his own is nobody we know', () => {
  expect(readPeople(JSON.stringify(people))).toEqual(people)
  for (const bad of ['', '{}', '[{"name":"A"}]', JSON.stringify([{ ...people[0], name: 'A'.repeat(25) }])])
    expect(readPeople(bad)).toEqual([])
  expect(readPeople(JSON.stringify([{ ...people[0], mark: 'crown' }]))).toEqual([])
})
