/** Somebody with one habit, who is otherwise as clever as the cleverest puppet: what is measured is the habit. */
import type { Bot } from '../../../../kernel/bot.ts'
import { type Chance, pick } from '../../../../kernel/chance.ts'
import { type Action, isAction } from '../../actions.ts'
import { moves } from '../../moves.ts'
import { asides, type Hoax, type HoaxView, type Move, type Role, type Vote } from '../../state.ts'
import { isWindow, reactions } from '../../windows.ts'
import { player } from '../player.ts'
import { hard } from '../temper.ts'

type Interruption = Extract<Move, { kind: (typeof asides)[number] }>

/** What they do their own way; all the rest as anybody would. */
export interface Habit {
  /** Which of all actions that are open. */
  readonly deed?: (view: HoaxView, open: readonly Action[], chance: Chance) => Action
  /** Whether they claim this role where they may react. */
  readonly claims?: (view: HoaxView, role: Role) => boolean
  readonly votes?: Vote
  /** Whether they interrupt so, of all that are open. */
  readonly interrupts?: (view: HoaxView, move: Interruption) => boolean
  /** How they never interrupt, whatever they think. */
  readonly refrains?: (view: HoaxView, move: Interruption) => boolean
}

const sense = player(hard)

export function habitual({ deed, claims, votes, interrupts, refrains }: Habit): Bot<Hoax> {
  const reply = (view: HoaxView, open: readonly Move[], chance: Chance): Move | undefined => {
    if (view.table.question) return undefined
    if (view.table.stage === 'action') return deed?.(view, open.filter(isAction), chance)
    const role = roleAsked(view)
    return role && claims && reaction(open, claims(view, role) ? 'claimed' : 'let pass', chance)
  }
  return {
    choose(view, chance) {
      if (view.table.vote && votes) return { kind: 'vote', vote: votes }
      const open = moves(view)
      const sudden = open.find((move) => isInterruption(move) && interrupts?.(view, move))
      if (sudden) return sudden
      const usual = sense.choose(view, chance)
      if (view.table.vote) return usual
      if (!isInterruption(usual)) return reply(view, open, chance) ?? usual
      return refrains?.(view, usual) ? (reply(view, open, chance) ?? calm(open, chance)) : usual
    },
  }
}

/** The role that whoever is asked may claim, or let it pass. */
function roleAsked({ table: { stage } }: HoaxView): Role | undefined {
  if (isWindow(stage)) return reactions[stage].role
  return stage === 'choice' ? 'wizard' : undefined
}

function reaction(open: readonly Move[], how: 'claimed' | 'let pass', chance: Chance): Move {
  const answers = open.filter((move) => !isInterruption(move))
  const wanted = answers.filter(({ kind }) => (kind === 'pass' || kind === 'pay') === (how === 'let pass'))
  return pick(wanted.length > 0 ? wanted : answers, chance)
}

function calm(open: readonly Move[], chance: Chance): Move {
  return pick(
    open.filter((move) => !isInterruption(move)),
    chance,
  )
}

function isInterruption(move: Move): move is Interruption {
  return asides.some((kind) => kind === move.kind)
}
