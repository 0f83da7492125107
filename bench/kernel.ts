/** How fast the kernel plays a game at random on one core, and what its parts cost. */
import { at } from '../kernel/at.ts'
import { anyMove } from '../kernel/bot.ts'
import { type Chance, pick, seeded } from '../kernel/chance.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { play, submit } from '../kernel/match.ts'
import { look, type Shape, type State } from '../kernel/state.ts'
import { type Figure, ratePerSecond } from './figures.ts'

const TIME = 1500

/** One random game; returns the number of its moves. */
function playRandom<G extends Shape>(
  game: Game<G>,
  seats: number,
  chance: Chance,
  make: (state: State<G>, seat: number, move: G['move']) => void,
): number {
  const state = game.setup(seats, defaults(game, seats), chance)
  for (let moves = 0; ; moves++) {
    const { asked } = state.agenda
    if (asked.length === 0) return moves
    const seat = asked.length === 1 ? at(asked, 0, 'seat') : pick(asked, chance)
    const open = game.moves(look(state, seat))
    make(state, seat, anyMove(game, open, chance))
  }
}

/** Moves and views of a game, with the number of moves per second we want. */
export function kernelFigures<G extends Shape>(game: Game<G>, seats: number, aim: number): Figure[] {
  const chance = seeded(1)
  const bare = bareRate(game, seats)
  const gated = ratePerSecond(
    () =>
      playRandom(game, seats, chance, (state, seat, move) => {
        submit(game, state, seat, state.agenda.question, move, chance)
      }),
    TIME,
  )
  const games = ratePerSecond(() => {
    playRandom(game, seats, chance, (state, seat, move) => play(game, state, seat, move, chance))
    return 1
  }, TIME)
  return [
    { name: `${game.key}.bare`, value: Math.round(bare), unit: 'moves/s', aim: `>= ${aim}` },
    { name: `${game.key}.submit`, value: Math.round(gated), unit: 'moves/s' },
    { name: `${game.key}.games`, value: Math.round(games), unit: 'games/s' },
    ...partFigures(game, seats, chance),
  ]
}

function bareRate<G extends Shape>(game: Game<G>, seats: number): number {
  const chance = seeded(1)
  return ratePerSecond(
    () => playRandom(game, seats, chance, (state, seat, move) => play(game, state, seat, move, chance)),
    TIME,
  )
}

/** The same at a table of another size. */
export function sizeFigure<G extends Shape>(game: Game<G>, seats: number, aim: number): Figure {
  const value = Math.round(bareRate(game, seats))
  return { name: `${game.key}.bare_${seats}_seats`, value, unit: 'moves/s', aim: `>= ${aim}` }
}

/** The cost of a view and of an imagined world, over the states of some random games. */
function partFigures<G extends Shape>(game: Game<G>, seats: number, chance: Chance): Figure[] {
  const states: State<G>[] = []
  while (states.length < 500) {
    playRandom(game, seats, chance, (state, seat, move) => {
      states.push(structuredClone(state))
      play(game, state, seat, move, chance)
    })
  }
  let kept = 0
  const each = (work: (state: State<G>) => unknown) => {
    const rate = ratePerSecond(() => {
      for (const state of states) kept += work(state) ? 1 : 0
      return states.length
    }, TIME / 3)
    return Math.round(1e9 / rate)
  }
  const figures = [
    { name: `${game.key}.look_ns`, value: each((state) => look(state, 1)), unit: 'ns' },
    { name: `${game.key}.imagine_ns`, value: each((state) => game.imagine(look(state, 1), chance)), unit: 'ns' },
  ]
  if (kept === 0) throw new Error('nothing was made')
  return figures
}
