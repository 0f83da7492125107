/** Why somebody spoke or answered so: what they did, held against what the solved round makes of what they could see. */
import type { Frozen } from '../../kernel/state.ts'
import { belief } from './belief.ts'
import { solutionFor } from './bots/normal.ts'
import { planFor } from './bots/solved/plan.ts'
import { firstRats } from './bots/stakes.ts'
import { announceable, heard } from './claims.ts'
import { moves } from './moves.ts'
import { truth } from './odds.ts'
import type { Announcement, Claim, Move, RatsView } from './state.ts'

export const sayReasons = [
  'honest',
  'dodge',
  'bluff',
  'cornered',
  'odds',
  'gamble',
  'pass on',
  'vault',
  'unread',
  'toss-up',
] as const
/**
 * `honest` a lie was worth less · `dodge` said none, since the first rats cost a brain · `bluff` the truth was worth less · `cornered`
 * no true number was open · `odds`, `gamble` unseen, likelier true than not or not · `pass on` the number as it came · `vault` it would be
 * doubted anyhow · `unread` something else was worth more, but whoever always does the best is read · `toss-up`.
 */
export type SayReason = (typeof sayReasons)[number]

export const answerReasons = ['knew', 'thin', 'price', 'likely', 'free', 'vault', 'unread', 'toss-up'] as const
/**
 * `knew` had seen the dice · `thin`, `likely` less or more likely true than not, and that decided · `price` so it came cheaper, though it
 * was likelier otherwise · `free` believing “none” costs nothing · `vault` belief costs everything there.
 */
export type AnswerReason = (typeof answerReasons)[number]

/** Brains by which two moves must differ for one to be better. */
const EVEN = 0.1
/** And by which one must be worse than the other for somebody to have gone against their own sums. */
const CLEARLY = 0.3
/** As the puppets have it: nobody keeps to a plan always. */
const WHIM = 0.01

type Saying = Extract<Move, { kind: 'announce' | 'hand on' }>

/** What one who sees this makes of a claim, if whoever looked speaks as the solved round has it. */
export function reckoning(view: RatsView) {
  const { table, seats } = view
  const { dice, stage } = table
  const solution = solutionFor(seats, table.options)
  const spread = belief(
    view,
    ({ floor, claim }: Frozen<Announcement>, saw) => solution.says(dice, floor, saw, claim) + WHIM,
  )
  const first = table.claims[0]
  const told = first?.ground === 'looked' ? first : undefined
  const likely = (claim: Claim) => truth(claim, spread)
  return {
    spread,
    likely,
    /** What a claim is worth in brains to whoever makes it. */
    worth({ kind, claim }: Saying): number {
      if (kind === 'hand on') return solution.handOver(dice, told, claim, likely(claim))
      const floor = announceable(table).low
      const known = stage === 'looked' ? { floor, claim } : undefined
      return solution.handOver(dice, known, claim, likely(claim)) - firstRats(floor, claim)
    },
    /** By how many brains a doubt is better than belief. */
    suspicion(): number {
      const claim = heard(table)
      return solution.doubting(claim, likely(claim)) - solution.believing(dice, told, claim, likely(claim))
    },
  }
}

export function answering(view: RatsView, answer: 'believe' | 'doubt'): AnswerReason {
  const { table, hand } = view
  if (table.side === 'skull') return answer === 'doubt' ? 'vault' : 'unread'
  const { likely, suspicion } = reckoning(view)
  const claim = heard(table)
  const doubtful = suspicion()
  const gain = answer === 'doubt' ? doubtful : -doubtful
  const planned = gain < -CLEARLY && isPlanned(view, answer)
  if (gain < -CLEARLY && !planned) return 'unread'
  if (hand.dice) return 'knew'
  if (answer === 'believe' && claim === 0) return 'free'
  // What one would rather believe than not is reason enough, unless it clearly costs more.
  if (answer === 'doubt' && likely(claim) < 0.5) return 'thin'
  if (answer === 'believe' && likely(claim) >= 0.5) return 'likely'
  return gain < EVEN && !planned ? 'toss-up' : 'price'
}

/** How often the whole game as it was solved must do something for it to be no whim: of two answers, and of many numbers. */
const OFTEN = { answer: 0.5, claim: 0.2 }

function isPlanned(view: RatsView, done: 'believe' | 'doubt' | Claim): boolean {
  const least = typeof done === 'number' ? OFTEN.claim : OFTEN.answer
  return planFor(view).some(({ act, often }) => act === done && often >= least)
}

export function saying(view: RatsView, move: Saying): SayReason {
  const { table, hand } = view
  const { likely, worth } = reckoning(view)
  const open = moves(view).filter((other): other is Saying => other.kind === 'announce' || other.kind === 'hand on')
  const most = Math.max(...open.map(({ claim }) => likely(claim)))
  if (table.side === 'skull') return likely(move.claim) === most ? 'vault' : 'gamble'
  if (!hand.dice) {
    if (move.kind === 'hand on' && move.claim === heard(table)) return 'pass on'
    return likely(move.claim) >= 0.5 ? 'odds' : 'gamble'
  }
  const [isTrue, rival] = likely(move.claim) > 0 ? (['honest', 0] as const) : (['lie', 1] as const)
  const others = open.filter(({ claim }) => likely(claim) === rival)
  if (others.length === 0) return isTrue === 'honest' ? 'honest' : 'cornered'
  const gain = worth(move) - Math.max(...others.map(worth))
  if (gain < -CLEARLY && !isPlanned(view, move.claim)) return 'unread'
  if (isTrue === 'lie' && move.claim === 0) return 'dodge'
  if (gain < EVEN) return 'toss-up'
  return isTrue === 'honest' ? 'honest' : 'bluff'
}
