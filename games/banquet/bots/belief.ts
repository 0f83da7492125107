/**
 * The goblets as somebody in an imagined world may take them to be: what they poured and saw is where it is, all the rest
 * is there too, but in some other goblet.
 */
import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { BanquetState } from '../state.ts'
import { type Tokens, tokens } from '../tokens.ts'

export function beliefOf({ table, hands, box }: BanquetState, seat: Seat, chance: Chance): Tokens[] {
  const { memory } = sure(hands[seat], 'hand')
  const known = table.standing.map(() => tokens())
  for (const one of memory) {
    if (one.kind === 'look' && one.or === null) known[one.at] = { ...one.tokens }
    else if (one.kind === 'pour') sure(known[one.at], 'goblet')[one.token]++
  }
  const standing = table.standing.flatMap((stands, place) => (stands ? [place] : []))
  const shift = standing.length > 1 ? chance(standing.length) : 0
  const believed = box.goblets.slice()
  for (const [index, place] of standing.entries()) {
    const from = sure(standing[(index + shift) % standing.length], 'goblet')
    believed[place] = sum(sure(known[place], 'goblet'), sure(box.goblets[from], 'goblet'), sure(known[from], 'goblet'))
  }
  return believed
}

/** What one knows of this goblet, and what one does not know of that; what was taken out of it (C13) is as if it were there. */
function sum(mine: Tokens, there: Tokens, known: Tokens): Tokens {
  return {
    wine: mine.wine + Math.max(0, there.wine - known.wine),
    poison: mine.poison + Math.max(0, there.poison - known.poison),
    antidote: mine.antidote + Math.max(0, there.antidote - known.antidote),
    unicorn: mine.unicorn + Math.max(0, there.unicorn - known.unicorn),
    ogre: mine.ogre + Math.max(0, there.ogre - known.ogre),
  }
}
