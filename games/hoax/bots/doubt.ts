/** When a bot interrupts: whom it questions, accuses or unmasks; and how it votes. */

import { at, sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import { livingCount } from '../company.ts'
import { type Claim, type HoaxView, type Move, roles, type Vote } from '../state.ts'
import { type Beliefs, beliefs, perilsOf, publicBeliefs } from './belief.ts'
import { best } from './draw.ts'
import type { Temper } from './temper.ts'

/** An accuser risks the game like everybody: to dare it says something. */
const TRUST = 8

/** Thought of once a turn, at the last call; on one's own turn also before acting, and before paying for a lie. */
export function interrupts(view: HoaxView, open: readonly Move[], temper: Temper): Move | undefined {
  const { stage } = view.table
  if (stage !== 'last call' && stage !== 'action' && stage !== 'choice') return undefined
  const believed = beliefs(view, temper.credits)
  return (
    unmasking(view, open, believed, temper) ?? questioning(open, believed) ?? accusing(view, open, believed, temper)
  )
}

/** How likely it is that this seat is this role. */
function likelihood(believed: Beliefs, { seat, role }: Claim): number {
  return at(at(believed, seat), roles.indexOf(role))
}

/**
 * Right, and one rival is gone; wrong, and it is me: the more are left, the surer one should be. But whoever is about to be
 * unmasked has little to lose, and most to win against the one who knows.
 */
function unmasking(view: HoaxView, open: readonly Move[], believed: Beliefs, temper: Temper): Move | undefined {
  const guesses = open.filter((move) => move.kind === 'unmask')
  if (guesses.length === 0) return undefined
  const perils = perilsOf(view, temper.fear)
  const safe = (without?: Seat) => perils.reduce((all, peril, seat) => (seat === without ? all : all * (1 - peril)), 1)
  const worth = (move: Extract<Move, { kind: 'unmask' }>) => likelihood(believed, move) * safe(move.seat)
  const guess = best(guesses, worth)
  const enough = livingCount(view.table) === 2 ? temper.sureOfTwo : temper.sure
  return worth(guess) >= enough * safe() ? guess : undefined
}

/** Asks whoever's face is nearest to be known. */
function questioning(open: readonly Move[], believed: Beliefs): Move | undefined {
  const questions = open.filter((move) => move.kind === 'question')
  if (questions.length === 0) return undefined
  return best(questions, ({ seat }) => Math.max(...at(believed, seat)))
}

/** A truth accused loses the game: only what is surely a lie, and only where the others will see it too. */
function accusing(view: HoaxView, open: readonly Move[], believed: Beliefs, temper: Temper): Move | undefined {
  const lies = open.filter((move) => move.kind === 'accuse' && likelihood(believed, move) <= temper.accuses)
  if (lies.length === 0) return undefined
  const known = publicBeliefs(view, temper.credits)
  return lies.find((move) => move.kind === 'accuse' && afterAccused(likelihood(known, move)) <= temper.follows)
}

/** H5.2: more is lost by a truth doubted than won by a lie found out. */
export function votes(view: HoaxView, { credits, follows }: Temper): Vote {
  const { of, role } = sure(view.table.vote, 'vote')
  return afterAccused(likelihood(beliefs(view, credits), { seat: of, role })) <= follows ? 'yes' : 'no'
}

/** H5.6: whether all who know no more than everybody would vote against the truth, and lose. */
export function looksFalse(view: HoaxView, { credits, follows }: Temper): boolean {
  const likely = likelihood(publicBeliefs(view, credits), { seat: view.seat, role: view.hand.role })
  return afterAccused(likely) <= follows
}

/** How likely a claim still is to be true once somebody has dared to accuse it. */
function afterAccused(likely: number): number {
  return likely / (likely + (1 - likely) * TRUST)
}
