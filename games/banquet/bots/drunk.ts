/** What everybody would get if the goblets were drunk as they stand: asked so often that no new list is made for the answer. */
import { sure } from '../../../kernel/at.ts'
import type { Character, Judged } from '../characters/character.ts'
import type { House } from '../state.ts'
import { isPoisoned, type Tokens } from '../tokens.ts'

const poisoned: boolean[] = []

/** Who would be poisoned. The list is used again by the next one who asks. */
export function poisonedBy(goblets: readonly Readonly<Tokens>[]): readonly boolean[] {
  poisoned.length = goblets.length
  for (let place = 0; place < goblets.length; place++) poisoned[place] = isPoisoned(sure(goblets[place], 'goblet'))
  return poisoned
}

/** What a house gets for surviving and for its target, with what a character makes of it. */
export function pointsOf(judged: Judged, house: House, { scores }: Pick<Character, 'scores'>): number {
  if (scores) {
    const { alive, target, both, other } = scores(judged, house)
    return alive + target + both + other
  }
  const target = judged.table.targets[house] // None in a duel.
  const reached = target !== undefined && judged.poisoned[target] ? 1 : 0
  return judged.poisoned[house] ? reached : 1 + 2 * reached
}
