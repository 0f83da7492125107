import { afterEach, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { natures } from '../../kernel/nature.ts'
import { marks } from '../../protocol/words.ts'
import { alone, roomFor } from '../near/room.ts'
import { en } from '../quips/en.ts'
import { flip, murmurs } from './device.ts'
import { speak } from './language.ts'
import { type Quip, quipText, remarkOn } from './quips.ts'

const around = {
  settings: { ...alone, game: 'rats', seats: 3, options: {} },
  seat: 0,
  self: { name: 'Ada', mark: at(marks, 0) },
  level: 'normal',
  nature: () => at(natures, 0),
} as const
const now = { stage: 'playing', round: 1, commitment: '', ranking: null, seed: null, news: [] } as const
const room = roomFor(around, now)

/** What is said to a hundred deals. */
const heard = () => {
  const said: Quip[] = []
  for (let seq = 0; seq < 100; seq++) {
    const quip = remarkOn(room, { seq, room: [{ kind: 'dealt' }], news: [] })
    if (quip) said.push(quip)
  }
  return said
}

afterEach(() => speak('en'))

test('puppets speak once their words are there, in the language of the page, and not where they are told not to', async () => {
  expect(heard()).toEqual([])
  await expect.poll(() => heard().length).toBeGreaterThan(20)
  const said = heard()
  const english = at(said, 0)
  expect(en[english.nature][english.about]).toContain(quipText(english))
  flip(murmurs)
  expect(heard()).toEqual([])
  flip(murmurs)
  expect(heard()).toEqual(said)
  speak('de')
  await expect.poll(() => en[english.nature][english.about].includes(quipText(english))).toBe(false)
})
