/** A secret guess between two players: one of them is out (H6). */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import { withdraw } from './chain.ts'
import { living, livingCount } from './company.ts'
import { endGame } from './end.ts'
import { resume } from './flow.ts'
import type { Claim, HoaxState } from './state.ts'
import { inherit } from './tokens.ts'

export function unmask(state: HoaxState, by: Seat, { seat: of, role }: Claim, chance: Chance): void {
  const { table, hands } = state
  const right = hands[of]?.role === role
  const [out, heir] = right ? [of, by] : [by, of]
  sure(hands[by], 'hand')[right ? 'known' : 'not'].push({ seat: of, role })
  for (const seat of [by, of]) sure(hands[seat], 'hand').news.push({ kind: 'guessed', by, of, role, right }) // H6.3
  table.news.push({ kind: 'unmasked', by, of, out, heir })
  table.out[out] = 1 + table.out.length - livingCount(table)
  table.done[out] = false
  sure(hands[out], 'hand').sealed = null
  inherit(table, out, heir)
  if (livingCount(table) === 1) return endGame(state, { ending: 'last', winners: living(table) }, chance) // H9.1
  resume(state, withdraw(table, out), chance)
}
