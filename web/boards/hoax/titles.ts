/** What the ledge says is going on, to whoever reads it. */
import type { Hoax } from '../../../games/hoax/state.ts'
import { isWindow } from '../../../games/hoax/windows.ts'
import type { BoardProps } from '../board.ts'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

type Sight = Pick<BoardProps<Hoax>, 'view' | 'seat' | 'name'>

/** A heading, and a line below it. */
type Title = readonly [string, string]

function interrupted({ view, seat, name }: Sight): Title | null {
  const { vote, question } = view.table
  if (vote) {
    const claim = roleName(vote.role)
    if (vote.of === seat) return t().titles.onTrial(claim)
    if (seat !== null && view.agenda.asked.includes(seat)) return t().titles.vote(name(vote.of), claim)
    return t().titles.counting(name(vote.of), claim)
  }
  if (!question) return null
  if (question.of === seat) return t().titles.questioned(name(question.by))
  return t().titles.questions(question.by === seat ? t().you : name(question.by), name(question.of))
}

export function titleFor(sight: Sight): Title {
  const { view, seat, name } = sight
  const { table, agenda } = view
  const { titles } = t()
  const broken = interrupted(sight)
  if (broken) return broken
  const { stage } = table
  const mine = seat !== null && agenda.asked.includes(seat)
  const asked = agenda.asked[0]
  const who = asked === undefined ? '' : name(asked)
  if (isWindow(stage)) {
    if (mine) return titles.window[stage]
    return seat !== null && table.done[seat] ? titles.sealed : titles.windowWait[stage]
  }
  if (stage === 'over') return titles.over
  if (stage === 'last call') return mine ? titles.lastCall : titles.lastCallWait
  return mine ? titles.mine[stage] : titles.theirs[stage](who)
}
