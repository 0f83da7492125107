import { describe, expect, test } from 'vitest'
import { at } from '../at.ts'
import { randomBot } from '../bot.ts'
import type { Game } from '../game.ts'
import { ask } from '../state.ts'
import { blind, box, breaches, dreaming, spoilt } from './mutants.ts'
import { type Thimble, thimble } from './thimble.ts'

describe('the contract catches a mutant that imagines a world in which', () => {
  test.each([
    ['always have five dice', [1, 2, 3, 4, 5]],
    ['have no dice', []],
  ])('others %s', (_what, dice) => {
    const mutant = dreaming(({ hands }, other) => {
      at(hands, other).dice = [...dice]
    })
    const [breach, ...others] = breaches(mutant)
    expect(others).toEqual([])
    expect(breach).toContain(
      `the world that seat 0 imagines is not sound: seat 1 holds ${dice.length} dice, and the table says 3`,
    )
    expect(breach).toContain('An imagined world must be right for everybody in it, not for the imaginer alone')
    expect(breach).toContain('\n  Look in games/thimble/imagine.ts: give every other hand what the table says')
  })

  test('others have no dice and can do nothing without, even if the game does not say what is sound', () => {
    const mutant = dreaming(({ hands }, other) => {
      at(hands, other).dice = []
    })
    const moves: Game<Thimble>['moves'] = (view) => thimble.moves(view).filter(({ kind }) => kind !== 'throw')
    const why: Game<Thimble>['why'] = (view, kind) =>
      moves(view).some((move) => move.kind === kind) ? undefined : 'X1'
    const random = randomBot<Thimble>({ moves })
    const bots = { random, easy: random, normal: random, hard: random }
    expect(breaches(blind({ ...mutant, moves, why }), bots)).toEqual([
      expect.stringMatching(
        /in a world that seat \d imagined, seat \d is asked and can do nothing\n.*\n.*\n.*\/imagine\.ts: give every/,
      ),
    ])
    expect(breaches(blind({ ...thimble, moves, why }), bots)).toEqual([])
  })

  test.each([
    ['empty', 'hands[0].news: ["empty"] in truth, [] in that world'],
    ['rolled', 'hands[1].news: ["rolled"] in truth, [] in that world'],
  ])('others were never told that something is %s', (forgotten, difference) => {
    const mutant = dreaming(({ hands }, other) => {
      const hand = at(hands, other)
      hand.news = hand.news.filter(({ kind }) => kind !== forgotten)
    })
    const [breach, ...others] = breaches(blind(mutant))
    expect(others).toEqual([])
    expect(breach).toMatch(/in the world that seat \d imagines others were told other things than in truth$/m)
    expect(breach).toContain(`\n  ${difference}\n`)
    expect(breach).toContain('Who was told something is public; what they were told is not.')
    expect(breach).toContain('\n  Look in games/thimble/imagine.ts: put into every other hand the private news')
  })

  test('others were told what is not so', () => {
    const mutant = dreaming(({ hands }, other) => {
      const hand = at(hands, other)
      hand.news = hand.news.map((news) => (news.kind === 'rolled' ? { kind: 'rolled', dice: [] } : news))
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/was told what is not so/))
  })

  test('others have answered and not guessed', () => {
    const mutant = dreaming(({ hands }, other) => {
      at(hands, other).guess = null
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/answered without a guess/))
  })

  test('others peeked and saw the pea', () => {
    const mutant = dreaming(({ hands, box }, other) => {
      const hand = at(hands, other)
      if (hand.empty !== null) hand.empty = box.pea
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/saw the pea where there is none/))
  })

  test('nothing lies under the cups, even if the game does not say what is sound', () => {
    const mutant = dreaming(({ box }) => {
      box.pea = null
    })
    expect(breaches(blind(mutant))).toContainEqual(expect.stringMatching(/no pea/))
  })

  test('nobody ever comes to the end, even if the game does not say what is sound', () => {
    const mutant = dreaming(({ box }) => {
      Object.assign(box, { endless: true })
    })
    const endless: Game<Thimble> = {
      ...mutant,
      play(state, seat, move, chance) {
        thimble.play(state, seat, move, chance)
        if (box(state).endless && state.table.stage === 'over') {
          Object.assign(state.table, { stage: 'hide', hider: 0 })
          ask(state, [0])
        }
      },
    }
    expect(breaches(blind(endless))).toContainEqual(expect.stringMatching(/imagined, a game goes on after 100 moves/))
  })
})

test('the contract catches a true state that is not sound', () => {
  const dreamy = dreaming((world) => {
    box(world).imagined = true
  })
  const mutant = spoilt((state, seat, move) => {
    if (move.kind === 'guess' && !box(state).imagined) at(state.hands, seat).dice.pop()
  })
  expect(breaches({ ...mutant, imagine: dreamy.imagine })).toContainEqual(
    expect.stringMatching(/the state is not sound: seat \d holds \d dice, and the table says \d/),
  )
})
