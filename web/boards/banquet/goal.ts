/** What my house plays for in this course, in a few words: it stands below the table all the time. */
import { leftOf, nobleOf, rightOf } from '../../../games/banquet/houses.ts'
import type { House } from '../../../games/banquet/state.ts'
import { listed } from '../../app/language.ts'
import { askWords } from './asking.ts'
import { type Company, namesOf } from './company.ts'

export interface Goal {
  readonly feeling: 'love' | 'malice'
  /** Whom it is about. */
  readonly houses: readonly House[]
  readonly words: string
}

/** C3: a confessed love. */
export function isInLove({ table }: Pick<Company, 'table'>, house: House): boolean {
  return table.used.some((one) => one.key === 'quicksilver' && one.house === house)
}

/** Nothing as long as nobody has a target. */
export function goalOf(company: Company, house: House): Goal | null {
  const { table } = company
  const { goals } = askWords()
  if (table.mode === 'duel') return { feeling: 'malice', houses: [], words: goals.outlive }
  const target = table.targets[house]
  if (target === undefined) return null
  const who = (houses: readonly House[]) => listed(houses.map((one) => namesOf(company, one)))
  const character = table.characters[nobleOf(table, house)]
  if (character === 'wolfsbane') {
    const houses = [...new Set([leftOf(table, house), rightOf(table, house)])]
    return { feeling: 'malice', houses, words: goals.poison(who(houses)) }
  }
  const houses = [target]
  if (character === 'socrates') return { feeling: 'love', houses, words: goals.die(who(houses)) }
  if (isInLove(company, house)) return { feeling: 'love', houses, words: goals.love(who(houses)) }
  return { feeling: 'malice', houses, words: goals.poison(who(houses)) }
}
