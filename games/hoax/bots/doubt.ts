/** When a bot interrupts: whom it unmasks, questions or accuses; and how it votes. */

import { at, sure } from '../../../kernel/at.ts'
import type { Wish } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { living, livingCount, twoLeft } from '../company.ts'
import { type Claim, type HoaxView, type Move, roles, type Vote } from '../state.ts'
import { type Beliefs, beliefs, glimpse, publicBeliefs } from './belief.ts'
import { best } from './best.ts'
import { isFirst, waiting } from './duel.ts'
import { perilsOf } from './peril.ts'
import { asking } from './target.ts'
import type { Temper } from './temper.ts'
import { afterAccused, askedBy, wisest } from './trust.ts'

/** Thought of once a turn, at the last call; on one's own turn also before acting, and before paying for a lie. */
export function interrupts(
  view: HoaxView,
  open: readonly Move[],
  temper: Temper,
  chance: Chance,
): readonly Wish<Move>[] {
  const { stage } = view.table
  if (stage !== 'last call' && stage !== 'action' && stage !== 'choice') return []
  if (isDull(view, open, temper)) return []
  const believed = beliefs(view, temper)
  const guess = unmasking(view, open, believed, temper)
  if (guess) return [{ move: askedFirst(open, guess) ?? guess, often: 1 }]
  const questions = asking(view, open, believed, temper, chance)
  if (questions.length > 0) return questions
  const lie = accusing(view, open, believed, temper)
  return lie ? [{ move: lie, often: 1 }] : []
}

/** Whoever has a pack need not guess yet; one whose face is known has nothing more to show (H7.2). */
function askedFirst(open: readonly Move[], { seat }: Guess): Move | undefined {
  return open.find((move) => move.kind === 'question' && move.seat === seat)
}

/** So much the count over the cards may change of what a glance shows. */
const SLACK = 0.5

/** Whether there is nobody to ask, and a glance shows already that nobody is nearly known, nor found out. */
function isDull(view: HoaxView, open: readonly Move[], temper: Temper): boolean {
  if (twoLeft(view.table)) return false
  const others = living(view.table).filter((other) => other !== view.seat)
  const rough = glimpse(view, others, temper)
  const safe = safety(view, temper)
  const enough = SLACK * enoughFor(view, temper) * safe()
  return !open.some((move) => {
    if (move.kind === 'unmask') return likelihood(rough, move) * safe(move.seat) >= enough
    if (move.kind === 'accuse') return likelihood(rough, move) <= temper.accuses / SLACK
    return move.kind === 'question'
  })
}

/** How likely it is that this seat is this role. */
function likelihood(believed: Beliefs, { seat, role }: Claim): number {
  return at(at(believed, seat), roles.indexOf(role))
}

type Guess = Extract<Move, { kind: 'unmask' }>

/**
 * Right, and one rival is gone; wrong, and it is me: the more are left, the surer one should be. But whoever is about to be
 * unmasked has little to lose, and most to win against the one who knows.
 */
function unmasking(view: HoaxView, open: readonly Move[], believed: Beliefs, temper: Temper): Guess | undefined {
  const guesses = open.filter((move) => move.kind === 'unmask')
  if (guesses.length === 0) return undefined
  if (twoLeft(view.table) && temper.sureOfTwo === 'reckoned') return lastGuess(view, guesses, believed, temper)
  const safe = safety(view, temper)
  const worth = (move: Guess) => likelihood(believed, move) * safe(move.seat)
  const guess = best(guesses, worth)
  return worth(guess) >= enoughFor(view, temper) * safe() ? guess : undefined
}

function lastGuess(view: HoaxView, guesses: readonly Guess[], believed: Beliefs, temper: Temper): Guess | undefined {
  const guess = best(guesses, (move) => likelihood(believed, move))
  const likely = likelihood(believed, guess)
  const enough = waiting(view, at(believed, guess.seat)) * patience(view, temper)
  if (likely < SURE && isFirst(view)) return likely > enough + TIE ? guess : undefined
  return likely >= enough ? guess : undefined
}

const SURE = 0.999
/** Whoever's turn comes first can guess as well at its end: until then the other may guess, and be wrong. */
const TIE = 1e-6

/** How sure is sure enough. */
function enoughFor(view: HoaxView, temper: Temper): number {
  const left = livingCount(view.table)
  if (left === 2 && temper.sureOfTwo !== 'reckoned') return temper.sureOfTwo
  return Math.min(temper.sure, 1 - temper.dare / left) * patience(view, temper)
}

/** H9.4: a game that drags on has no winner; with every round one is content with less. */
function patience({ table: { round, options } }: HoaxView, { haste }: Temper): number {
  const calm = Math.min(CALM, options.rounds / 2)
  return 1 - haste * Math.max(0, (round - calm) / (options.rounds - calm))
}

/** So many rounds nobody is in a hurry, or half of all, if that is less. */
const CALM = 20

/** How likely it is that nobody unmasks me soon, or nobody but one. */
function safety(view: HoaxView, { fear }: Temper): (without?: Seat) => number {
  const perils = perilsOf(view, fear)
  return (without) => perils.reduce((all, peril, seat) => (seat === without ? all : all * (1 - peril)), 1)
}

/** A truth accused loses the game: only what is surely a lie, and only where the others will see it too. */
function accusing(view: HoaxView, open: readonly Move[], believed: Beliefs, temper: Temper): Move | undefined {
  const lies = open.filter((move) => move.kind === 'accuse' && likelihood(believed, move) <= temper.accuses)
  if (lies.length === 0 || twoLeft(view.table)) return lies[0] // H8.1
  const known = publicBeliefs(view, temper)
  return lies.find(
    (move) =>
      move.kind === 'accuse' &&
      afterAccused(likelihood(known, move), view.table, view.seat, move.seat) <= temper.follows,
  )
}

/**
 * H5.2: more is lost by a truth doubted than won by a lie found out. And whoever never asked fishes for what others know: a hard bot
 * keeps that to itself.
 */
export function votes(view: HoaxView, temper: Temper): Vote {
  const { by, of, role } = sure(view.table.vote, 'vote')
  if (askedBy(view.table, by, of) < temper.reserve) return 'no'
  const likely = likelihood(beliefs(view, temper), { seat: of, role })
  return afterAccused(likely, view.table, by, of) <= temper.follows ? 'yes' : 'no'
}

/** H5.6: whether all who know no more than everybody would vote against the truth, and lose. */
export function looksFalse(view: HoaxView, temper: Temper): boolean {
  const { table, seat, hand } = view
  const by = wisest(table, seat)
  // Whoever cannot know better does not make a lie of what may be true.
  if (askedBy(table, by, seat) === 0) return false
  const likely = likelihood(publicBeliefs(view, temper), { seat, role: hand.role })
  return afterAccused(likely, table, by, seat) <= temper.follows
}
