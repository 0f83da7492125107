/** The same for Hoax, where answers are given under seal and an accusation is about all that somebody claimed to be in that turn. */
import { roleOf } from '../games/hoax/actions.ts'
import type { HoaxState, Move, Role } from '../games/hoax/state.ts'
import type { Seat } from '../kernel/state.ts'
import type { Made, Recount } from './recount.ts'

type Step = Made<HoaxState, Move>

const sealed: Readonly<Record<string, Role>> = { illegal: 'emperor', fine: 'judge', forgive: 'pope' }

function claimed(move: Move): Role | undefined {
  if (move.kind === 'tax' || move.kind === 'income' || move.kind === 'spell' || move.kind === 'steal')
    return roleOf(move)
  return move.kind === 'immune' ? 'wizard' : sealed[move.kind]
}

const begins = ({ after }: Step) => after.table.news.some(({ kind }) => kind === 'turn' || kind === 'ended')

/** When it was heard: at once, or when the seals were broken. What was never opened was said to nobody. */
function heardAt(steps: readonly Step[], nth: number): number | undefined {
  const step = steps[nth]
  if (!step || !(step.move.kind in sealed)) return nth
  const rest = steps.slice(nth)
  const opened = rest.findIndex(({ after }) =>
    after.table.news.some((news) => news.kind === 'spoke' && news.claims.some(({ seat }) => seat === step.seat)),
  )
  // Where a window is opened anew, they answer anew.
  const isAnswer = ({ seat, move }: Step) => seat === step.seat && (move.kind in sealed || move.kind === 'pass')
  const answeredAnew = rest.findIndex((one, later) => later > 0 && isAnswer(one))
  const ended = rest.findIndex(begins)
  const before = (one: number) => (one < 0 ? Number.POSITIVE_INFINITY : one)
  return opened < 0 || before(answeredAnew) <= opened || before(ended) < opened ? undefined : nth + opened
}

export function recountHoax(made: readonly Made[], who: Seat): Recount {
  const steps = made as readonly Step[]
  const turnOf = (nth: number) => steps.slice(0, nth).filter(begins).length
  const claims = steps.flatMap(({ seat, move, words }, nth) => {
    const [role, heard] = [claimed(move), heardAt(steps, nth)]
    return role === undefined || heard === undefined ? [] : [{ seat, role, words, nth: heard, turn: turnOf(nth) }]
  })
  const answers = steps.flatMap(({ seat, move, before }, nth) => {
    if (seat !== who || (move.kind !== 'accuse' && move.kind !== 'vote')) return []
    const about = move.kind === 'accuse' ? { of: move.seat, role: move.role } : before.table.vote
    if (!about) return []
    const truth = before.hands[about.of]?.role === about.role ? 'truth' : 'lie'
    const how = move.kind === 'accuse' || move.vote === 'yes' ? 'doubted' : 'believed'
    return claims
      .filter((one) => one.seat === about.of && one.role === about.role && one.nth < nth && one.turn === turnOf(nth))
      .map(() => `${truth} ${how}`)
  })
  const answered = (what: string) => answers.filter((one) => one === what).length
  const own = claims.filter(({ seat }) => seat === who)
  return {
    claims: own.length,
    told: own.filter(({ words }) => words.includes('lies')).length,
    liesDoubted: answered('lie doubted'),
    liesBelieved: answered('lie believed'),
    truthsDoubted: answered('truth doubted'),
    truthsBelieved: answered('truth believed'),
  }
}
