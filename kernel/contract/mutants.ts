/** Thimble with one thing done wrong, in many ways, to see whether the contract finds it and what it says. */
import type { Bot, Bots, Strength } from '../bot.ts'
import type { Game } from '../game.ts'
import { type Breaches, breachesOf, trials } from './contract.ts'
import { type Thimble, type ThimbleState, thimble, thimbleBots } from './thimble.ts'

export const clauses = new Set(['X1'])

/** The first breach of each promise, over a few seeds: who has broken one need not be watched any longer. */
export function found(game: Game<Thimble>, bots = thimbleBots): Breaches {
  for (const seed of [0, 1, 2, 3]) {
    const broken = breachesOf({ game, bots, clauses }, trials(game, seed * 77))
    if (broken.size > 0) return broken
  }
  return breachesOf({ game, bots, clauses }, trials(game, 4 * 77))
}

export function breaches(game: Game<Thimble>, bots = thimbleBots): string[] {
  return [...found(game, bots).values()].map(({ message }) => message)
}

/** Thimble, with one thing done wrong after each move. */
export function spoilt(spoil: (state: ThimbleState, seat: number, move: Thimble['move']) => void): Game<Thimble> {
  return {
    ...thimble,
    play(state, seat, move, chance) {
      thimble.play(state, seat, move, chance)
      spoil(state, seat, move)
    },
  }
}

export const table = (state: ThimbleState) => state.table as unknown as Record<string, unknown>
export const box = (state: ThimbleState) => state.box as unknown as Record<string, unknown>

/** Bots of all strengths that choose so. */
export function botsThat(
  choose: (level: Strength, ...asked: Parameters<Bot<Thimble>['choose']>) => Thimble['move'],
): Bots<Thimble> {
  const bot = (level: Strength): Bot<Thimble> => ({ choose: (view, chance) => choose(level, view, chance) })
  return { random: bot('random'), easy: bot('easy'), normal: bot('normal'), hard: bot('hard') }
}

/** Thimble, in which everybody imagines something wrong about the others. */
export function dreaming(spoil: (world: ThimbleState, other: number) => void): Game<Thimble> {
  return {
    ...thimble,
    imagine(view, chance) {
      const world = thimble.imagine(view, chance)
      for (const other of world.hands.keys()) if (other !== view.seat) spoil(world, other)
      return world
    },
  }
}

export const blind = (game: Game<Thimble>): Game<Thimble> => {
  const { sound: _, ...unsound } = game
  return unsound
}

export function withField(name: string, value: unknown): Game<Thimble>['setup'] {
  return (seats, options, chance) => {
    const state = thimble.setup(seats, options, chance)
    table(state)[name] = structuredClone(value)
    return state
  }
}
