/**
 * An imagined world is a world for all who sit in it, not for the imaginer alone: bots play on in it, as everybody. So it
 * is sound as far as the game can tell, everybody has heard of what they were told just now, whoever is asked can
 * answer, and it can be played to its end. Who is told something is public, what they are told is not.
 */
import { anyMove } from '../bot.ts'
import { pick, seeded } from '../chance.ts'
import type { Game } from '../game.ts'
import { play } from '../match.ts'
import { copy, look, type Seat, type Shape, type State, same, type View } from '../state.ts'
import { Breach, demand, differing } from './failure.ts'
import type { Hint } from './hints.ts'
import type { Stop } from './stop.ts'
import type { Held, Visitor } from './visitor.ts'
import { endsWell, everySeat, mover, openTo } from './walk.ts'

/** Besides the first of every kind of prompt, one world of so many steps is played on. */
const SOMETIMES = 16
/** What is lost or made once stays so: it shows at one move of so many. */
const NOW_AND_THEN = 8

export function worldsAreSound<G extends Shape>({ game }: Held<G>): Visitor<G> {
  const played = new Map<string, number>()
  let ended = 0
  return {
    pass: ({ state }) => isSound(game, state, 'the state', 'unsound'),
    visit(stop) {
      for (const seat of stop.watchers) {
        const world = stop.imagined(seat)
        isSound(game, world, `the world that seat ${seat} imagines`, 'world')
        haveHeard(stop, world, seat)
        inTheWorldOf(seat, () => {
          for (const asked of world.agenda.asked) openTo(game, world, asked)
        })
      }
      const prompt = stop.prompt(stop.seat)
      if (played.has(prompt) && stop.chance(SOMETIMES) > 0) return
      played.set(prompt, (played.get(prompt) ?? 0) + 1)
      const seat = pick(stop.watchers, stop.chance)
      inTheWorldOf(seat, () => playOn(stop, seat))
      ended++
    },
    leave: ({ state }) => isSound(game, state, 'the last state', 'unsound'),
    conclude: () => demand(ended > 0, 'no imagined world was played to its end', 'unseen'),
  }
}

function isSound<G extends Shape>(game: Game<G>, state: State<G>, what: string, hint: Hint): void {
  const flaw = game.sound?.(state)
  demand(flaw === undefined, `${what} is not sound: ${flaw}`, hint)
}

/** What goes wrong in an imagined world is the fault of whoever imagined it. */
function inTheWorldOf(seat: Seat, see: () => void): void {
  try {
    see()
  } catch (error) {
    const [what, hint] = error instanceof Breach ? [error.message, error.hint] : [String(error), 'world' as const]
    throw new Breach(`in a world that seat ${seat} imagined, ${what}`, hint === 'fits' ? hint : 'world', error)
  }
}

/** Everybody holds news of the same kinds as in the true state. */
function haveHeard<G extends Shape>({ state }: Stop<G>, world: State<G>, seat: Seat): void {
  const kinds = (hands: State<G>['hands']) => hands.map(({ news }) => ({ news: news.map(({ kind }) => kind) }))
  const [heard, imagined] = [{ hands: kinds(state.hands) }, { hands: kinds(world.hands) }]
  if (same(heard, imagined)) return
  const wrong = `in the world that seat ${seat} imagines others were told other things than in truth`
  differing([heard, 'in truth'], [imagined, 'in that world'], wrong, 'heard')
}

/** From the seat that imagined it, a world looks as the true one does. */
export function fitsTheView<G extends Shape>(world: State<G>, view: View<G>): void {
  const imagined = look(world, view.seat)
  if (same(imagined, view)) return
  const wrong = `the world that seat ${view.seat} imagines contradicts what it sees`
  differing([view, 'in its view'], [imagined, 'in the world it imagines'], wrong, 'fits')
}

/** Plays the world on as any game. Somebody else in it can imagine a world in turn. */
function playOn<G extends Shape>(stop: Stop<G>, seat: Seat): void {
  const { game } = stop
  const chance = seeded(stop.chance(2 ** 31))
  const world = copy(stop.imagined(seat))
  const other = pick(everySeat(world), chance)
  const within = game.imagine(look(world, other), chance)
  fitsTheView(within, look(world, other))
  isSound(game, within, `what seat ${other} imagines`, 'unsound')
  for (let moves = 0; !game.ranking(world.table); moves++) {
    demand(moves < game.bound, `a game goes on after ${game.bound} moves`, 'endless')
    const by = mover(game, world, chance)
    play(game, world, by, anyMove(game, openTo(game, world, by), chance), chance)
    if (moves % NOW_AND_THEN === 0) isSound(game, world, 'the state, played on,', 'unsound')
  }
  endsWell(game, world)
}
