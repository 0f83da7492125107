/** A bot's move is legal, and the same in every world that looks the same from its seat. */
import { type Strength, strengths } from '../bot.ts'
import { pick, seeded } from '../chance.ts'
import { copy, look, type Seat, type Shape, type State, same } from '../state.ts'
import type { Stop } from './stop.ts'
import type { Held, Visitor } from './visitor.ts'
import { demand } from './walk.ts'

/** Each level is asked once at every kind of prompt, and besides at one stop of so many. The hard one may think for long. */
const BESIDES: Readonly<Record<Strength, number>> = { random: 16, easy: 16, normal: 128, hard: 4096 }

export function botsKnowOnlyTheirView<G extends Shape>({ game, bots }: Held<G>): Visitor<G> {
  const asked: Record<Strength, Map<string, number>> = {
    random: new Map(),
    easy: new Map(),
    normal: new Map(),
    hard: new Map(),
  }
  const prompts = new Set<string>()
  return {
    visit(stop) {
      const { asked: seats } = stop.state.agenda
      // The one who moves is why the walk stops here.
      const seat = seats.includes(stop.seat) ? stop.seat : pick(seats, stop.chance)
      const prompt = stop.prompt(seat)
      prompts.add(prompt)
      for (const level of strengths) {
        const times = asked[level].get(prompt) ?? 0
        if (times > 0 && stop.chance(BESIDES[level]) > 0) continue
        asked[level].set(prompt, times + 1)
        askBot(stop, seat, level, bots)
      }
    },
    conclude() {
      demand(prompts.size > 0, `${game.key}: no bot was asked`)
      for (const level of strengths) {
        for (const prompt of prompts) {
          demand((asked[level].get(prompt) ?? 0) > 0, `${game.key}: the ${level} bot was never asked to ${prompt}`)
        }
      }
    },
  }
}

function askBot<G extends Shape>(stop: Stop<G>, seat: Seat, level: Strength, bots: Held<G>['bots']): void {
  const { game, state } = stop
  const seed = stop.chance(2 ** 31)
  const choose = (world: State<G>) => bots[level].choose(look(world, seat), seeded(seed))
  const move = choose(state)
  const legal = game.moves(look(state, seat)).some((other) => same(other, move))
  demand(legal, `${game.key}: the ${level} bot makes an illegal move`)
  demand(stop.untouched, `${game.key}: the ${level} bot changes what it looks at`)
  // Imagined anew, right here: whatever lies about from the true world lies about no more.
  const twin = game.imagine(copy(look(state, seat)), stop.chance)
  demand(same(choose(twin), move), `${game.key}: the ${level} bot knows more than its view`)
}
