/**
 * Twin worlds. What a seat sees must not change when only what it cannot know differs: not its table, its hand, the
 * news, nor who is asked. So at every stop seats imagine another world that fits their view, the same thing is done in
 * both, and unless the game declares that this tells the seat something, the two views must stay the same.
 */
import { pick, seeded } from '../chance.ts'
import { play } from '../match.ts'
import { look, type Seat, type Shape, same } from '../state.ts'
import { demand, differing } from './failure.ts'
import type { Stop } from './stop.ts'
import type { Visitor } from './visitor.ts'
import { fitsTheView } from './worlds.ts'

export function twinWorlds<G extends Shape>(): Visitor<G> {
  let compared = 0
  const secrets = new Map<string, { declared: number; told: number }>()
  return {
    visit(stop) {
      for (const seat of stop.watchers) {
        const outcome = compare(stop, seat)
        if (outcome === 'the same') compared++
        if (outcome !== 'a secret' && outcome !== 'no secret') continue
        const count = secrets.get(stop.move.kind) ?? { declared: 0, told: 0 }
        secrets.set(stop.move.kind, count)
        count.declared++
        if (outcome === 'a secret') count.told++
      }
      stop.stayAsItWas('an imagined world changes or shares what was looked at', 'borrowed')
    },
    conclude() {
      // A game that calls everything a secret would have nothing compared.
      demand(compared > 0, 'no two views could be compared', 'declared')
      for (const [kind, { declared, told }] of secrets) {
        demand(declared < OFTEN || told > 0, `${kind} is declared to tell a secret and never tells one`, 'declared')
      }
    },
  }
}

/** So often a move that tells secrets does not happen to tell none. */
const OFTEN = 16

type Outcome = 'the same' | 'a secret' | 'no secret' | 'nothing to compare'

function compare<G extends Shape>(stop: Stop<G>, seat: Seat): Outcome {
  const { game, state, chance, seat: by, move } = stop
  const view = look(state, seat)
  const world = stop.taken(seat)
  fitsTheView(world, view)

  const face = game.seen(view, by, move)
  const alike = game.moves(look(world, by)).filter((other) => same(game.seen(view, by, other), face))
  if (by === seat) demand(alike.length > 0, `what seat ${seat} may do depends on what it cannot know`, 'hiddenRule')
  // In this world the other one could not have done it.
  if (alike.length === 0) return 'nothing to compare'
  const twin = pick(alike, chance)

  const reveal = game.reveals(view, by, move)
  demand(
    game.reveals(view, by, twin) === reveal,
    `what ${move.kind} by seat ${by} reveals depends on a secret`,
    'reveals',
  )
  const { state: after, luck } = stop.after
  play(game, world, by, twin, seeded(reveal === 'luck' ? luck : chance(2 ** 31)))
  const [truth, dream] = [look(after, seat), look(world, seat)]
  const alikeAfter = same(truth, dream)
  if (reveal === 'secret') return alikeAfter ? 'no secret' : 'a secret'
  if (alikeAfter) return 'the same'
  const wrong = `${move.kind} by seat ${by} tells seat ${seat} a secret`
  differing([truth, 'in truth'], [dream, `had something hidden from seat ${seat} been different`], wrong, 'secret')
}
