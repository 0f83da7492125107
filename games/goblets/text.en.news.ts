/** What happened at the table, and what one seat alone learnt. */
import { type Name, telling } from '../../kernel/text.ts'
import type { Drunk, Earned, GobletsNews, GobletsSecret, House, Named } from './state.ts'
import { type Sort, sorts, type Tokens } from './tokens.ts'
import { en as words } from './words.en.ts'

const format = new Intl.ListFormat('en')
const list = (things: readonly string[]) => format.format(things)
const ring = (house: House) => words.houses[house]!.ring
const goblet = (named: Named, name: Name) => {
  if (named.ring !== null) return `the goblet with the ${ring(named.ring)} ring`
  return named.before === undefined ? `goblet ${named.place + 1}` : `the goblet before ${name(named.before)}`
}
const bothGoblets = ([a, b]: readonly [Named, Named], name: Name) => {
  if (a.ring !== null && b.ring !== null)
    return `the goblets with the ${ring(a.ring)} ring and the ${ring(b.ring)} ring`
  if (a.before === undefined || b.before === undefined) return `goblets ${a.place + 1} and ${b.place + 1}`
  return `the goblets before ${name(a.before)} and ${name(b.before)}`
}
const token = (sort: Sort) => (sort === 'unicorn' || sort === 'ogre' ? `the ${words.sorts[sort]}` : words.sorts[sort])

const contents = (tokens: Tokens) => {
  const there = sorts.filter((sort) => tokens[sort] > 0)
  return there.length === 0 ? 'nothing' : there.map((sort) => `${tokens[sort]} ${words.sorts[sort]}`).join(', ')
}

const drinkers = (drunk: readonly Drunk[], name: Name) =>
  list(drunk.map(({ seat, tokens }) => `${name(seat)} (${contents(tokens)})`))

const sum = ({ alive, target, both, other, wine }: Earned) => alive + target + both + other + wine

/** Who earned as much shares a clause, the most first. */
function shares(earned: readonly Earned[], name: Name): string {
  const amounts = [...new Set(earned.map(sum))].sort((a, b) => b - a)
  const share = (points: number) => {
    const seats = earned.filter((one) => sum(one) === points).map(({ seat }) => name(seat))
    if (points === 0) return `nothing for ${list(seats)}`
    return `${points} ${points === 1 ? 'point' : 'points'}${seats.length > 1 ? ' each' : ''} for ${list(seats)}`
  }
  return amounts.map(share).join('; ')
}

export const news = telling<GobletsNews>({
  course: ({ course, host }, name) => `Course ${course} is served. ${name(host)} is the Host.`,
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
    `${name(seat)} moves all goblets ${Math.abs(by) === 1 ? 'one place' : `${Math.abs(by)} places`} ${by > 0 ? 'clockwise' : 'widdershins'}.`,
  swapped: ({ seat, goblets }, name) => `${name(seat)} swaps ${bothGoblets(goblets, name)}.`,
  passed: ({ seat }, name) => `${name(seat)} passes.`,
  'after you': ({ seat, to, leave }, name) =>
    `“After you”, says ${name(seat)} to ${name(to)}${leave ? ', “and do use my ability.”' : '.'}`,
  toast: ({ seat, by }, name) =>
    by === 'caller'
      ? `${name(seat)} calls the Toast: to everybody’s health!`
      : `The kitchen will wait no longer and calls the Toast. ${name(seat)}, as Host, counts as caller.`,
  round: ({ round, of }) =>
    round < of
      ? `Round ${round} of ${of}: the kitchen grows impatient.`
      : `Round ${round} of ${of}: after this one the kitchen calls the Toast.`,
  veiled: ({ seat, other, rings }, name) =>
    `All look away while ${name(seat)} sees to the goblet of ${name(other)}. ${
      {
        moved: 'The rings have changed places.',
        still: 'The rings lie as before.',
        none: 'Nothing shows.',
      }[rings]
    }`,
  confessed: ({ seat, target }, name) => `${name(seat)} loves ${name(target)}, of all people, and says so aloud.`,
  traded: (it, name) =>
    `${name(it.seat)} trades an ordinary ${it.for === 'ogre' ? 'poison' : 'antidote'} for ${token(it.for)}.`,
  doubling: ({ seat }, name) => `${name(seat)} pours with both hands.`,
  retargeted: ({ seat, other }, name) => `${name(seat)} and ${name(other)} exchange their target cards.`,
  exchanged: ({ seat }, name) => `${name(seat)} puts a token back and takes another sort.`,
  dipped: (it, name) => `${name(it.seat)} looks into ${goblet(it.goblet, name)}, sleeve rolled up.`,
  took: (it, name) => `${name(it.seat)} fishes a token out of ${goblet(it.goblet, name)}.`,
  'left it': ({ seat }, name) => `${name(seat)} takes nothing out.`,
  waits: ({ seat }, name) => `${name(seat)} lets everybody else go first. So gracious.`,
  foretold: ({ seat, other }, name) => `${name(seat)} foretells that ${name(other)} will miss dessert.`,
  drunk: ({ goblets }, name) => {
    const poisoned = goblets.filter((drunk) => drunk.poisoned)
    const alive = goblets.filter((drunk) => !drunk.poisoned)
    return [
      poisoned.length > 0 ? `Poisoned: ${drinkers(poisoned, name)}.` : 'Nobody is poisoned; the cook takes offence.',
      alive.length > 0 ? `Still upright: ${drinkers(alive, name)}.` : 'Nobody is left to clear the table.',
    ].join(' ')
  },
  cards: ({ cards }, name) => {
    const holders = (card: 'loyal' | 'traitor') => cards.flatMap((held, seat) => (held === card ? name(seat) : []))
    const [traitors, loyal] = [holders('traitor'), holders('loyal')]
    return [
      traitors.length > 0
        ? `${traitors.length === 1 ? 'The traitor' : 'The traitors'} among the tasters: ${list(traitors)}.`
        : 'No traitor among the tasters.',
      loyal.length > 0 ? `Loyal: ${list(loyal)}.` : 'Nobody was loyal.',
    ].join(' ')
  },
  scored: ({ course, earned }, name) =>
    earned.every((one) => sum(one) === 0)
      ? `Course ${course} was worth nothing to anybody.`
      : `Course ${course}: ${shares(earned, name)}.`,
  heir: ({ seat, gone, drawn }, name) =>
    `A change of cast for ${name(seat)}. Exit: ${words.characters[gone].name}. ${
      drawn === null ? 'Enter: nobody.' : `Enter: ${words.characters[drawn].name}.`
    }`,
  drank: ({ drunk }, name) =>
    `${name(drunk.seat)} drinks ${goblet(drunk, name)}: ${contents(drunk.tokens)}. ${drunk.poisoned ? 'Poisoned.' : 'Still upright.'}`,
  'course won': ({ seats }, name) =>
    `The course goes to ${list(seats.map(name))}${seats.length > 1 ? ', a point each' : ''}.`,
  tied: ({ seats }, name) =>
    `${list(seats.map(name))} are tied. One goblet holds wine, every other one poison: after you.`,
  over: ({ winners }, name) => `The last laugh of the evening: ${list(winners.map(name))}.`,
})

export const secret = telling<GobletsSecret>({
  saw: (it, name) => `You looked into ${goblet(it.goblet, name)}: ${contents(it.tokens)}.`,
  // A partner reads this of the other; what was taken or exchanged both read, so it names nobody.
  poured: (it, name) => `Between us: ${name(it.seat)} poured ${token(it.token)} into ${goblet(it.goblet, name)}.`,
  veiled: ({ how }) =>
    ({
      goblets: 'While nobody looked, you exchanged the goblets.',
      rings: 'While nobody looked, you exchanged the rings.',
      both: 'While nobody looked, you exchanged the goblets and put the rings back.',
      neither: 'While nobody looked, you did nothing at all.',
    })[how],
  exchanged: ({ gave, took }) => `Behind your screen ${token(gave)} went and ${token(took)} came.`,
  took: (it) => `Fished out, and behind your screen now: ${token(it.token)}.`,
  card: ({ card }) =>
    card === 'loyal'
      ? 'You are loyal in this course: what your Noble scores, you score.'
      : 'You are a traitor in this course: 3 points if your Noble is poisoned, else none.',
})
