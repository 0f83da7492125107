import { describe, expect, test } from 'vitest'
import { findKit, games } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { randomBot } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { occasions } from '../../kernel/cue.ts'
import { defaults, type Game } from '../../kernel/game.ts'
import { play } from '../../kernel/match.ts'
import { natures } from '../../kernel/nature.ts'
import { copy, look, type News, type State } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { marks } from '../../protocol/words.ts'
import type { Quip } from '../app/quips.ts'
import { alone, roomFor } from '../near/room.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { remarkOn, WORDINGS } from './quip.ts'

const settings = (game: Game, seats: number) => ({ ...alone, game: game.key, seats, options: {} })

const now = { stage: 'playing', round: 1, commitment: '', ranking: null, seed: null, news: [] } as const

function roomOf(game: Game, seats: number): Room {
  const self = { name: 'Ada', mark: at(marks, 0) }
  const around = { settings: settings(game, seats), seat: 0, self, level: 'normal' } as const
  return roomFor({ ...around, nature: (seat) => at(natures, seat % natures.length) }, now)
}

/** All that is remarked in a few games, in which only public news is heard. */
function remarks(game: Game, room: Room, many: number): Quip[] {
  const said: Quip[] = []
  const bot = randomBot(game)
  for (let seed = 0; seed < many; seed++) {
    const chance = seeded(seed)
    const state: State = game.setup(room.chairs.length, defaults(game, room.chairs.length), chance)
    for (let seq = seed * 10_000; !game.ranking(state.table); seq++) {
      const seat = at(state.agenda.asked, 0)
      play(game, state, seat, bot.choose(look(state, seat), chance), chance)
      const quip = remarkOn(room, { seq, room: [], news: copy(state.table.news) as News[] })
      if (quip) said.push(quip)
    }
  }
  return said
}

describe.each(games.map((game) => [game.key, game] as const))('puppets at %s', (_, game) => {
  const room = roomOf(game, 4)

  test('have something to say now and then, each of them, and people never', () => {
    const said = remarks(game, room, 20)
    expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]))
    // Where a game gives them no cues they hear its end.
    const many = findKit(game.key)?.cues ? 2 : 0
    expect(new Set(said.map(({ about }) => about)).size).toBeGreaterThan(many)
    for (const { seat, nature } of said) expect(nature).toBe(room.chairs[seat]?.nature)
  })

  test('say the same on every device', () => {
    expect(remarks(game, room, 3)).toEqual(remarks(game, structuredClone(room), 3))
  })

  test('hold their tongues if they have no nature', () => {
    const self = { name: 'Ada', mark: at(marks, 0) }
    const mute = roomFor({ settings: settings(game, 4), seat: 0, self, level: 'normal' }, now)
    expect(remarks(game, mute, 3)).toEqual([])
  })
})

test('they greet when a game is dealt, at most one of them', () => {
  const room = roomOf(at(games, 0), 4)
  const greetings = Array.from({ length: 40 }, (_, seq) => remarkOn(room, { seq, room: [{ kind: 'dealt' }], news: [] }))
  const greeted = greetings.filter((quip) => quip !== undefined)
  expect(greeted.length).toBeGreaterThan(5)
  expect(greeted.length).toBeLessThan(35)
  expect(new Set(greeted.map(({ about }) => about))).toEqual(new Set(['greets']))
})

test('every nature has its own words for everything, in both languages, and no line comes twice', () => {
  const lines = [en, de].flatMap((texts) => natures.flatMap((nature) => occasions.map((about) => texts[nature][about])))
  for (const line of lines) expect(line).toHaveLength(WORDINGS)
  const all = lines.flat()
  expect(new Set(all).size).toBe(all.length)
  for (const one of all) expect(one.length).toBeLessThan(60)
})
