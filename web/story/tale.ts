/** A game in a few words, for a picture that is sent: who won, the best lie, the worst doubt. */
import type { Chronicle, Claim } from '../../kernel/chronicle.ts'
import type { Ranking } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Mark } from '../../protocol/words.ts'
import { language, listed, words } from '../app/language.ts'
import { bestLie, gainOf, worstDoubt } from './highlights.ts'

const t = words({
  en: {
    won: (names: string, count: number) => `${names} ${count === 1 ? 'wins' : 'win'}`,
    lie: 'The best lie',
    doubt: 'The worst doubt',
    true: 'It was true.',
    doubters: (names: string, _count: number) => `${names} did not believe it.`,
  },
  de: {
    won: (names: string, count: number) => `${names} ${count === 1 ? 'gewinnt' : 'gewinnen'}`,
    lie: 'Die beste Lüge',
    doubt: 'Der schlimmste Zweifel',
    true: 'Es stimmte.',
    doubters: (names: string, count: number) => `${names} ${count === 1 ? 'hat' : 'haben'} es nicht geglaubt.`,
  },
})

export interface Tale {
  readonly key: string
  readonly game: string
  readonly won: string
  readonly places: readonly { readonly place: number; readonly name: string; readonly mark: Mark }[]
  readonly lines: readonly { readonly title: string; readonly told: string }[]
  /** The moment that is best shown to others. */
  readonly at: number | undefined
}

interface Told {
  readonly key: string
  readonly title: string
  readonly chronicle: Pick<Chronicle, 'claimsAre' | 'text'>
  readonly claims: readonly Claim[]
  readonly ranking: Ranking
  readonly name: Name
  readonly mark: (seat: Seat) => Mark
}

export function taleOf({ key, title, chronicle, claims, ranking, name, mark }: Told): Tale {
  const winners = ranking.flatMap((place, seat) => (place === 1 ? [name(seat)] : []))
  const [lie, doubt] = [bestLie(claims), worstDoubt(claims)]
  const { said, swung } = chronicle.text[language.value]
  const won = (claim: Claim) => `${name(claim.seat)} +${swung(gainOf(claim, claim.seat))}.`
  const doubters = doubt?.doubted.map(name) ?? []
  const truth = chronicle.claimsAre === 'words' ? [t().true] : []
  return {
    key,
    game: title,
    won: t().won(listed(winners), winners.length),
    places: ranking
      .map((place, seat) => ({ place, name: name(seat), mark: mark(seat) }))
      .sort((a, b) => a.place - b.place),
    lines: [
      ...(lie ? [{ title: t().lie, told: `${said(lie, name)}. ${won(lie)}` }] : []),
      ...(doubt
        ? [
            {
              title: t().doubt,
              told: [`${said(doubt, name)}.`, ...truth, t().doubters(listed(doubters), doubters.length)].join(' '),
            },
          ]
        : []),
    ],
    at: lie?.at ?? doubt?.at,
  }
}
