import { describe, expect, test } from 'vitest'
import { at, sure } from '../at.ts'
import type { Bots } from '../bot.ts'
import type { Game } from '../game.ts'
import { type Breaches, breachesOf, freshTrials, promises, trials } from './contract.ts'
import { botsThat, box, clauses, dreaming, spoilt, table, withField } from './mutants.ts'
import { type Thimble, thimble, thimbleBots } from './thimble.ts'

const fixed = (game: Game<Thimble>) => trials(game, 1, { values: 1, more: 0 })
const broken = (game: Game<Thimble>, bots = thimbleBots): Breaches => breachesOf({ game, bots, clauses }, fixed(game))

interface Mutant {
  readonly game: Game<Thimble>
  readonly bots?: Bots<Thimble>
  /** The first lines of what is said, before it says where. */
  readonly wrong: RegExp
  readonly move: string
  readonly look: string
}

const hidesInTheOpen = spoilt((state, _seat, move) => {
  if (move.kind === 'hide') table(state).ids = Array.from({ length: 4 }, (_, cup) => (cup + move.cup) % 4)
})

/** One that breaks each promise, and what whoever wrote it would read. */
const mutants: Readonly<Record<string, Mutant>> = {
  'somebody asked can always answer, and the game ends within its bound': {
    game: { ...thimble, moves: (view) => (view.table.stage === 'throw' ? [] : thimble.moves(view)) },
    wrong: /seat \d is asked and can do nothing/,
    move: 'guess',
    look: 'moves.ts: offer something to whoever is asked',
  },
  'legality is a function of the view': {
    game: {
      ...thimble,
      moves: (view) => [...thimble.moves(view), ...(Object.isFrozen(view.table) ? [{ kind: 'peek' } as const] : [])],
      setup(...dealt) {
        const state = thimble.setup(...dealt)
        Object.freeze(state.table)
        return state
      },
    },
    wrong:
      /the moves of seat \d depend on more than its view\n {2}\[.* the first time, \[.* for the same view a moment/,
    move: 'hide',
    look: 'moves.ts: go by the view alone',
  },
  'why names a clause for every kind of move that is not open': {
    game: { ...thimble, why: () => undefined },
    wrong: /why contradicts the moves: they do not offer guess to seat \d, and it names no clause against it/,
    move: 'hide',
    look: 'why.ts: nothing for a kind that `moves` offers',
  },
  'a record replays to the byte': {
    game: {
      ...thimble,
      setup(...dealt) {
        const state = thimble.setup(...dealt)
        box(state).roll = () => 0
        return state
      },
    },
    wrong: /the state is not plain data\n {2}box\.roll: a function in the state, nothing once it was written as JSON/,
    move: 'hide',
    look: 'state.ts: numbers, texts, true, false',
  },
  'only the tape decides, and moves stay as they are': {
    game: spoilt((state, _seat, move) => {
      if (move.kind === 'hide') state.table.score[0] = Math.random()
    }),
    wrong: /hide with the same luck did two things\n {2}table\.score\[0\]: 0\.\d+ the first time, 0\.\d+ the second/,
    move: 'hide',
    look: 'rules.ts: luck comes from `chance` alone',
  },
  'a copy shares nothing': {
    game: remembering(),
    wrong: /playing on a copy changed the original\n {2}table\.score\[0\]: 0 before, \d after/,
    move: 'hide',
    look: 'rules.ts: keep no part of a state outside of it',
  },
  'sealed answers commute': {
    game: spoilt((state, seat, move) => {
      if (move.kind === 'guess') box(state).last = seat
    }),
    wrong:
      /seats 1, 2 were asked together, and it matters who answers first\n {2}box\.last: 2 in one order, 1 in another/,
    move: 'guess',
    look: 'rules.ts: keep each answer in its hand or the box',
  },
  'every move, news, refusal and option has a text in every language': {
    game: { ...thimble, text: { en: thimble.text.en, de: { ...thimble.text.de, news: () => '' } } },
    wrong: /the news rolled has no good text in de: ""/,
    move: 'hide',
    look: 'text.de.ts: the same in German',
  },
  'an imagined world is sound for every seat, and plays on to its end': {
    game: dreaming(({ hands }, other) => {
      at(hands, other).dice.push(1)
    }),
    wrong: /the world that seat 0 imagines is not sound: seat 1 holds 4 dice, and the table says 3/,
    move: 'hide',
    look: 'imagine.ts: give every other hand what the table says',
  },
  'a bot knows its view alone': {
    game: thimble,
    bots: botsThat((level, view, chance) =>
      level === 'easy' ? { kind: 'show', die: 7 } : thimbleBots[level].choose(view, chance),
    ),
    wrong: /the easy bot on seat 0 makes an illegal move, {"kind":"show","die":7}/,
    move: 'hide',
    look: 'bot.ts: choose among `moves(view)`',
  },
  'twin worlds: no view changes when only what it cannot know differs': {
    game: { ...hidesInTheOpen, setup: withField('ids', [0, 1, 2, 3]) },
    wrong:
      /hide by seat 0 tells seat 1 a secret\n {2}table\.ids\[0\]: \d in truth, \d had something hidden from seat 1/,
    move: 'hide',
    look: 'rules.ts: keep it in the hand or in the box',
  },
}

/** Thimble that keeps hold of the last table it laid, and scores there whatever is played elsewhere. */
function remembering(): Game<Thimble> {
  let laid = thimble.setup(2, { cups: 3 }, () => 0)
  const mutant = spoilt((state) => {
    if (state !== laid) laid.table.score[0] = (laid.table.score[0] ?? 0) + 1
  })
  return {
    ...mutant,
    setup(...dealt) {
      laid = thimble.setup(...dealt)
      return laid
    },
  }
}

describe('a breach', () => {
  test.each(promises)('of "%s" says what is wrong, where, and where to look', (promise) => {
    const { game, bots, wrong, move, look } = sure(mutants[promise], 'mutant for this promise')
    const { message } = sure(broken(game, bots).get(promise), 'breach')
    expect(message).toMatch(wrong)
    expect(message).toMatch(
      new RegExp(
        `\\n  Where: seed \\d+, seats 0 to [123], {"cups":[34]}; step \\d+, seat \\d makes the move ${move}\\b`,
      ),
    )
    expect(message).toMatch(/\n {2}Why it matters: [A-Z].*\.\n/)
    expect(message).toContain(`\n  Look in games/thimble/${look}`)
    expect(message).toMatch(/\n {2}Again: npm run test:unit -- games\/thimble\/contract$/)
    expect(message.split('\n').length).toBeLessThan(12)
  })

  test('is read in one breath', () => {
    const { game } = sure(mutants['sealed answers commute'], 'mutant')
    expect(broken(game).get('sealed answers commute')?.message).toBe(
      `thimble: seats 1, 2 were asked together, and it matters who answers first
  box.last: 2 in one order, 1 in another
  Where: seed 3001, seats 0 to 2, {"cups":4}; step 2, seat 1 makes the move guess {"cup":1}
  Why it matters: Of several who are asked together nobody may know who answered first: a slow line or a long thought would tell something.
  Look in games/thimble/rules.ts: keep each answer in its hand or the box, call \`answered\`, and settle all when the last is in, seat by seat
  Again: npm run test:unit -- games/thimble/contract`,
    )
  })

  test('at a table that was drawn anew names the seed that draws it again', () => {
    const game: Game<Thimble> = { ...thimble, why: () => undefined }
    const fresh = freshTrials(game, 7, 1)
    const breach = breachesOf({ game, bots: thimbleBots, clauses }, [], fresh).get(
      'why names a clause for every kind of move that is not open',
    )
    expect(breach?.message).toMatch(/\n {2}Again: HUMBUG_SEED=7 npm run test:unit -- games\/thimble\/contract$/)
    expect(breach?.message).toContain(`Where: seed ${fresh[0]?.seed}, seats 0 to 1`)
  })

  test('that shows only over all tables says so', () => {
    const found = broken({ ...thimble, reveals: () => 'secret' })
    expect([...found.values()].map(({ message }) => message).join()).toContain('Where: over all 3 tables\n')
  })

  test('which is an error of the game itself is told with it, and keeps its trace', () => {
    const game = spoilt(() => {
      throw new TypeError('no cup 7')
    })
    const error = sure(broken(game).get(at(promises, 0)), 'breach')
    expect(error).toBeInstanceOf(TypeError)
    expect(error.message).toMatch(/^thimble: TypeError: no cup 7\n {2}Where: .* the move hide .*; there the walk ends/)
    expect(error.stack).toContain('failure.test.ts')
  })
})
