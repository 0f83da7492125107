/** How a game of the series ends, what it is worth, and who has won (H9). */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Ranking } from '../../kernel/game.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { dealAgain } from './setup.ts'
import type { Ending, HoaxState, Table } from './state.ts'

interface Verdict {
  readonly ending: Ending
  readonly winners: readonly Seat[]
}

/** H9.2: the k-th to go out gets k, whoever is left one more, the winner of the game two on top. */
export function worth({ out }: Pick<Table, 'out'>, { ending, winners }: Verdict): number[] {
  const left = 1 + out.filter((place) => place !== null).length
  const bonus = (seat: Seat) => (ending !== 'rounds' && winners.includes(seat) ? 2 : 0)
  return out.map((place, seat) => place ?? left + bonus(seat))
}

export function endGame(state: HoaxState, verdict: Verdict, chance: Chance): void {
  const { table, hands } = state
  const roles = hands.map(({ role }) => role)
  const gained = worth(table, verdict)
  for (const [seat, points] of gained.entries()) table.points[seat] = sure(table.points[seat], 'points') + points
  table.last = { ending: verdict.ending, roles, gained, winners: [...verdict.winners] }
  table.news.push({ kind: 'ended', ...verdict, roles, gained })
  if (table.game < table.options.games) {
    table.game++
    return dealAgain(state, (table.starter + 1) % hands.length, chance) // H9.3
  }
  table.stage = 'over'
  const places = sure(ranking(table), 'ranking')
  const winners = [...hands.keys()].filter((seat) => places[seat] === 1)
  table.news.push({ kind: 'over', winners, points: [...table.points] })
  ask(state, [])
}

/** H9.3: equal scores share a place. */
export function ranking({ stage, points }: Table): Ranking | undefined {
  if (stage !== 'over') return undefined
  return points.map((own) => 1 + points.filter((other) => other > own).length)
}
