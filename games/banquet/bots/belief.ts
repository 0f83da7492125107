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
  const seen = table.standing.map((stands) => !stands)
  for (const one of memory) {
    if (one.kind === 'look' && one.or === null) seen[one.at] = true
    else if (one.kind === 'pour' && !seen[one.at]) sure(known[one.at], 'goblet')[one.token]++
  }
  const elsewhere = seen.flatMap((is, place) => (is ? [] : [place]))
  const shift = elsewhere.length > 1 ? chance(elsewhere.length) : 0
  return box.goblets.map((truth, place) => {
    if (seen[place]) return { ...truth }
    const from = sure(elsewhere[(elsewhere.indexOf(place) + shift) % elsewhere.length], 'goblet nobody saw')
    return sum(sure(known[place], 'goblet'), sure(box.goblets[from], 'goblet'), sure(known[from], 'goblet'))
  })
}

function sum(mine: Tokens, there: Tokens, notThere: Tokens): Tokens {
  return {
    wine: mine.wine + there.wine - notThere.wine,
    poison: mine.poison + there.poison - notThere.poison,
    antidote: mine.antidote + there.antidote - notThere.antidote,
    unicorn: mine.unicorn + there.unicorn - notThere.unicorn,
    ogre: mine.ogre + there.ogre - notThere.ogre,
  }
}
