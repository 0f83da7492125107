/** What happened at the table, and what one seat alone learnt. */
import { plural, telling } from '../../kernel/text.ts'
import { list, reckoning, tellings } from '../banquet/text.en.news.ts'
import type { Earned, GobletsNews, GobletsSecret } from './state.ts'
import { phrases, en as words } from './words.en.ts'

const common = tellings(words, {
  ...phrases,
  fate: 'will miss dessert',
  nobodyPoisoned: 'Nobody is poisoned; the cook takes offence.',
  nobodyLeft: 'Nobody is left to clear the table.',
})

const earnings = ({ seat, alive, target, both, other, wine }: Earned) => ({
  seats: [seat],
  points: alive + target + both + other + wine,
})

export const news = telling<GobletsNews>({
  ...common.news,
  course: ({ course, host }, name) => `Course ${course} is served. ${name(host)} is the Host.`,
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
  traded: (it, name) =>
    `${name(it.seat)} trades an ordinary ${it.for === 'ogre' ? 'poison' : 'antidote'} for the ${words.sorts[it.for]}.`,
  retargeted: ({ seat, other }, name) => `${name(seat)} and ${name(other)} exchange their target cards.`,
  exchanged: ({ seat }, name) => `${name(seat)} puts a token back and takes another sort.`,
  waits: ({ seat }, name) => `${name(seat)} lets everybody else go first. So gracious.`,
  cards: ({ cards }, name) => {
    const holders = (card: 'loyal' | 'traitor') => cards.flatMap((held, seat) => (held === card ? name(seat) : []))
    const [traitors, loyal] = [holders('traitor'), holders('loyal')]
    return [
      traitors.length > 0
        ? `${plural.en(traitors.length, 'The traitor', 'The traitors')} among the tasters: ${list(traitors)}.`
        : 'No traitor among the tasters.',
      loyal.length > 0 ? `Loyal: ${list(loyal)}.` : 'Nobody was loyal.',
    ].join(' ')
  },
  scored: ({ course, earned }, name) => reckoning(`Course ${course}`, earned.map(earnings), name),
  heir: ({ seat, gone, drawn }, name) =>
    `A change of cast for ${name(seat)}. Exit: ${words.characters[gone].name}. ${
      drawn === null ? 'Enter: nobody.' : `Enter: ${words.characters[drawn].name}.`
    }`,
  'course won': ({ seats }, name) =>
    `The course goes to ${list(seats.map(name))}${seats.length > 1 ? ', a point each' : ''}.`,
  tied: ({ seats }, name) =>
    `${list(seats.map(name))} are tied. One goblet holds wine, every other one poison: after you.`,
  over: ({ winners }, name) => `The last laugh: ${list(winners.map(name))}.`,
})

export const secret = telling<GobletsSecret>({
  ...common.secret,
  card: ({ card }) =>
    card === 'loyal'
      ? 'You are loyal in this course: what your Noble scores, you score.'
      : 'You are a traitor in this course: 3 points if your Noble is poisoned, else none.',
})
