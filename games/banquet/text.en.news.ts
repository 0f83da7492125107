/** What happens at every table with goblets on it, and what one seat alone learns there. */
import type { Seat } from '../../kernel/state.ts'
import { type Name, plural } from '../../kernel/text.ts'
import type { Drunk } from './news.ts'
import type { Named } from './state.ts'
import { capital, type NewsLines, type SecretLines } from './text.ts'
import { type Sort, sorts, type Tokens } from './tokens.ts'
import type { Vocabulary } from './words.ts'

/** How this company puts it. */
interface Tone {
  /** Where tokens lie that nobody else may see. */
  readonly hidden: string
  /** What the poisoned will do, or not. */
  readonly fate: string
  readonly nobodyPoisoned: string
  readonly nobodyLeft: string
}

const format = new Intl.ListFormat('en')
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
    if (points === 0) return `nothing for ${list(seats)}`
    return `${points} ${plural.en(points, 'point', 'points')}${seats.length > 1 ? ' each' : ''} for ${list(seats)}`
  }
  return amounts.some((points) => points > 0)
    ? `${title}: ${amounts.map(share).join('; ')}.`
    : `${title} was worth nothing to anybody.`
}

export function contents(words: Pick<Vocabulary, 'sorts'>, tokens: Tokens): string {
  const there = sorts.filter((sort) => tokens[sort] > 0)
  return there.length === 0 ? 'nothing' : there.map((sort) => `${tokens[sort]} ${words.sorts[sort]}`).join(', ')
}

export function tellings(
  words: Pick<Vocabulary, 'sorts'>,
  { hidden, fate, nobodyPoisoned, nobodyLeft }: Tone,
): { readonly news: NewsLines; readonly secret: SecretLines } {
  const goblet = ({ place, ring, before }: Named, name: Name) => {
    if (before === undefined) return `goblet ${place + 1}`
    return ring === null ? `the goblet before ${name(before)}` : `${name(before)}’s own goblet`
  }
  const bothGoblets = ([a, b]: readonly [Named, Named], name: Name) => {
    if (a.before === undefined || b.before === undefined) return `goblets ${a.place + 1} and ${b.place + 1}`
    if (a.ring === null) return `the goblets before ${name(a.before)} and ${name(b.before)}`
    return `${name(a.before)}’s own goblet and ${name(b.before)}’s own`
  }
  const token = (sort: Sort) => (sort === 'unicorn' || sort === 'ogre' ? `the ${words.sorts[sort]}` : words.sorts[sort])
  const drinkers = (drunk: readonly Drunk[], name: Name) =>
    list(drunk.map(({ seat, tokens }) => `${name(seat)} (${contents(words, tokens)})`))

  return {
    news: {
      pairs: ({ nobles, tasters }, name) => {
        const pairs = nobles.flatMap((noble, at) => {
          const taster = tasters[at] ?? null
          return taster === null ? [] : `${name(taster)} for ${name(noble)}`
        })
        const alone = nobles.filter((_, at) => (tasters[at] ?? null) === null).map(name)
        return `The tasters: ${list(pairs)}.${alone.length > 0 ? ` ${list(alone)} dines alone.` : ''}`
      },
      poured: (it, name) => `${name(it.seat)} pours something into ${goblet(it.goblet, name)}.`,
      peeked: (it, name) =>
        `${name(it.seat)} ${it.free ? 'gets a free look' : 'peeks'} into ${goblet(it.goblet, name)} and keeps a straight face.`,
      rotated: ({ seat, by }, name) =>
        `${name(seat)} moves all goblets ${plural.en(by, 'one place', `${Math.abs(by)} places`)} ${by > 0 ? 'clockwise' : 'anticlockwise'}.`,
      swapped: ({ seat, goblets }, name) => `${name(seat)} swaps ${bothGoblets(goblets, name)}.`,
      passed: ({ seat }, name) => `${name(seat)} passes.`,
      veiled: ({ seat, other, rings }, name) =>
        `All look away while ${name(seat)} sees to the goblet of ${name(other)}. ${
          {
            moved: 'The rings have changed places.',
            still: 'The rings lie as before.',
            none: 'Nothing shows.',
          }[rings]
        }`,
      confessed: ({ seat, target }, name) => `${name(seat)} loves ${name(target)}, of all people, and says so aloud.`,
      doubling: ({ seat }, name) => `${name(seat)} pours with both hands.`,
      dipped: (it, name) => `${name(it.seat)} looks into ${goblet(it.goblet, name)}, sleeve rolled up.`,
      took: (it, name) => `${name(it.seat)} fishes a token out of ${goblet(it.goblet, name)}.`,
      'left it': ({ seat }, name) => `${name(seat)} takes nothing out.`,
      foretold: ({ seat, other }, name) => `${name(seat)} foretells that ${name(other)} ${fate}.`,
      drunk: ({ goblets }, name) => {
        const poisoned = goblets.filter((drunk) => drunk.poisoned)
        const alive = goblets.filter((drunk) => !drunk.poisoned)
        return [
          poisoned.length > 0 ? `Poisoned: ${drinkers(poisoned, name)}.` : nobodyPoisoned,
          alive.length > 0 ? `Still upright: ${drinkers(alive, name)}.` : nobodyLeft,
        ].join(' ')
      },
      drank: ({ drunk }, name) =>
        `${name(drunk.seat)} drinks ${goblet(drunk, name)}: ${contents(words, drunk.tokens)}. ${drunk.poisoned ? 'Poisoned.' : 'Still upright.'}`,
    },
    secret: {
      saw: (it, name) => `You looked into ${goblet(it.goblet, name)}: ${contents(words, it.tokens)}.`,
      // A partner reads this of the other; what was taken or exchanged both read, so it names nobody.
      poured: (it, name) => `Between us: ${name(it.seat)} poured ${token(it.token)} into ${goblet(it.goblet, name)}.`,
      veiled: ({ how }) =>
        ({
          goblets: 'While nobody looked, you exchanged the goblets.',
          rings: 'While nobody looked, you exchanged the rings.',
          both: 'While nobody looked, you exchanged the goblets and put the rings back.',
          neither: 'While nobody looked, you did nothing at all.',
        })[how],
      exchanged: ({ gave, took }) => `${capital(hidden)} ${token(gave)} went and ${token(took)} came.`,
      took: (it) => `Fished out, and ${hidden} now: ${token(it.token)}.`,
    },
  }
}
