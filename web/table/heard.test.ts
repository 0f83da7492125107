import { afterEach, expect, test } from 'vitest'
import type { Room, RoomNews } from '../../protocol/room.ts'
import { type Line, log } from '../app/log.ts'
import { type NearHouse, near } from '../app/near.ts'
import { standing } from '../app/table.ts'
import { heardAll, talkedSince } from './heard.ts'

afterEach(() => {
  standing.value = null
  near.value = undefined
  log.value = []
})

/** I come to this table, at which somebody else has spoken so many times. */
function comeTo(code: string, times: number): void {
  standing.value = null
  log.value = Array.from({ length: times }, (_, nth): Line => {
    const news = { kind: 'said', seat: 1, what: 'hm' } as unknown as RoomNews
    return { seq: nth + 1, key: `${nth}`, of: 'room', news }
  })
  const room = { code, round: 1, stage: 'lobby', settings: { game: 'none' } } as unknown as Room
  standing.value = { seq: times, seat: 0, room, game: undefined, hand: undefined }
}

test('what is said at a table counts until it was read there, however much was said at another', () => {
  comeTo('ONE', 5)
  expect(talkedSince()).toBe(5)
  heardAll()
  expect(talkedSince()).toBe(0)
  comeTo('TWO', 3)
  expect(talkedSince()).toBe(3)
  heardAll()
  comeTo('TWO', 4)
  expect(talkedSince()).toBe(1)
})

test('tables that lie in this page are told apart too', () => {
  near.value = {} as NearHouse
  comeTo('home', 5)
  heardAll()
  near.value = {} as NearHouse
  comeTo('home', 3)
  expect(talkedSince()).toBe(3)
})
