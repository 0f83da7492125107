/** A bot that answers every question of the game by its temper. */
import { at, sure } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import { type Chance, shuffle } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { type Action, isAction, roleOf } from '../actions.ts'
import { livingCount, twoLeft } from '../company.ts'
import { moves } from '../moves.ts'
import { type Hoax, type HoaxView, type Move, type Role, roles } from '../state.ts'
import { answer } from './answer.ts'
import { knowers } from './belief.ts'
import { interrupts, looksFalse, votes } from './doubt.ts'
import { best, draw, sometimes } from './draw.ts'
import { notoriety } from './repute.ts'
import type { Temper } from './temper.ts'
import { gain, worth } from './worth.ts'

export function player(temper: Temper): Bot<Hoax> {
  return {
    choose(view, chance) {
      const open = moves(view)
      const { table } = view
      if (table.vote) return { kind: 'vote', vote: votes(view, temper) }
      if (table.question) return answer(view, open, temper, chance)
      const aside = interrupts(view, open, temper, chance)
      if (aside) return aside
      switch (table.stage) {
        case 'taking':
          return draw(open, () => 1, chance)
        case 'action':
          return deed(view, open.filter(isAction), temper, chance)
        case 'emperors':
        case 'judges':
        case 'popes':
          return react(view, open, temper, chance)
        case 'choice':
          return settle(view, open, temper, chance)
        case 'naming':
          return best(
            open.filter(({ kind }) => kind === 'name'),
            (move) => sortWorth(view, move),
          )
        case 'sharing':
          // H8.2: who may keep both does; else whoever has least is the least to be feared.
          return best(
            open.filter((move) => move.kind === 'share'),
            (move) => (move.to === view.seat ? Infinity : -worth(at(table.purses, move.to))),
          )
        default:
          return { kind: 'pass' }
      }
    },
  }
}

/** What claiming a role puts at stake: for a lie those who know better; for the truth, that somebody may take the bait. */
function claimWeight(view: HoaxView, role: Role, temper: Temper): number {
  if (role !== view.hand.role) return Math.exp((-temper.care * knowers(view, role)) / temper.whim)
  return temper.candour * (temper.bait > 1 && looksFalse(view, temper) ? temper.bait : 1)
}

/** Of every mask the deed that pays best; then a mask, the better it pays the likelier. */
export function deed(view: HoaxView, open: readonly Action[], temper: Temper, chance: Chance): Action {
  const deeds = shuffle([...open], chance)
  const usual = twoLeft(view.table) ? temper.spite : temper.malice
  const feelings = view.table.out.map((_, rival) => usual + temper.rancour * notoriety(view.table, rival))
  const malice = (rival: Seat) => at(feelings, rival)
  const gains = new Map(deeds.map((move) => [move, gain(view.table, view.seat, move, malice)]))
  const gainOf = (move: Action) => sure(gains.get(move), 'gain')
  const masks = roles.flatMap((role) => {
    const own = deeds.filter((move) => roleOf(move) === role)
    return own.length > 0 ? [best(own, gainOf)] : []
  })
  const most = Math.max(...gains.values())
  return draw(
    masks,
    (move) => Math.exp((gainOf(move) - most) / temper.whim) * claimWeight(view, roleOf(move), temper),
    chance,
  )
}

const REACTION = { emperors: 'emperor', judges: 'judge', popes: 'pope' } as const

/** Whoever has just been robbed speaks up sooner; in a crowd everybody leaves it to the others. */
function react(view: HoaxView, open: readonly Move[], temper: Temper, chance: Chance): Move {
  const claims = open.filter(({ kind }) => kind === 'illegal' || kind === 'fine' || kind === 'forgive')
  const role = REACTION[view.table.stage as 'emperors']
  const robbed = view.table.transfers.some(({ of, from }) => of === 'deed' && from === view.seat)
  const crowd = Math.max(1, (livingCount(view.table) - 1) / COMPANY)
  const often = (temper.zeal * claimWeight(view, role, temper) * (robbed ? temper.grudge : 1)) / crowd
  if (claims.length === 0 || !sometimes(Math.min(MOST, often), chance)) return { kind: 'pass' }
  return best(claims, (move) => sortWorth(view, move))
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
function settle(view: HoaxView, open: readonly Move[], temper: Temper, chance: Chance): Move {
  const immune = open.find(({ kind }) => kind === 'immune')
  if (immune && sometimes(Math.min(MOST, temper.nerve * claimWeight(view, 'wizard', temper)), chance)) return immune
  const payees = open.filter((move) => move.kind === 'pay')
  const popes = payees.filter(({ role }) => role === 'pope')
  return best(popes.length > 0 ? popes : payees, ({ to }) =>
    to === view.seat ? 100 : -worth(at(view.table.purses, to)),
  )
}
