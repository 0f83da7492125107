/** A bot that answers every question of the game by its temper. */
import { at, sure } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import { type Chance, shuffle } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { type Action, isAction, roleOf } from '../actions.ts'
import { livingCount, twoLeft } from '../company.ts'
import { moves } from '../moves.ts'
import { type Hoax, type HoaxView, type Move, type Role, roles } from '../state.ts'
import { answers, cornered } from './answer.ts'
import { knowers } from './belief.ts'
import { best } from './best.ts'
import { interrupts, looksFalse, votes } from './doubt.ts'
import { notoriety } from './repute.ts'
import type { Temper } from './temper.ts'
import { gain, worth } from './worth.ts'

export function player(temper: Temper): Bot<Hoax> {
  return wishing((view, chance) => wishesOf(view, temper, chance))
}

type Wishes = readonly Wish<Move>[]
const always = (move: Move): Wishes => [{ move, often: 1 }]

function wishesOf(view: HoaxView, temper: Temper, chance: Chance): Wishes {
  const open = moves(view)
  const { table } = view
  if (table.vote) return always({ kind: 'vote', vote: votes(view, temper) })
  if (table.question) return answers(view, open, temper)
  const asides = interrupts(view, open, temper, chance)
  if (asides.length > 0) return asides
  switch (table.stage) {
    case 'taking':
      return open.map((move) => ({ move, often: 1 }))
    case 'action':
      return deeds(view, open.filter(isAction), temper, chance)
    case 'emperors':
    case 'judges':
    case 'popes':
      return reactions(view, open, temper)
    case 'choice':
      return settlements(view, open, temper)
    case 'naming':
      return always(
        best(
          open.filter(({ kind }) => kind === 'name'),
          (move) => sortWorth(view, move),
        ),
      )
    case 'sharing':
      // H8.2: who may keep both does; else whoever has least is the least to be feared.
      return always(
        best(
          open.filter((move) => move.kind === 'share'),
          (move) => (move.to === view.seat ? Infinity : -worth(at(table.purses, move.to))),
        ),
      )
    default:
      return always({ kind: 'pass' })
  }
}

/** What claiming a role puts at stake: for a lie those who know better; for the truth, that somebody may take the bait. */
function claimWeight(view: HoaxView, role: Role, temper: Temper): number {
  if (role !== view.hand.role) return Math.exp((-temper.care * knowers(view, role)) / temper.whim)
  return temper.candour * (temper.bait > 1 && looksFalse(view, temper) ? temper.bait : 1)
}

/** So much of the win a token is worth. */
const TOKEN = 0.01

/** Of every mask the deed that pays best, a mask the likelier the better it pays; the others of a mask give something away. */
export function deeds(
  view: HoaxView,
  open: readonly Action[],
  temper: Temper,
  chance: Chance,
): readonly Wish<Action>[] {
  const all = shuffle([...open], chance)
  const usual = twoLeft(view.table) ? temper.spite : temper.malice
  const feelings = view.table.out.map((_, rival) => usual + temper.rancour * notoriety(view.table, rival))
  const malice = (rival: Seat) => at(feelings, rival)
  const gains = new Map(all.map((move) => [move, gain(view.table, view.seat, move, malice)]))
  const gainOf = (move: Action) => sure(gains.get(move), 'gain')
  const most = Math.max(...gains.values())
  return roles.flatMap((role) => {
    const own = all.filter((move) => roleOf(move) === role)
    if (own.length === 0) return []
    const top = best(own, gainOf)
    const often = Math.exp((gainOf(top) - most) / temper.whim) * claimWeight(view, role, temper)
    return own.map((move) =>
      move === top ? { move, often } : { move, often: 0, costs: TOKEN * (most - gainOf(move)) },
    )
  })
}

const REACTION = { emperors: 'emperor', judges: 'judge', popes: 'pope' } as const

/** Whoever has just been robbed speaks up sooner; in a crowd everybody leaves it to the others. */
function reactions(view: HoaxView, open: readonly Move[], temper: Temper): Wishes {
  const claims = open.filter(({ kind }) => kind === 'illegal' || kind === 'fine' || kind === 'forgive')
  if (claims.length === 0) return always({ kind: 'pass' })
  const role = REACTION[view.table.stage as 'emperors']
  const robbed = view.table.transfers.some(({ of, from }) => of === 'deed' && from === view.seat)
  const crowd = Math.max(1, (livingCount(view.table) - 1) / COMPANY)
  const bold = cornered(view, role) ? Math.exp(-temper.care / temper.whim) : 1
  const often = (temper.zeal * bold * claimWeight(view, role, temper) * (robbed ? temper.grudge : 1)) / crowd
  return either(
    best(claims, (move) => sortWorth(view, move)),
    often,
    { kind: 'pass' },
  )
}

/** The one so often, else the other. */
function either(one: Move, often: number, other: Move): Wishes {
  const sometimes = Math.min(MOST, often)
  return [
    { move: one, often: sometimes },
    { move: other, often: 1 - sometimes },
  ]
}

/** So many others are no crowd yet. */
const COMPANY = 4

/** Nobody is quite to be reckoned with. */
const MOST = 0.95

/** What a token of the sort that the move names is worth to me. */
function sortWorth({ table, seat }: HoaxView, move: Move): number {
  if (!('sort' in move)) return 0
  const own = at(table.purses, seat)
  return worth({ ...own, [move.sort]: own[move.sort] + 1 }) + 0.1 * at(table.purses, table.acting)[move.sort]
}

/** The fined player: immune if they dare, else the cheapest, to whoever has least. */
function settlements(view: HoaxView, open: readonly Move[], temper: Temper): Wishes {
  const payees = open.filter((move) => move.kind === 'pay')
  const popes = payees.filter(({ role }) => role === 'pope')
  const pay = best(popes.length > 0 ? popes : payees, ({ to }) =>
    to === view.seat ? 100 : -worth(at(view.table.purses, to)),
  )
  const immune = open.find(({ kind }) => kind === 'immune')
  return immune ? either(immune, temper.nerve * claimWeight(view, 'wizard', temper), pay) : always(pay)
}
