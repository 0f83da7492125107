/** What it comes to when all cups are up: how many there were, what that makes of what was said, and who pays. */
import { losers, type Lifted as News } from '../../../games/dice/scoring.ts'
import type { Dice } from '../../../games/dice/state.ts'
import type { Seat } from '../../../kernel/state.ts'
import { listed } from '../../app/language.ts'
import type { BoardProps } from '../board.ts'
import { bidText } from './spoken.ts'
import { diceWords as t } from './words.ts'

type Seen = Pick<BoardProps<Dice>, 'view' | 'before' | 'seat' | 'name'> & { readonly lifted: News }

/** Whoever reads it comes first: the sentence begins with them, and its verb goes with them. */
function losing(lost: readonly Seat[], { seat: me, name }: Seen): string {
  const others = lost.filter((seat) => seat !== me).map((seat) => name(seat))
  if (others.length === lost.length) return t().lose(listed(others), lost.length)
  return others.length === 0 ? t().youLose : t().youAllLose(listed([t().you, ...others]))
}

export function verdictOn(seen: Seen): readonly [head: string, sub: string] {
  const { lifted, view, before } = seen
  const { bid, call, found } = lifted
  const doubted = found >= bid.count ? t().true : t().false
  const called = found === bid.count ? t().hit : t().missed
  return [
    t().counted(bidText({ ...bid, count: found }), bid.count),
    `${call === 'doubt' ? doubted : called} ${losing(losers((before ?? view).table, lifted), seen)}`,
  ]
}
