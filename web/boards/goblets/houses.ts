/** Who sits in which house, in words and in order. */
import { clockwise, houseOf, leftOf, members } from '../../../games/etiquette/houses.ts'
import type { House, Named, Place } from '../../../games/etiquette/state.ts'
import type { Table } from '../../../games/goblets/state.ts'
import { gobletWords } from '../../../games/goblets/words.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import { language } from '../../app/language.ts'
import { gobletsWords as t } from './words.ts'

export type Tabled = Frozen<Table>

export const spoken = () => gobletWords[language.value]

/** Both names of a pair, or the one. */
export function namesOf(table: Tabled, house: House, name: Name): string {
  return new Intl.ListFormat(language.value).format(members(table, house).map(name))
}

/** "before Bruno", "before you", "3 of the row". */
export function whereIs(table: Tabled, place: Place, me: House | null, name: Name): string {
  if (isRow(table)) return t().inRow(place + 1)
  return place === me ? t().beforeYou : t().before(namesOf(table, place, name))
}

/** The table stands in a row in Russian Goblette, and for those who drink for the victory. */
export function isRow({ mode, tied }: Tabled): boolean {
  return mode === 'duel' || tied.length > 0
}

export function gobletName(table: Tabled, { place, ring }: Named, me: House | null, name: Name): string {
  return t().goblet(ring === null ? null : spoken().houses[ring]!.ring, whereIs(table, place, me, name))
}

/** Who will be asked after the one who is asked now, each house once, up to this seat's own. */
export function comingUp(table: Tabled, me: Seat | null): House[] {
  const own = me === null ? -1 : houseOf(table, me)
  if (table.stage === 'tie' || table.stage === 'over') return []
  const list =
    table.call || table.stage === 'beginning'
      ? [...new Set(table.queue.map(({ seat }) => houseOf(table, seat)))]
      : clockwise(table, leftOf(table, table.turn)).filter((house) => !table.out[table.nobles[house]!])
  const mine = list.indexOf(own)
  return mine < 0 ? list : list.slice(0, mine + 1)
}
