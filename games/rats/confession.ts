/** What somebody thought of the dice, and why they spoke or answered so. */
import { at } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { type Confessor, type Deed, moveAt } from '../../kernel/confession.ts'
import type { Seat } from '../../kernel/state.ts'
import { chronicle } from './chronicle.ts'
import { heard } from './claims.ts'
import { de } from './confession.de.ts'
import { en } from './confession.en.ts'
import { type AnswerReason, answering, reckoning, type SayReason, saying } from './confession.why.ts'
import { rats as game } from './index.ts'
import { winners } from './scoring.ts'
import { type Claim, type Move, type Rats, type RatsView, rats } from './state.ts'

interface Guess {
  readonly claim: Claim
  /** How likely the claim was to be true, and how many rats one had seen. */
  readonly likely: number
  readonly saw: number | null
}

export type Thought =
  | ({ readonly kind: 'announce' | 'hand on'; readonly reason: SayReason } & Guess)
  | ({ readonly kind: 'believe' | 'doubt'; readonly reason: AnswerReason; readonly from: Seat } & Guess)
  | { readonly kind: 'kill'; readonly reason: KillReason; readonly seat: Seat }

export type KillReason = 'sanest' | 'toss-up'

export type Upshot =
  | {
      readonly kind: 'claim'
      readonly truth: 'true' | 'false'
      readonly answer: 'believed' | 'doubted' | 'none'
      /** Brains that I gained or lost by it. */
      readonly by: number
    }
  | { readonly kind: 'kill'; readonly winners: readonly Seat[] }

type Told = readonly Moment<Rats>[]

/** Whoever spoke and whoever answered had a hand in the same brains; whoever was taken along lost all of theirs. */
function deeds(moments: Told): Deed[] {
  const said = chronicle.claims(moments).flatMap(({ at: when, seat, swung, believed, doubted }): Deed[] => {
    const weight = swung.reduce((sum, { by }) => sum + Math.abs(by), 0)
    const answers = [...believed, ...doubted].map((other) => ({ at: when + 1, seat: other, weight }))
    return [{ at: when, seat, weight }, ...answers]
  })
  const killings = moments.flatMap(({ entry, state }, when): Deed[] => {
    if (entry?.move.kind !== 'kill') return []
    return [{ at: when, seat: entry.seat, weight: at(state.table.sanity, entry.move.seat, 'sanity') }]
  })
  return [...said, ...killings]
}

function thought(view: RatsView, move: Move): Thought {
  const { table, hand, seat } = view
  const saw = hand.dice ? rats(hand.dice) : null
  switch (move.kind) {
    case 'announce':
    case 'hand on': {
      const { claim, kind } = move
      return { kind, claim, likely: reckoning(view).likely(claim), saw, reason: saying(view, move) }
    }
    case 'believe':
    case 'doubt': {
      const { kind } = move
      const claim = heard(table)
      const likely = reckoning(view).likely(claim)
      return { kind, claim, likely, saw, from: table.giver, reason: answering(view, kind) }
    }
    case 'kill': {
      const others = table.sanity.filter((_, other) => other !== seat)
      const reason = at(table.sanity, move.seat, 'sanity') === Math.max(...others) ? 'sanest' : 'toss-up'
      return { kind: 'kill', reason, seat: move.seat }
    }
    default:
      throw new RangeError(`nobody owns up to a ${move.kind}`)
  }
}

function upshot(moments: Told, { at: when, seat }: Deed): Upshot {
  const move = moveAt(moments, when)
  if (move.kind === 'kill') return { kind: 'kill', winners: winners(at(moments, when, 'moment').state.table) }
  const said = move.kind === 'believe' || move.kind === 'doubt' ? when - 1 : when
  const claim = chronicle.claims(moments).find((one) => one.at === said)
  if (!claim) throw new RangeError(`nothing was said at moment ${said}`)
  const { truth, believed, doubted, swung } = claim
  const answered = believed.length > 0 ? 'believed' : 'none'
  return {
    kind: 'claim',
    truth,
    answer: doubted.length > 0 ? 'doubted' : answered,
    by: swung.find((one) => one.seat === seat)?.by ?? 0,
  }
}

export const confessor: Confessor<Rats, Thought, Upshot> = { game, deeds, thought, upshot, text: { en, de } }
