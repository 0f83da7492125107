import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { seeded } from '../chance.ts'
import type { Game } from '../game.ts'
import { answered } from '../state.ts'
import { contract, trials } from './contract.ts'
import { type Thimble, type ThimbleState, thimble, thimbleBots } from './thimble.ts'
import { botsKnowOnlyTheirView } from './twins.ts'
import { Breach, type Trial } from './walk.ts'

const clauses = new Set(['X1'])

/** What the contract says of a game, over a few seeds: the first breach of each check. */
function breaches(game: Game<Thimble>, bots = thimbleBots): string[] {
  const botsToo = (trial: Trial<Thimble>) => botsKnowOnlyTheirView(trial, bots)
  return [...Object.values(contract), botsToo].flatMap((check) => {
    try {
      for (let seed = 0; seed < 5; seed++) for (const trial of trials(game, seed * 77)) check(trial, clauses)
      return []
    } catch (breach) {
      if (!(breach instanceof Breach)) throw breach
      return [breach.message]
    }
  })
}

/** Thimble, with one thing done wrong after each move. */
function spoilt(spoil: (state: ThimbleState, seat: number, move: Thimble['move']) => void): Game<Thimble> {
  return {
    ...thimble,
    play(state, seat, move, chance) {
      thimble.play(state, seat, move, chance)
      spoil(state, seat, move)
    },
  }
}

const table = (state: ThimbleState) => state.table as unknown as Record<string, unknown>
const box = (state: ThimbleState) => state.box as unknown as Record<string, unknown>

describe('the contract', () => {
  test('is kept by an honest game', () => expect(breaches(thimble)).toEqual([]))
})

describe('the trials', () => {
  test('take every value of every option at every seat count, and the options not always together', () => {
    const both = { ...thimble, choices: () => ({ cups: [3, 4] as const, more: [1, 2] as const }) }
    const tables = trials(both as Game<Thimble>, 1)
    for (const seats of [2, 3, 4]) {
      const options = tables.filter((trial) => trial.seats === seats).map((trial) => JSON.stringify(trial.options))
      for (const value of ['"cups":3', '"cups":4', '"more":1', '"more":2']) expect(options.join()).toContain(value)
    }
    expect(new Set(tables.map(({ options }) => JSON.stringify(options))).size).toBe(4)
  })
})

describe('the contract catches a mutant with', () => {
  test('a count leaked to the table', () => {
    const mutant = spoilt((state, seat, move) => {
      const hits = Number(table(state).hits ?? 0)
      table(state).hits = move.kind === 'guess' && state.hands[seat]!.guess === state.box.pea ? hits + 1 : hits
    })
    expect(breaches({ ...mutant, setup: withField('hits', 0) })).toContainEqual(expect.stringMatching(/guess .* tells/))
  })

  test('a prompt that depends on a secret', () => {
    const mutant = spoilt((state, _seat, move) => {
      if (move.kind === 'hide' && state.box.pea === 0 && state.agenda.asked.length > 1)
        answered(state, state.agenda.asked[0]!)
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/hide .* tells/))
  })

  test('a stable id that follows the hidden thing', () => {
    const mutant = spoilt((state, _seat, move) => {
      if (move.kind === 'hide') table(state).ids = Array.from({ length: 4 }, (_, cup) => (cup + move.cup) % 4)
    })
    expect(breaches({ ...mutant, setup: withField('ids', [0, 1, 2, 3]) })).toContainEqual(
      expect.stringMatching(/hide .* tells/),
    )
  })

  test('an order of arrival', () => {
    const mutant = spoilt((state, seat, move) => {
      if (move.kind === 'hide') box(state).order = []
      if (move.kind === 'guess') box(state).order = [...((box(state).order as number[]) ?? []), seat]
      if (state.table.stage === 'throw') table(state).order = box(state).order
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/who answers first/))
  })

  test('a generator in the state', () => {
    const mutant: Game<Thimble> = {
      ...thimble,
      setup(seats, options, chance) {
        const state = thimble.setup(seats, options, chance)
        box(state).seed = chance(1000)
        return state
      },
      imagine(view, chance) {
        const state = thimble.imagine(view, chance)
        box(state).seed = chance(1000)
        return state
      },
      play(state, seat, move) {
        box(state).seed = Number(box(state).seed) + 1
        thimble.play(state, seat, move, seeded(Number(box(state).seed)))
      },
    }
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/throw .* tells/))
  })

  test('a play that mutates its move', () => {
    const mutant = spoilt((_state, _seat, move) => {
      if (move.kind === 'hide') Object.assign(move, { cup: 0 })
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/changes its move/))
  })

  test('private news told to the table', () => {
    const mutant = spoilt((state, seat, move) => {
      if (move.kind === 'peek') state.table.news.push({ kind: 'lifted', pea: state.hands[seat]!.empty! })
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/peek .* tells/))
  })

  test('everything declared a secret, so that nothing is compared', () => {
    expect(breaches({ ...thimble, reveals: () => 'secret' })).toContainEqual(
      expect.stringMatching(/nothing could be compared|never tells one/),
    )
  })

  test('one kind of move declared to tell a secret that tells none', () => {
    const mutant: Game<Thimble> = {
      ...thimble,
      reveals: (view, by, move) => (move.kind === 'hide' ? 'secret' : thimble.reveals(view, by, move)),
    }
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/hide is declared .* never tells one/))
  })

  test('luck from nowhere', () => {
    const mutant = spoilt((state, _seat, move) => {
      if (move.kind === 'throw') state.table.score[0]! += Math.random()
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/same luck did two things/))
  })

  test('legality that remembers', () => {
    let calls = 0
    const mutant: Game<Thimble> = { ...thimble, moves: (view) => thimble.moves(view).slice(calls++ % 2) }
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/more than the view|can do nothing/))
  })

  test('legality that reads another hand', () => {
    let last: ThimbleState | undefined
    const mutant: Game<Thimble> = {
      ...spoilt((state) => {
        last = state
      }),
      moves: (view) => thimble.moves(view).filter(({ kind }) => kind !== 'peek' || last?.box.pea !== 1),
    }
    expect(breaches(mutant)).not.toEqual([])
  })

  test('a question nobody can answer', () => {
    const mutant: Game<Thimble> = {
      ...thimble,
      moves: (view) => (view.table.stage === 'throw' ? [] : thimble.moves(view)),
    }
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/asked and can do nothing/))
  })

  test('a game that never ends', () => {
    const mutant = spoilt((state) => {
      if (state.table.hider === 1) state.table.hider = 0
    })
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/goes on after/))
  })

  test('a closed move without a clause, and a clause that is none', () => {
    expect(breaches({ ...thimble, why: () => undefined })).toContainEqual(
      expect.stringMatching(/contradicts the moves/),
    )
    const wrong: Game<Thimble> = { ...thimble, why: (view, kind) => thimble.why(view, kind) && 'X2' }
    expect(breaches(wrong)).toContainEqual(expect.stringMatching(/names X2, which is no clause/))
  })

  test('a sentence that was never written', () => {
    const text = { ...thimble.text.de, news: () => '' }
    expect(breaches({ ...thimble, text: { en: thimble.text.en, de: text } })).toContainEqual(
      expect.stringMatching(/no good text in de/),
    )
  })

  test('a bot that cheats', () => {
    let truth = 0
    const mutant = spoilt((state) => {
      truth = state.box.pea ?? 0
    })
    const cheat: Bot<Thimble> = {
      choose: (view) => {
        const moves = thimble.moves(view)
        return moves[Math.min(truth, moves.length - 1)]!
      },
    }
    // The walk of a mutant leaves the truth lying about; imagining a world there changes it, as a real cheat would see.
    const imagine: Game<Thimble>['imagine'] = (view, chance) => {
      const world = thimble.imagine(view, chance)
      truth = world.box.pea ?? 0
      return world
    }
    const bots = { random: cheat, easy: cheat, normal: cheat, hard: cheat }
    expect(breaches({ ...mutant, imagine }, bots)).toContainEqual(expect.stringMatching(/knows more than its view/))
  })

  test('an imagined world that shares a part with the view', () => {
    const mutant: Game<Thimble> = {
      ...thimble,
      imagine: (view, chance) => ({ ...thimble.imagine(view, chance), table: view.table as ThimbleState['table'] }),
    }
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/changes or shares what was looked at/))
  })

  test('a part that a copy would share', () => {
    const mutant: Game<Thimble> = {
      ...thimble,
      setup(seats, options, chance) {
        const state = thimble.setup(seats, options, chance)
        box(state).roll = () => 0
        return state
      },
    }
    expect(breaches(mutant)).toContainEqual(expect.stringMatching(/not plain data/))
  })
})

function withField(name: string, value: unknown): Game<Thimble>['setup'] {
  return (seats, options, chance) => {
    const state = thimble.setup(seats, options, chance)
    table(state)[name] = structuredClone(value)
    return state
  }
}
