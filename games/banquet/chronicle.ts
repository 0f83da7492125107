/**
 * What is claimed at these tables is claimed with the hands. Whoever pours says "your health": true of wine and antidote,
 * false of poison. Whoever calls the Toast says that they would drink what stands before them; whoever foretells a death,
 * that it will come. A pour is believed by whoever looks into the goblet and drinks it all the same (or picks it from the row
 * of a duel), and doubted by whoever swaps it away. What a pour swung is the course by the game's own scoring, less the same
 * course without that one token.
 */
import { at } from '../../kernel/at.ts'
import type { Award, Chronicle, ChronicleText, Claim, Moment } from '../../kernel/chronicle.ts'
import type { Shape } from '../../kernel/state.ts'
import type { Language } from '../../kernel/text.ts'
import { laurels } from './chronicle.awards.ts'
import { columns } from './chronicle.columns.ts'
import { contents, type Drink, isHarmful, type Pour, without } from './chronicle.cups.ts'
import { type Call, followCups, newsOf } from './chronicle.follow.ts'
import { writeWhat } from './chronicle.what.ts'
import { houseOf } from './houses.ts'
import type { Drunk } from './news.ts'
import type { Banquet } from './state.ts'
import { alike, count, isPoisoned, type Tokens } from './tokens.ts'

/** What a game brings of its own. */
export interface Annals<G extends Banquet> {
  /** What each seat earns when these are drunk at that table. */
  earned(before: Moment<G>['state'], drunk: readonly Drunk[]): readonly number[]
  readonly text: Readonly<Record<Language, ChronicleText>>
}

export function chronicleOf<G extends Banquet & Shape>({ earned, text }: Annals<G>): Chronicle<G> {
  type Told = readonly Moment<G>[]

  function claims(moments: Told): Claim[] {
    const { pours, drinks, calls } = followCups(moments)
    const opened = openedAt(moments)
    return [
      ...pours.map((pour) => poured(pour, opened, () => swings(moments, drinks, pour))),
      ...calls.map((call) => called(call, opened, drinks)),
      ...foretold(moments, drinks),
    ].sort((a, b) => a.at - b.at)
  }

  /** The course as it was, less the course without this token. */
  function swings(moments: Told, drinks: readonly Drink[], { drink, sort }: Pour): Claim['swung'] {
    if (!drink) return []
    const spared = without(drink.tokens, sort)
    if (drink.chosen === 'by the drinker') {
      // A duel would have gone on otherwise in ways that nobody knows, but for the goblet that ended it.
      const won = newsOf(at(moments, drink.at, 'moment')).find((news) => news.kind === 'course won')
      const fatal = drink.poisoned && !isPoisoned(spared)
      return won && fatal ? won.seats.map((seat) => ({ seat, by: 1 })) : []
    }
    const before = atTheToast(moments, drink.at)
    const together = drinks.filter(({ at }) => at === drink.at)
    const otherwise = together.map((one) =>
      one === drink ? { ...one, tokens: spared, poisoned: isPoisoned(spared) } : one,
    )
    return gains(earned(before, together), earned(before, otherwise))
  }

  /** C19: neither true nor false until they have drunk. */
  function foretold(moments: Told, drinks: readonly Drink[]): Claim[] {
    return moments.flatMap((moment, at) =>
      newsOf(moment).flatMap((news): Claim[] => {
        if (news.kind !== 'foretold') return []
        const { seat, other } = news
        const drink = drinks.find((one) => one.at >= at && one.seat === other)
        if (!drink) return []
        const before = atTheToast(moments, drink.at)
        const used = before.table.used.filter(({ key }) => key !== 'cantarella')
        const silent = { ...before, table: { ...before.table, used } }
        const together = drinks.filter((one) => one.at === drink.at)
        return [
          {
            at,
            out: drink.at,
            seat,
            what: writeWhat({ kind: 'foretold', of: other }),
            truth: drink.poisoned ? 'true' : 'false',
            believed: [],
            doubted: [],
            swung: gains(earned(before, together), earned(silent, together)),
          },
        ]
      }),
    )
  }

  /** C19: the last word before drinking may be a prophecy, and it counts. */
  function atTheToast(moments: Told, drunk: number): Moment<G>['state'] {
    const { state } = at(moments, drunk - 1, 'moment')
    const named = newsOf(at(moments, drunk, 'moment')).find((news) => news.kind === 'foretold')
    if (!named) return state
    const { seat, other } = named
    const [house, target] = [houseOf(state.table, seat), houseOf(state.table, other)]
    const used = [...state.table.used, { key: 'cantarella', seat, house, named: target }]
    return { ...state, table: { ...state.table, used } }
  }

  function awards(moments: Told): Award[] {
    if (openedAt(moments) === undefined) return []
    return laurels(followCups(moments), at(moments, 0, 'moment').state.hands.length)
  }

  return { turns: columns, claims, awards, claimsAre: 'deeds', text }
}

/** Who poured what is nobody's business until the game is over and its record lies open to all. */
function openedAt<G extends Banquet>(moments: readonly Moment<G>[]): number | undefined {
  const last = moments.length - 1
  return at(moments, last, 'moment').state.table.stage === 'over' ? last : undefined
}

function gains(points: readonly number[], less: readonly number[]): Claim['swung'] {
  const swung = points.map((mine, seat) => ({ seat, by: mine - at(less, seat, 'seat') }))
  return swung.filter(({ by }) => by !== 0)
}

function poured(pour: Pour, opened: number | undefined, swings: () => Claim['swung']): Claim {
  const { at, seat, house, before, place, shunned, drink, lost } = pour
  const clear = drink && !drink.cup.murky ? drink : undefined
  const plain = clear ? kindsIn(clear.tokens) : 'mixed'
  const known = opened !== undefined || plain === 'one sort'
  const sort = known ? pour.sort : 'something'
  const trusted = drink && !lost && drink.house !== house && isTrusting(drink, at)
  return {
    at,
    out: plain === 'mixed' ? opened : clear?.at,
    seat,
    what: writeWhat(before === null ? { kind: 'poured', sort, row: place } : { kind: 'poured', sort, before }),
    truth: isHarmful(pour.sort) ? 'false' : 'true',
    believed: trusted ? [drink.seat] : [],
    doubted: shunned,
    swung: known ? swings() : [],
  }
}

/** A goblet that is emptied shows what was in it, not who poured which: all know it only where that is all the same. */
function kindsIn(tokens: Tokens): 'one sort' | 'one kind' | 'mixed' {
  const all = count(tokens)
  if (Object.values(tokens).includes(all)) return 'one sort'
  const bad = tokens.poison + tokens.ogre
  return bad === 0 || bad === all ? 'one kind' : 'mixed'
}

function isTrusting({ cup, seat, chosen }: Drink, since: number): boolean {
  return chosen === 'by the drinker' || cup.looks.some((look) => look.seat === seat && look.at > since)
}

/** It comes out when the caller drinks that very goblet, and nothing was added since. */
function called({ at, seat, cup, tokens }: Call, opened: number | undefined, drinks: readonly Drink[]): Claim {
  const drink = drinks.find((one) => one.at >= at && one.seat === seat)
  return {
    at,
    out: drink?.cup === cup && alike(contents(cup), tokens) ? drink.at : opened,
    seat,
    what: writeWhat({ kind: 'toast' }),
    truth: isPoisoned(tokens) ? 'false' : 'true',
    believed: [],
    doubted: [],
    swung: [],
  }
}
