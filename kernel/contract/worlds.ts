/**
 * An imagined world is a world for all who sit in it, not for the imaginer alone: bots play on in it, as everybody. So it
 * is sound as far as the game can tell, everybody has heard of what they were told just now, whoever is asked can
 * answer, and it can be played to its end. Who is told something is public, what they are told is not.
 */
import { anyMove } from '../bot.ts'
import { pick, seeded } from '../chance.ts'
import type { Game } from '../game.ts'
import { play } from '../match.ts'
import { copy, look, type Seat, type Shape, type State, same } from '../state.ts'
import type { Stop } from './stop.ts'
import type { Held, Visitor } from './visitor.ts'
import { demand, endsWell, everySeat, mover, openTo } from './walk.ts'

/** Besides the first of every kind of prompt, one world of so many steps is played on. */
const SOMETIMES = 16
/** What is lost or made once stays so: it shows at one move of so many. */
const NOW_AND_THEN = 8

export function worldsAreSound<G extends Shape>({ game }: Held<G>): Visitor<G> {
  const played = new Map<string, number>()
  let ended = 0
  return {
    pass: ({ state }) => isSound(game, state, 'the state'),
    visit(stop) {
      for (const seat of stop.watchers) {
        const world = stop.imagined(seat)
        const whose = `a world that seat ${seat} imagines`
        isSound(game, world, whose)
        haveHeard(stop, world, whose)
        for (const asked of world.agenda.asked) openTo(game, world, asked)
      }
      const prompt = stop.prompt(stop.seat)
      if (played.has(prompt) && stop.chance(SOMETIMES) > 0) return
      played.set(prompt, (played.get(prompt) ?? 0) + 1)
      playOn(stop, pick(stop.watchers, stop.chance))
      ended++
    },
    leave: ({ state }) => isSound(game, state, 'the last state'),
    conclude: () => demand(ended > 0, `${game.key}: no imagined world was played to its end`),
  }
}

function isSound<G extends Shape>(game: Game<G>, state: State<G>, what: string): void {
  const flaw = game.sound?.(state)
  demand(flaw === undefined, `${game.key}: ${what} is not sound: ${flaw}`)
}

/** Everybody holds news of the same kinds as in the true state. */
function haveHeard<G extends Shape>({ game, state }: Stop<G>, world: State<G>, whose: string): void {
  const kinds = (hands: State<G>['hands']) => hands.map(({ news }) => news.map(({ kind }) => kind))
  const [heard, imagined] = [kinds(state.hands), kinds(world.hands)]
  demand(
    same(heard, imagined),
    `${game.key}: in ${whose} others were told ${JSON.stringify(imagined)}, in truth ${JSON.stringify(heard)}`,
  )
}

/** Plays the world on as any game. Somebody else in it can imagine a world in turn. */
function playOn<G extends Shape>(stop: Stop<G>, seat: Seat): void {
  const { game } = stop
  const chance = seeded(stop.chance(2 ** 31))
  const world = copy(stop.imagined(seat))
  const whose = `a world that seat ${seat} imagined`
  const other = pick(everySeat(world), chance)
  const within = game.imagine(look(world, other), chance)
  demand(same(look(within, other), look(world, other)), `${game.key}: in ${whose} seat ${other} sees what cannot be`)
  isSound(game, within, `${whose}, what seat ${other} imagines`)
  for (let moves = 0; !game.ranking(world.table); moves++) {
    demand(moves < game.bound, `${game.key}: ${whose} goes on after ${game.bound} moves`)
    const by = mover(game, world, chance)
    play(game, world, by, anyMove(game, openTo(game, world, by), chance), chance)
    if (moves % NOW_AND_THEN === 0) isSound(game, world, `${whose}, played on`)
  }
  endsWell(game, world)
}
