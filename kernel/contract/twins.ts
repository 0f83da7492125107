/**
 * Twin worlds. What a seat sees must not change when only what it cannot know differs: not its table, its hand, the
 * news, nor who is asked. So at every step every seat imagines another world that fits its view, the same thing is
 * done in both, and unless the game declares that this tells the seat something, the two views must stay the same.
 */
import { type Bots, levels } from '../bot.ts'
import { pick, seeded } from '../chance.ts'
import { play } from '../match.ts'
import { copy, look, type Seat, type Shape, type State, same } from '../state.ts'
import { bytes, demand, everySeat, type Step, type Trial, walk } from './walk.ts'

export function twinWorlds<G extends Shape>(trial: Trial<G>): void {
  const { key } = trial.game
  let compared = 0
  const secrets = new Map<string, { declared: number; told: number }>()
  walk(trial, (step) => {
    const before = bytes(step.state)
    const happened = happen(trial, step)
    for (const seat of everySeat(step.state)) {
      const outcome = compare(trial, step, happened, seat)
      if (outcome === 'the same') compared++
      if (outcome !== 'a secret' && outcome !== 'no secret') continue
      const count = secrets.get(step.move.kind) ?? { declared: 0, told: 0 }
      secrets.set(step.move.kind, count)
      count.declared++
      if (outcome === 'a secret') count.told++
    }
    demand(bytes(step.state) === before, `${key}: an imagined world changes or shares what was looked at`)
  })
  // A game that calls everything a secret would have nothing compared.
  demand(compared > 0, `${key}: nothing could be compared`)
  for (const [kind, { declared, told }] of secrets) {
    demand(declared < OFTEN || told > 0, `${key}: ${kind} is declared to tell a secret and never tells one`)
  }
}

/** So often a move that tells secrets does not happen to tell none. */
const OFTEN = 16

type Outcome = 'the same' | 'a secret' | 'no secret' | 'nothing to compare'

interface Happened<G extends Shape> {
  readonly after: State<G>
  readonly luck: number
}

/** The move in the real world: once for all who compare theirs with it. */
function happen<G extends Shape>({ game }: Trial<G>, { state, seat, move, chance }: Step<G>): Happened<G> {
  const luck = chance(2 ** 31)
  const after = copy(state)
  play(game, after, seat, move, seeded(luck))
  return { after, luck }
}

function compare<G extends Shape>(
  { game }: Trial<G>,
  { state, chance, seat: by, move }: Step<G>,
  { after, luck }: Happened<G>,
  seat: Seat,
): Outcome {
  const view = look(state, seat)
  const world = game.imagine(view, chance)
  demand(same(look(world, seat), view), `${game.key}: an imagined world contradicts the view of seat ${seat}`)

  const face = game.seen(view, by, move)
  const alike = game.moves(look(world, by)).filter((other) => same(game.seen(view, by, other), face))
  if (by === seat) demand(alike.length > 0, `${game.key}: what seat ${seat} may do depends on what it cannot know`)
  // In this world the other one could not have done it.
  if (alike.length === 0) return 'nothing to compare'
  const twin = pick(alike, chance)

  const reveal = game.reveals(view, by, move)
  demand(game.reveals(view, by, twin) === reveal, `${game.key}: what ${move.kind} reveals depends on a secret`)
  play(game, world, by, twin, seeded(reveal === 'luck' ? luck : chance(2 ** 31)))
  const alikeAfter = same(look(after, seat), look(world, seat))
  if (reveal === 'secret') return alikeAfter ? 'no secret' : 'a secret'
  demand(alikeAfter, `${game.key}: ${move.kind} by seat ${by} tells seat ${seat} a secret`)
  return 'the same'
}

/** Of the times it could be asked, so that it is not always at the beginning. */
const SOMETIME = 8

/**
 * A bot's move is legal, and the same in every world that looks the same from its seat. At every step one is asked; the
 * hard one, who may think for long, once at a table.
 */
export function botsKnowOnlyTheirView<G extends Shape>(trial: Trial<G>, bots: Bots<G>): void {
  const { game } = trial
  let hardAsked = 0
  walk(trial, ({ state, chance }) => {
    const seat = pick(state.agenda.asked, chance)
    const level = pick(levels, chance)
    if (level === 'hard' && (hardAsked > 0 || chance(SOMETIME) > 0)) return
    if (level === 'hard') hardAsked++
    const seed = chance(2 ** 31)
    const choose = (world: State<G>) => bots[level].choose(look(world, seat), seeded(seed))
    const before = JSON.stringify(state)
    const move = choose(state)
    const legal = game.moves(look(state, seat)).some((other) => same(other, move))
    demand(legal, `${game.key}: the ${level} bot makes an illegal move`)
    demand(JSON.stringify(state) === before, `${game.key}: the ${level} bot changes what it looks at`)
    const twin = game.imagine(copy(look(state, seat)), chance)
    demand(same(choose(twin), move), `${game.key}: the ${level} bot knows more than its view`)
  })
}
