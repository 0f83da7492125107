import { expect, test } from 'vitest'
import { sit } from '../../../games/hoax/script.ts'
import type { Room } from '../../../protocol/room.ts'
import { mayHurry } from './hurrying.ts'

/** A letter a chair: `p` a person, `b` a puppet. */
const chairs = (who: string): Pick<Room, 'chairs'> => ({
  chairs: [...who].map((one, seat) => ({
    ...{ name: `${seat}`, mark: 'moon', standIn: null, promise: null },
    ...(one === 'p' ? { sitter: 'person', bot: null } : { sitter: 'bot', bot: 'easy' }),
  })),
})
const four = (out: readonly number[]) => sit(['thief', 'emperor', 'judge', 'pope'], { out })

test('whoever is alone among puppets may have them hurry, in the game or out of it', () => {
  expect(mayHurry(chairs('pbbb'), four([]).view(0))).toBe(true)
  expect(mayHurry(chairs('pbbb'), four([0]).view(0))).toBe(true)
})

test('with others, only when everybody who is no puppet is out', () => {
  expect(mayHurry(chairs('ppbb'), four([]).view(0))).toBe(false)
  expect(mayHurry(chairs('ppbb'), four([0]).view(0))).toBe(false)
  expect(mayHurry(chairs('ppbb'), four([0, 1]).view(0))).toBe(true)
})

test('nobody for whom a puppet stands in', () => {
  expect(mayHurry(chairs('bbbb'), four([]).view(0))).toBe(false)
})
