/** A claim is doubted, all vote, and the accused confesses or proves (H5). */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { answered, ask, type Seat } from '../../kernel/state.ts'
import { confess } from './chain.ts'
import { living } from './company.ts'
import { endGame } from './end.ts'
import { resume } from './flow.ts'
import type { Claim, HoaxState, Vote } from './state.ts'

/** H5.1, H5.2: the accuser has voted yes; with two left nobody else is there to vote (H8.1). */
export function accuse(state: HoaxState, by: Seat, { seat: of, role }: Claim, chance: Chance): void {
  const { table, hands } = state
  table.accused.push({ seat: of, role })
  table.vote = { by, of, role, voted: hands.map((_, seat) => seat === by) }
  sure(hands[by], 'hand').ballot = 'yes'
  table.news.push({ kind: 'accused', seat: by, of, role })
  const voters = living(table).filter((seat) => seat !== by && seat !== of)
  if (voters.length > 0) return ask(state, voters)
  count(state, chance)
}

export function vote(state: HoaxState, seat: Seat, choice: Vote, chance: Chance): void {
  sure(state.hands[seat], 'hand').ballot = choice
  sure(state.table.vote, 'vote').voted[seat] = true
  answered(state, seat)
  if (state.agenda.asked.length === 0) count(state, chance)
}

/** H5.2: more yes than no; then the accused admits the lie (H5.4), or shows the role and has won (H5.6). */
function count(state: HoaxState, chance: Chance): void {
  const { table, hands } = state
  const { by, of, role } = sure(table.vote, 'vote')
  const votes = living(table)
    .filter((seat) => seat !== of)
    .map((seat) => ({ seat, vote: sure(hands[seat]?.ballot, 'ballot') }))
  const yes = votes.filter(({ vote }) => vote === 'yes').length
  const carried = 2 * yes > votes.length
  table.vote = null
  for (const hand of hands) hand.ballot = null
  table.news.push({ kind: 'voted', by, of, role, votes, carried })
  if (!carried) return resume(state, 'voted down', chance) // H5.3
  if (hands[of]?.role === role) {
    table.news.push({ kind: 'proved', seat: of, role })
    return endGame(state, { ending: 'proof', winners: [of] }, chance)
  }
  confess(table, { seat: of, role })
  resume(state, 'changed', chance)
}
