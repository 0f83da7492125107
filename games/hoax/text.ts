/** What the sentences of both languages have to find out first. */
import type { Name } from '../../kernel/text.ts'
import type { HoaxNews } from './news.ts'
import type { Claim, Vote } from './state.ts'
import type { Vocabulary } from './words.ts'

type Voted = Extract<HoaxNews, { kind: 'voted' }>

/** A mask is a title: “Judge Dora”. */
export function titled({ roles }: Vocabulary, { role, seat }: Claim, name: Name): string {
  return `${roles[role].name} ${name(seat)}`
}

/** H5.1: action and immunity of one Wizard are one claim, and fall as one. */
export function fallen(words: Vocabulary, cards: readonly Claim[], name: Name): string[] {
  return [...new Set(cards.map((card) => titled(words, card, name)))]
}

/** Who voted so, in order of seats. */
export function voters({ votes }: Voted, vote: Vote, name: Name): string[] {
  return votes.filter((one) => one.vote === vote).map(({ seat }) => name(seat))
}
