/** A circle read again from its deeds, whatever an earlier version has made of them. */
import { expect, test } from 'vitest'
import { rebuild } from './circle.ts'
import type { CircleDeed } from './deed.ts'

const CODE = `o${'0'.repeat(23)}`
const DEEDS: readonly CircleDeed[] = [
  {
    kind: 'founded',
    person: 'a',
    title: 'Thursdays',
    name: 'Ada',
    mark: 'moon',
    device: 'ada',
    invite: '',
    present: ['ada', 'ben', 'cleo'],
  },
  { kind: 'joined', person: 'b', name: 'Ben', mark: 'key', device: 'ben' },
  { kind: 'claimed', person: 'b', device: 'cleo' },
  { kind: 'sent off', person: 'b' },
]
const lines = DEEDS.map((deed, n) => ({
  seq: n + 1,
  command: null,
  text: JSON.stringify({ at: n, deed }),
  chain: '',
}))

test('whoever was sent off was not there any more, with none of their devices', () => {
  expect(rebuild(CODE, undefined, lines.slice(0, 3))?.present).toEqual(['ada', 'ben', 'cleo'])
  expect(rebuild(CODE, undefined, lines)?.present).toEqual(['ada'])
})

test('a snapshot of a version that still let them in is left aside', () => {
  const circle = { ...rebuild(CODE, undefined, lines), present: ['ada', 'ben', 'cleo'] }
  expect(rebuild(CODE, JSON.stringify({ version: 1, circle }), [])).toBeUndefined()
})
