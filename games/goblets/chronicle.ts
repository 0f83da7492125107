/** A game that is over, told by one who saw into every goblet and every taster's card. */
import { at } from '../../kernel/at.ts'
import type { Chronicle, Claim, Moment } from '../../kernel/chronicle.ts'
import type { Language } from '../../kernel/text.ts'
import { type JourneyText, journeyDe, journeyEn } from '../banquet/chronicle.text.journey.ts'
import { tellingDe, tellingEn } from '../banquet/chronicle.text.ts'
import { chronicleOf } from '../banquet/chronicle.ts'
import { writeWhat } from '../banquet/chronicle.what.ts'
import { nobleOf } from '../banquet/houses.ts'
import { earnings } from './scoring.ts'
import type { Goblets } from './state.ts'
import { de, phrases } from './words.de.ts'
import { en } from './words.en.ts'

const shared = chronicleOf<Goblets>({
  earned({ table, hands }, drunk) {
    const points = hands.map(() => 0)
    const cards = hands.map(({ card }) => card)
    for (const { seat, alive, target, both, other, wine } of earnings(table, drunk, cards)) {
      points[seat] = at(points, seat) + alive + target + both + other + wine
    }
    return points
  },
  text: { en: tellingEn(en), de: tellingDe(de, phrases) },
})

/** G8.3: every course each taster sits down as if they meant well, and a Traitor does not. Leave is trust (G8.6). */
function oaths(moments: readonly Moment<Goblets>[]): Claim[] {
  return moments.flatMap(({ state: { table, hands } }, start) => {
    if (table.mode !== 'pairs' || !table.news.some(({ kind }) => kind === 'course')) return []
    const end = moments.findIndex(
      ({ state }, later) => later > start && state.table.news.some(({ kind }) => kind === 'cards'),
    )
    const course = moments.slice(start, end < 0 ? undefined : end).flatMap(({ state }) => state.table.news)
    const drunk = moments[end]?.state.table.news ?? []
    const earned = drunk.flatMap((news) => (news.kind === 'scored' ? news.earned : []))
    return table.tasters.flatMap((seat, house) => {
      if (seat === null) return []
      const noble = nobleOf(table, house)
      const trusted = course.some((news) => news.kind === 'after you' && news.seat === noble && news.leave)
      const treason = earned.find((one) => one.seat === seat)?.other ?? 0
      const truth = at(hands, seat, 'hand').card === 'traitor' ? 'false' : 'true'
      return [
        {
          at: start,
          out: end < 0 ? undefined : end,
          seat,
          what: writeWhat({ kind: 'serves', noble }),
          truth,
          believed: trusted ? [noble] : [],
          doubted: [],
          swung: truth === 'false' && treason > 0 ? [{ seat, by: treason }] : [],
        } satisfies Claim,
      ]
    })
  })
}

export const chronicle: Chronicle<Goblets> = {
  ...shared,
  claims: (moments) => [...oaths(moments), ...shared.claims(moments)].sort((a, b) => a.at - b.at),
}

export const journeyText: Readonly<Record<Language, JourneyText>> = { en: journeyEn(en), de: journeyDe(de, phrases) }
