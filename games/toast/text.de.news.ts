/** What happened at court, and what one seat alone learnt. */
import { plural, telling } from '../../kernel/text.ts'
import { contents, list, reckoning, tellings } from '../banquet/text.de.news.ts'
import type { ToastNews, ToastSecret } from './state.ts'
import { phrases, de as words } from './words.de.ts'

const common = tellings(words, {
  ...phrases,
  fate: 'keine Kutsche nach Hause braucht',
  nobodyPoisoned: 'Niemand ist vergiftet; die Garde vermutet eine Verschwörung.',
  nobodyLeft: 'Zum Verbeugen ist niemand mehr da.',
})

export const news = telling<ToastNews>({
  ...common.news,
  course: ({ course, of, host, doubled }, name) =>
    [
      `Runde ${course} von ${of}, unter den Augen der Königlichen Garde. Die Zeremonie leitet ${name(host)}.`,
      // T4.3. A duel may have three rounds too, and never counts any of them double.
      ...(doubled ? ['Es ist die letzte: Alle Punkte zählen jetzt doppelt.'] : []),
    ].join(' '),
  redrawn: ({ seats }, name) =>
    `Viermal klarer Wein und kein Tropfen Bosheit: ${list(seats.map(name))} ${plural.de(seats.length, 'zieht', 'ziehen')} noch einmal.`,
  accused: ({ seat, target, forced }, name) =>
    forced
      ? `Für ${name(seat)} bleibt zum Grollen nur noch ${name(target)}.`
      : `${name(seat)} hegt einen Groll gegen ${name(target)}, und nun ist es heraus.`,
  traded: ({ seat }, name) =>
    `${name(seat)} legt einen Marker in den Beutel zurück und empfängt mit einer Verbeugung das Tödliche Gift.`,
  exchanged: ({ seat }, name) => `${name(seat)} lässt einen Marker in den Beutel gleiten und zieht einen anderen.`,
  breach: ({ seat }, name) =>
    `${name(seat)} lässt die Majestäten warten. Ein weißer Handschuh handelt stattdessen, und die Garde macht sich eine Notiz.`,
  round: ({ round, of }) =>
    round < of
      ? `Umlauf ${round} von ${of}: Die Garde räuspert sich.`
      : `Umlauf ${round} von ${of}: Danach ist die Geduld des Hofes zu Ende.`,
  toast: ({ seat, by }, name) =>
    by === 'caller'
      ? `${name(seat)} ruft zum Toast auf: auf die Majestäten, denen niemand etwas abschlägt.`
      : 'Der Hof hat lange genug gewartet. Die Königliche Garde ruft zum Toast auf.',
  scored: ({ course, doubled, earned }, name) => {
    const noted = earned.filter(({ breaches }) => breaches > 0)
    const listed = noted.map(({ seats, breaches }) => `${list(seats.map(name))} (−${breaches})`)
    return [
      reckoning(`Runde ${course}${doubled ? ' (doppelt)' : ''}`, earned, name),
      ...(noted.length > 0 ? [`Auf der Liste der Garde: ${listed.join(', ')}.`] : []),
    ].join(' ')
  },
  'course won': ({ seats }, name) =>
    `Der Ehre ist Genüge getan: Die Runde geht an ${list(seats.map(name))}${seats.length > 1 ? ', je ein Punkt' : ''}.`,
  over: ({ winners }, name) => `Bei Hofe weiterhin willkommen: ${list(winners.map(name))}.`,
})

export const secret = telling<ToastSecret>({
  ...common.secret,
  drew: ({ tokens }) => `Gezogen und jetzt ${phrases.hidden}: ${contents(words, phrases, tokens)}.`,
})
