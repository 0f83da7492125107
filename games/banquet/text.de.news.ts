/** What happens at every table with goblets on it, and what one seat alone learns there. */
import type { Seat } from '../../kernel/state.ts'
import { type Name, plural } from '../../kernel/text.ts'
import type { Drunk } from './news.ts'
import type { Named } from './state.ts'
import { capital, type NewsLines, type SecretLines } from './text.ts'
import { type Sort, sorts, type Tokens } from './tokens.ts'
import type { Phrases } from './words.de.ts'
import type { Vocabulary } from './words.ts'

/** How this company puts it. */
interface Tone extends Pick<Phrases, 'hidden' | 'wine' | 'rare'> {
  /** What the poisoned will do, or not. */
  readonly fate: string
  readonly nobodyPoisoned: string
  readonly nobodyLeft: string
}

const format = new Intl.ListFormat('de')
export const list = (things: readonly string[]) => format.format(things)

/** Who earned as much shares a clause, the most first. */
export function reckoning(
  title: string,
  earned: readonly { readonly seats: readonly Seat[]; readonly points: number }[],
  name: Name,
): string {
  const amounts = [...new Set(earned.map(({ points }) => points))].sort((a, b) => b - a)
  const share = (points: number) => {
    const seats = earned.filter((one) => one.points === points).flatMap((one) => one.seats.map(name))
    if (points === 0) return `nichts für ${list(seats)}`
    return `${seats.length > 1 ? 'je ' : ''}${points} ${plural.de(points, 'Punkt', 'Punkte')} für ${list(seats)}`
  }
  return amounts.some((points) => points > 0)
    ? `${title}: ${amounts.map(share).join('; ')}.`
    : `${title} hat niemandem etwas gebracht.`
}

export function contents(words: Pick<Vocabulary, 'sorts'>, { wine }: Pick<Phrases, 'wine'>, tokens: Tokens): string {
  const there = sorts.filter((sort) => tokens[sort] > 0)
  const called = (sort: Sort) => (sort === 'wine' && tokens.wine > 1 ? wine.several : words.sorts[sort])
  return there.length === 0 ? 'nichts' : there.map((sort) => `${tokens[sort]} ${called(sort)}`).join(', ')
}

export function tellings(
  words: Pick<Vocabulary, 'sorts'>,
  tone: Tone,
): { readonly news: NewsLines; readonly secret: SecretLines } {
  /** Always in the accusative: the sentences are built so that they need no other case. */
  const goblet = ({ place, ring, before }: Named, name: Name) => {
    if (before === undefined) return `Becher ${place + 1}`
    return ring === null ? `den Becher vor ${name(before)}` : `den Becher von ${name(before)}`
  }
  const bothGoblets = ([a, b]: readonly [Named, Named], name: Name) => {
    if (a.before === undefined || b.before === undefined) return `Becher ${a.place + 1} und ${b.place + 1}`
    if (a.ring === null) return `die Becher vor ${name(a.before)} und ${name(b.before)}`
    return `die Becher von ${name(a.before)} und ${name(b.before)}`
  }
  const token = (sort: Sort) => (sort === 'unicorn' || sort === 'ogre' ? tone.rare[sort] : words.sorts[sort])
  const drinkers = (drunk: readonly Drunk[], name: Name) =>
    list(drunk.map(({ seat, tokens }) => `${name(seat)} (${contents(words, tone, tokens)})`))

  return {
    news: {
      pairs: ({ nobles, tasters }, name) => {
        const pairs = nobles.flatMap((noble, at) => {
          const taster = tasters[at] ?? null
          return taster === null ? [] : `${name(taster)} für ${name(noble)}`
        })
        const alone = nobles.filter((_, at) => (tasters[at] ?? null) === null).map(name)
        return `Es kosten vor: ${list(pairs)}.${alone.length > 0 ? ` ${list(alone)} speist allein.` : ''}`
      },
      poured: (it, name) => `${name(it.seat)} schenkt etwas in ${goblet(it.goblet, name)} ein.`,
      peeked: (it, name) =>
        `${name(it.seat)} ${it.free ? 'sieht kostenlos' : 'spickt'} in ${goblet(it.goblet, name)} und verzieht keine Miene.`,
      rotated: ({ seat, by }, name) =>
        `${name(seat)} rückt alle Becher um ${plural.de(by, 'einen Platz', `${Math.abs(by)} Plätze`)} ${by > 0 ? 'im' : 'gegen den'} Uhrzeigersinn weiter.`,
      swapped: ({ seat, goblets }, name) => `${name(seat)} vertauscht ${bothGoblets(goblets, name)}.`,
      passed: ({ seat }, name) => `${name(seat)} passt.`,
      veiled: ({ seat, other, rings }, name) =>
        `Alle sehen weg, während ${name(seat)} sich um den Becher von ${name(other)} kümmert. ${
          {
            moved: 'Die Ringe haben die Plätze getauscht.',
            still: 'Die Ringe liegen wie zuvor.',
            none: 'Zu sehen ist nichts.',
          }[rings]
        }`,
      confessed: ({ seat, target }, name) => `${name(seat)} liebt ausgerechnet ${name(target)} und sagt es laut.`,
      doubling: ({ seat }, name) => `${name(seat)} schenkt mit beiden Händen ein.`,
      dipped: (it, name) => `${name(it.seat)} sieht in ${goblet(it.goblet, name)}, den Ärmel schon hochgekrempelt.`,
      took: (it, name) => `${name(it.seat)} greift in ${goblet(it.goblet, name)} und fischt einen Marker heraus.`,
      'left it': ({ seat }, name) => `${name(seat)} nimmt nichts heraus.`,
      foretold: ({ seat, other }, name) => `${name(seat)} sagt voraus, dass ${name(other)} ${tone.fate}.`,
      drunk: ({ goblets }, name) => {
        const poisoned = goblets.filter((drunk) => drunk.poisoned)
        const alive = goblets.filter((drunk) => !drunk.poisoned)
        return [
          poisoned.length > 0 ? `Vergiftet: ${drinkers(poisoned, name)}.` : tone.nobodyPoisoned,
          alive.length > 0 ? `Noch aufrecht: ${drinkers(alive, name)}.` : tone.nobodyLeft,
        ].join(' ')
      },
      drank: ({ drunk }, name) =>
        `${name(drunk.seat)} trinkt ${goblet(drunk, name)}: ${contents(words, tone, drunk.tokens)}. ${drunk.poisoned ? 'Vergiftet.' : 'Noch aufrecht.'}`,
    },
    secret: {
      saw: (it, name) => `Du hast in ${goblet(it.goblet, name)} gesehen: ${contents(words, tone, it.tokens)}.`,
      // A partner reads this of the other; what was taken or exchanged both read, so it names nobody.
      poured: (it, name) =>
        `Unter uns: ${name(it.seat)} hat ${it.token === 'wine' ? tone.wine.poured : token(it.token)} in ${goblet(it.goblet, name)} eingeschenkt.`,
      veiled: ({ how }) =>
        ({
          goblets: 'Als niemand hinsah, hast du die Becher vertauscht.',
          rings: 'Als niemand hinsah, hast du die Ringe vertauscht.',
          both: 'Als niemand hinsah, hast du erst die Becher und dann ihre Ringe vertauscht.',
          neither: 'Als niemand hinsah, hast du gar nichts getan.',
        })[how],
      exchanged: ({ gave, took }) => `${capital(tone.hidden)} ist ${token(gave)} fort und ${token(took)} da.`,
      took: (it) => `Herausgefischt und jetzt ${tone.hidden}: ${token(it.token)}.`,
    },
  }
}
