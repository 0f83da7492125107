/**
 * What everybody would get if the goblets were drunk as they stand. It follows from who would be poisoned, and is asked so often that the
 * answers are kept, one for each set of people, as long as the table asks for no others.
 */
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import type { Character, Judged } from '../characters/character.ts'
import type { Banquet, House, Setting } from '../state.ts'
import { isPoisoned, type Tokens } from '../tokens.ts'

/** What each house gets for surviving and for its target, with what a character makes of it; and all of them together. */
export interface Bill {
  readonly points: readonly number[]
  readonly total: number
}

type Party = Pick<Frozen<Setting>, 'nobles' | 'characters' | 'targets' | 'used'>

export function billing<T extends Frozen<Banquet['table']>>(
  characterOf: (table: T, house: House) => Pick<Character, 'scores'>,
): (table: T, goblets: readonly Readonly<Tokens>[]) => Bill {
  let party: Party | undefined
  let bills: (Bill | undefined)[] = []
  return (table, goblets) => {
    if (!party || !isSame(party, table)) {
      party = noted(table)
      bills = []
    }
    let fallen = 1 << goblets.length
    for (let place = 0; place < goblets.length; place++) {
      if (isPoisoned(sure(goblets[place], 'goblet'))) fallen |= 1 << place
    }
    const known = bills[fallen]
    if (known) return known
    const poisoned = goblets.map((_, place) => (fallen & (1 << place)) > 0)
    const made = bill({ table, poisoned }, (house) => characterOf(table, house))
    bills[fallen] = made
    return made
  }
}

function bill(judged: Judged, characterOf: (house: House) => Pick<Character, 'scores'>): Bill {
  const points = judged.poisoned.map((_, house) => pointsOf(judged, house, characterOf(house)))
  return { points, total: points.reduce((sum, one) => sum + one, 0) }
}

function pointsOf(judged: Judged, house: House, { scores }: Pick<Character, 'scores'>): number {
  if (scores) {
    const { alive, target, both, other } = scores(judged, house)
    return alive + target + both + other
  }
  const target = judged.table.targets[house] // None in a duel.
  const reached = target !== undefined && judged.poisoned[target] ? 1 : 0
  return judged.poisoned[house] ? reached : 1 + 2 * reached
}

/** Tables are changed in place, so what they showed is written down. */
function noted({ nobles, characters, targets, used }: Party): Party {
  return {
    nobles: [...nobles],
    characters: [...characters],
    targets: [...targets],
    used: used.map((one) => ({ ...one })),
  }
}

function isSame(party: Party, table: Party): boolean {
  return (
    isEqual(party.targets, table.targets) &&
    isEqual(party.characters, table.characters) &&
    isEqual(party.nobles, table.nobles) &&
    isEqualUse(party.used, table.used)
  )
}

function isEqual<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}

function isEqualUse(a: Party['used'], b: Party['used']): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) {
    const [one, other] = [sure(a[index], 'use'), sure(b[index], 'use')]
    if (one.key !== other.key || one.house !== other.house || one.named !== other.named) return false
  }
  return true
}
