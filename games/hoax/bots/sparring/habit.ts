/** Somebody with one habit, and otherwise the sense that everybody has: who is found out is unmasked, a pack buys an answer. */
import type { Bot } from '../../../../kernel/bot.ts'
import { type Chance, pick } from '../../../../kernel/chance.ts'
import type { Seat } from '../../../../kernel/state.ts'
import type { Action } from '../../actions.ts'
import { canBe } from '../../knowledge.ts'
import { moves } from '../../moves.ts'
import { type Hoax, type HoaxView, type Move, type Role, roles, type Vote } from '../../state.ts'
import { isWindow, reactions } from '../../windows.ts'

export type Accusation = Extract<Move, { kind: 'accuse' }>

export interface Habit {
  /** The action that they like best, of all that are open. */
  readonly deed: (view: HoaxView, open: readonly Action[], chance: Chance) => Action
  /** Whether they claim this role where they may react. */
  readonly claims: (view: HoaxView, role: Role) => boolean
  /** Which of the claims that stand they accuse. */
  readonly accuses: (view: HoaxView, claim: Accusation) => boolean
  readonly votes: (view: HoaxView) => Vote
  /** Whom they question, of those whom they may. */
  readonly questions: (view: HoaxView, whom: readonly Seat[]) => Seat | undefined
  /** Among so many faces they guess. */
  readonly guessesAmong: number
}

export function habitual(habit: Habit): Bot<Hoax> {
  return {
    choose(view, chance) {
      const open = moves(view)
      if (view.table.vote) return { kind: 'vote', vote: habit.votes(view) }
      return guess(view, open, habit, chance) ?? interruption(view, open, habit) ?? reply(view, open, habit, chance)
    },
  }
}

/** How many roles somebody may still have, as far as this seat knows. */
export function facesOf(view: HoaxView, other: Seat): number {
  return roles.filter((role) => canBe(view, other, role)).length
}

function guess(view: HoaxView, open: readonly Move[], { guessesAmong }: Habit, chance: Chance): Move | undefined {
  const guesses = open.filter((move) => move.kind === 'unmask' && facesOf(view, move.seat) <= guessesAmong)
  return guesses.length > 0 ? pick(guesses, chance) : undefined
}

function interruption(view: HoaxView, open: readonly Move[], { accuses, questions }: Habit): Move | undefined {
  const accusation = open.find((move) => move.kind === 'accuse' && accuses(view, move))
  if (accusation) return accusation
  const whom = open.flatMap((move) => (move.kind === 'question' ? [move.seat] : []))
  const asked = whom.length > 0 ? questions(view, whom) : undefined
  return asked === undefined ? undefined : { kind: 'question', seat: asked }
}

/** Whoever has a choice that the habit says nothing of leaves it to luck. */
function reply(view: HoaxView, open: readonly Move[], { deed, claims }: Habit, chance: Chance): Move {
  const { stage, question } = view.table
  if (question) return pick(open, chance)
  if (stage === 'action') return deed(view, open.filter(isAction), chance)
  const answers = open.filter(({ kind }) => kind !== 'accuse' && kind !== 'unmask' && kind !== 'question')
  if (stage === 'choice') {
    const immune = claims(view, 'wizard') ? answers.find(({ kind }) => kind === 'immune') : undefined
    return immune ?? pick(cheapest(answers), chance)
  }
  if (!isWindow(stage)) return pick(answers, chance)
  const said = answers.filter(({ kind }) => kind !== 'pass')
  return claims(view, reactions[stage].role) && said.length > 0 ? pick(said, chance) : { kind: 'pass' }
}

/** A Pope costs less than a Judge (H2.3). */
function cheapest(answers: readonly Move[]): readonly Move[] {
  const payments = answers.filter((move) => move.kind === 'pay')
  const popes = payments.filter(({ role }) => role === 'pope')
  return popes.length > 0 ? popes : payments
}

function isAction(move: Move): move is Action {
  return 'from' in move || move.kind === 'tax' || move.kind === 'income'
}
