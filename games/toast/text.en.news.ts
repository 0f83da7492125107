/** What happened at court, and what one seat alone learnt. */
import { plural, telling } from '../../kernel/text.ts'
import { contents, list, reckoning, tellings } from '../banquet/text.en.news.ts'
import type { ToastNews, ToastSecret } from './state.ts'
import { phrases, en as words } from './words.en.ts'

const common = tellings(words, {
  ...phrases,
  fate: 'will not need a carriage home',
  nobodyPoisoned: 'Nobody is poisoned; the Guard suspects a conspiracy.',
  nobodyLeft: 'Nobody is left to bow.',
})

export const news = telling<ToastNews>({
  ...common.news,
  course: ({ course, of, host, doubled }, name) =>
    [
      `Round ${course} of ${of}, under the eyes of the Royal Guard. ${name(host)} conducts the ceremonies.`,
      // T4.3. A duel may have three rounds too, and never counts any of them double.
      ...(doubled ? ['It is the last: all points now count double.'] : []),
    ].join(' '),
  redrawn: ({ seats }, name) =>
    `Clear wine, four times over, and not a drop of malice: ${list(seats.map(name))} ${plural.en(seats.length, 'draws', 'draw')} again.`,
  accused: ({ seat, target, forced }, name) =>
    forced
      ? `Only ${name(target)} is left for ${name(seat)} to resent.`
      : `${name(seat)} bears ${name(target)} a grudge, and now it has been said.`,
  traded: ({ seat }, name) => `${name(seat)} returns a token to the bag and receives the Deadly Poison, with a bow.`,
  exchanged: ({ seat }, name) => `${name(seat)} slips a token back into the bag and draws another.`,
  breach: ({ seat }, name) =>
    `${name(seat)} has kept Their Majesties waiting. A white glove moves instead, and the Guard makes a note.`,
  round: ({ round, of }) =>
    round < of
      ? `Turn ${round} of ${of} for everybody: the Guard clears its throat.`
      : `Turn ${round} of ${of} for everybody: the patience of the court ends with it.`,
  toast: ({ seat, by }, name) =>
    by === 'caller'
      ? `${name(seat)} calls the Toast: to Their Majesties, whom nobody refuses.`
      : 'The court has waited long enough. The Royal Guard calls the Toast.',
  scored: ({ course, doubled, earned }, name) => {
    const noted = earned.filter(({ breaches }) => breaches > 0)
    const listed = noted.map(({ seats, breaches }) => `${list(seats.map(name))} (−${breaches})`)
    return [
      reckoning(`Round ${course}${doubled ? ' (double)' : ''}`, earned, name),
      ...(noted.length > 0 ? [`On the Guard’s list: ${listed.join(', ')}.`] : []),
    ].join(' ')
  },
  'course won': ({ seats }, name) =>
    `Honour is satisfied: the round goes to ${list(seats.map(name))}${seats.length > 1 ? ', a point each' : ''}.`,
  over: ({ winners }, name) => `Still received at court: ${list(winners.map(name))}.`,
})

export const secret = telling<ToastSecret>({
  ...common.secret,
  drew: ({ tokens }) => `Drawn, and ${phrases.hidden} now: ${contents(words, tokens)}.`,
})
