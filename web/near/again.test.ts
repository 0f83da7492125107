import { expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { at } from '../../kernel/at.ts'
import { randomBot } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { copy, look, received, type View } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Frame } from '../../protocol/frames.ts'
import { marks } from '../../protocol/words.ts'
import { AgainHouse } from './again.ts'
import type { Thought } from './company.ts'

type ViewFrame = Frame & { is: 'view' }

test.each(games)('$key is played on from a moment to its end, and nothing else is offered then', async (game) => {
  const seats = Math.max(3, game.seats[0])
  const seat = seats - 1
  const options = defaults(game, seats) as Settings['options']
  const world = game.imagine(look(game.setup(seats, options, seeded(2)), seat), seeded(3))
  const began = copy(look(world, seat))
  const people = Array.from({ length: seats }, (_, nth) => ({ name: `N${nth}`, mark: at(marks, nth), bot: false }))
  const frames: ViewFrame[] = []
  const due: (() => void)[] = []
  const thoughts: Thought[] = []
  const house = new AgainHouse(
    { game, options, seat, level: 'hard', people, world },
    {
      tell: (frame) => void (frame.is === 'view' && frames.push(copy(frame))),
      think: async (thought) => {
        thoughts.push(thought)
        return randomBot(game).choose(thought.view, seeded(thought.seed))
      },
      wait: (_, act) => {
        due.push(act)
        return () => void (due.includes(act) && due.splice(due.indexOf(act), 1))
      },
      pace: () => ({ least: 0, spread: 0 }),
      fresh: () => 'ab'.repeat(32),
      gone: () => due.splice(0),
    },
  )
  const view = (): View => {
    const last = at(frames, frames.length - 1, 'frame')
    return received({ seat: last.seat, ...(last.game as object), hand: last.hand })
  }
  house.answer({ is: 'enter', code: 'home' }, 'e')
  expect(view()).toEqual(began)
  const chance = seeded(5)
  while (at(frames, frames.length - 1).room.stage === 'playing') {
    const { agenda } = view()
    const before = frames.length
    if (agenda.asked.includes(seat)) {
      const move = randomBot(game).choose(view(), chance)
      expect(house.answer({ is: 'move', question: agenda.question, move }, 'm').is).toBe('ok')
    } else due.shift()?.()
    await expect.poll(() => frames.length, { interval: 1 }).toBeGreaterThan(before)
  }
  const { room } = at(frames, frames.length - 1)
  expect(room.ranking).toHaveLength(seats)
  expect([room.seed, room.chairs[0]?.name, room.chairs[seat]?.sitter]).toEqual([null, 'N0', 'person'])
  expect(new Set(thoughts.map(({ view, level }) => `${level} ${view.seat === seat}`))).toEqual(new Set(['hard false']))
  expect(house.answer({ is: 'again' }, 'a')).toEqual({ is: 'no', id: 'a', why: 'not now' })
  house.close()
  expect(due).toEqual([])
})
