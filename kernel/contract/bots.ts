/** A bot's move is legal, and the same in every world that looks the same from its seat. */
import { type Strength, strengths } from '../bot.ts'
import { pick, seeded } from '../chance.ts'
import { copy, look, type Seat, type Shape, type State, same } from '../state.ts'
import { shown } from './difference.ts'
import { demand, differing } from './failure.ts'
import type { Stop } from './stop.ts'
import type { Held, Visitor } from './visitor.ts'

/** Each level is asked once at every kind of prompt, and besides at one stop of so many. The hard one may think for long. */
const BESIDES: Readonly<Record<Strength, number>> = { random: 16, easy: 16, normal: 128, hard: 4096 }

export function botsKnowOnlyTheirView<G extends Shape>({ bots }: Held<G>): Visitor<G> {
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
      demand(prompts.size > 0, 'no bot was asked', 'unseen')
      for (const level of strengths) {
        for (const prompt of prompts) {
          demand((asked[level].get(prompt) ?? 0) > 0, `the ${level} bot was never asked to ${prompt}`, 'unseen')
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
  const who = `the ${level} bot on seat ${seat}`
  demand(legal, `${who} makes an illegal move, ${shown(move)}`, 'bot')
  stop.stayAsItWas(`${who} changes what it looks at`, 'bot')
  // Imagined anew, right here: whatever lies about from the true world lies about no more.
  const twin = game.imagine(copy(look(state, seat)), stop.chance)
  const other = choose(twin)
  if (same(other, move)) return
  const wrong = `${who} knows more than its view: it sees the same in two worlds and does two things`
  differing([move, 'at the table'], [other, 'in a world that it imagined'], wrong, 'bot')
}
