/** Who sits in which house, in words and in order, as one device sees it. */

import { clockwise, houseOf, leftOf, members } from '../../../games/banquet/houses.ts'
import type { House, Named, Place, Setting } from '../../../games/banquet/state.ts'
import { houses as german } from '../../../games/banquet/words.de.ts'
import { houses as english } from '../../../games/banquet/words.en.ts'
import { at } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { listed, words } from '../../app/language.ts'
import { tableWords as t } from './words.ts'

export interface Company {
  readonly table: Frozen<Setting>
  readonly seat: Seat | null
  /** My house, at the bottom of the table. */
  readonly me: House | null
  readonly name: Name
  /** Goblets stand before people, or in a row before nobody. */
  readonly goblets: 'round' | 'row'
  /** Who is asked next is told by the queue, or by the turns; or nobody can tell. */
  readonly order: 'queue' | 'turns' | 'nobody'
}

/** The company as this seat sees it. */
export function companyFor(sight: Omit<Company, 'me'>): Company {
  return { ...sight, me: sight.seat === null ? null : houseOf(sight.table, sight.seat) }
}

/** The houses, whatever is played. */
export const heraldry = words({ en: english, de: german })

/** Both names of a pair, or the one. */
export function namesOf({ table, name }: Pick<Company, 'table' | 'name'>, house: House): string {
  return listed(members(table, house).map(name))
}

/** "before Bruno", "before you", "3 of the row". */
export function whereIs(company: Company, place: Place): string {
  if (company.goblets === 'row') return t().inRow(place + 1)
  return place === company.me ? t().beforeYou : t().before(namesOf(company, place))
}

/** "your own goblet", "Moon’s own goblet": by the ring round its foot. */
export function ownGoblet(company: Company, ring: House): string {
  return ring === company.me ? t().yourGoblet : t().gobletOf(namesOf(company, ring))
}

export function gobletName(company: Company, { place, ring }: Pick<Named, 'place' | 'ring'>): string {
  const where = whereIs(company, place)
  return ring === null ? t().goblet(where) : `${ownGoblet(company, ring)}, ${where}`
}

/** Who will be asked after the one who is asked now, each house once, up to this house. */
export function comingUp({ table, order }: Company, upTo: House | null): House[] {
  if (order === 'nobody') return []
  const list =
    order === 'queue'
      ? [...new Set(table.queue.map(({ seat }) => houseOf(table, seat)))]
      : clockwise(table, leftOf(table, table.turn)).filter((house) => !table.out[at(table.nobles, house, 'noble')])
  const mine = upTo === null ? -1 : list.indexOf(upTo)
  return mine < 0 ? list : list.slice(0, mine + 1)
}
