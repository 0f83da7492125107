/** What somebody who only watches can go by when a token is poured: where it goes, and what was done before. */
import { houseOf } from '../../games/banquet/houses.ts'
import { type AnyMove, isA } from '../../games/banquet/movelist.ts'
import type { BanquetState, House, Place, Setting } from '../../games/banquet/state.ts'
import type { Sort } from '../../games/banquet/tokens.ts'
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'

/** The goblets at which the truth is asked. */
export const goblets = ['target', 'own'] as const
/** What a pour can hold; the rare tokens do what the common ones do. */
export const contents = ['wine', 'poison', 'antidote'] as const

const CONTENT: Readonly<Record<Sort, number>> = { wine: 0, poison: 1, antidote: 2, unicorn: 2, ogre: 1 }

/** How many different things an onlooker may have noticed, by how closely they look. */
export const KINDS = { glance: 2 * 2 * 8, gaze: 2 * 2 * 8 * 3 * 3 * 4 * 2 * 3 * 2 } as const

export interface Noticed {
  readonly goblet: (typeof goblets)[number]
  readonly glance: number
  readonly gaze: number
  /** What it truly held. */
  readonly content: number
}

interface Seen {
  readonly by: House
  /** Where its goblet stands now. */
  at: Place
  readonly into: 'target' | 'own' | 'elsewhere'
}

export class Onlooker {
  private course = 0
  private pours: Seen[] = []
  private looked = new Set<House>()
  private before: { house: House; into: Seen['into'] | undefined } | undefined

  /** Something is about to be done; gives back what there was to notice, if it is a pour that counts. */
  watch({ table }: BanquetState, seat: Seat, move: AnyMove): Noticed | undefined {
    if (table.course !== this.course) this.begin(table.course)
    const house = houseOf(table, seat)
    const pour = isA(move, 'pour') ? this.poured(table, house, move.place, move.token) : undefined
    if (isA(move, 'peek') || isA(move, 'look') || isA(move, 'dip')) this.looked.add(house)
    if (isA(move, 'rotate')) this.moved((place) => (place + move.by + table.nobles.length) % table.nobles.length)
    if (isA(move, 'swap')) this.moved((place) => exchanged(place, move.places))
    if (!isA(move, 'pour')) this.before = { house, into: undefined }
    return pour
  }

  private begin(course: number): void {
    this.course = course
    this.pours = []
    this.looked = new Set()
    this.before = undefined
  }

  private moved(to: (place: Place) => Place): void {
    for (const pour of this.pours) pour.at = to(pour.at)
  }

  private poured(table: Setting, house: House, place: Place, token: Sort): Noticed | undefined {
    const into = whither(table, house, place)
    const mine = this.pours.filter(({ by }) => by === house)
    const often = (where: Seen['into']) => mine.filter((pour) => pour.into === where).length
    const hunter = table.targets.indexOf(house)
    const hunted = this.pours.filter(({ by, at }) => by === hunter && at === house).length
    const last = this.before?.house === house ? this.before.into : undefined
    const noticed = (goblet: Noticed['goblet']): Noticed => {
      const glance = mixed([goblets.indexOf(goblet), 2], [table.call ? 1 : 0, 2], [mine.length, 8])
      const gaze = mixed(
        [glance, KINDS.glance],
        [often('target'), 3],
        [often('own'), 3],
        [last === undefined ? 0 : 1 + ['target', 'own', 'elsewhere'].indexOf(last), 4],
        [this.looked.has(house) ? 1 : 0, 2],
        [hunted, 3],
        [table.screens.some((many, other) => other !== house && many === 0) ? 1 : 0, 2],
      )
      return { goblet, glance, gaze, content: CONTENT[token] }
    }
    this.pours.push({ by: house, at: place, into })
    this.before = { house, into }
    return into === 'elsewhere' ? undefined : noticed(into)
  }
}

function exchanged(place: Place, [a, b]: readonly [Place, Place]): Place {
  if (place === a) return b
  return place === b ? a : place
}

function whither({ targets }: Setting, house: House, place: Place): Seen['into'] {
  if (place === house) return 'own'
  return place === sure(targets[house], 'target') ? 'target' : 'elsewhere'
}

/** One number for several, each from nothing to less than its bound; what is more counts as the most. */
function mixed(...parts: readonly (readonly [value: number, bound: number])[]): number {
  return parts.reduce((all, [value, bound]) => all * bound + Math.min(value, bound - 1), 0)
}
