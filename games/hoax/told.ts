/**
 * What others were told in the last step. That they were told something was seen by all, so it follows from the news on
 * the table; what they were told is as it is in this world.
 */
import { at, sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import type { HoaxNews, HoaxSecret } from './news.ts'
import { unshown } from './questioning.ts'
import type { HoaxState, HoaxView, Role } from './state.ts'

export function toldTo(world: HoaxState, view: HoaxView, seat: Seat): HoaxSecret[] {
  return view.table.news.flatMap((news) => told(world, view, news, seat))
}

function told(world: HoaxState, view: HoaxView, news: Frozen<HoaxNews>, seat: Seat): HoaxSecret[] {
  const { hands } = world
  switch (news.kind) {
    case 'game':
      return [{ kind: 'dealt', role: at(hands, seat, 'hand').role }]
    case 'answered': {
      const { by, to } = news
      if (seat !== by && seat !== to) return []
      const { role } = sure(
        at(hands, by, 'hand').shown.findLast((shown) => shown.seat === to),
        'answer',
      )
      return [seat === to ? { kind: 'saw', seat: by, role } : { kind: 'showed', to, role }]
    }
    case 'unmasked':
      return seat === news.by || seat === news.of ? [guess(world, view, news)] : []
    default:
      return []
  }
}

/** H6.3: both know the guess. Who is one of them has been told; for the others it is one that can have been (H6.1). */
function guess(world: HoaxState, { hand }: HoaxView, { by, of, out }: Frozen<Unmasked>): HoaxSecret {
  const mine = hand.news.find((news) => news.kind === 'guessed')
  if (mine) return { ...mine }
  const right = out === of
  const truth = roleThen(world, of)
  const open = unshown(world.table, of, at(world.hands, by, 'hand').not, of)
  return { kind: 'guessed', by, of, role: right ? truth : (open.find((role) => role !== truth) ?? truth), right }
}

type Unmasked = Extract<HoaxNews, { readonly kind: 'unmasked' }>

/** If the game ended with it, all roles were shown, and the hands hold those of the next game. */
function roleThen({ table, hands }: HoaxState, of: Seat): Role {
  const ended = table.news.find((news) => news.kind === 'ended')
  return ended ? at(ended.roles, of, 'role') : at(hands, of, 'hand').role
}
