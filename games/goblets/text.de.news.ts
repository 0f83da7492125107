/** What happened at the table, and what one seat alone learnt. */
import { telling } from '../../kernel/text.ts'
import { list, reckoning, tellings } from '../banquet/text.de.news.ts'
import type { Earned, GobletsNews, GobletsSecret } from './state.ts'
import { phrases, de as words } from './words.de.ts'

const common = tellings(words, {
  ...phrases,
  fate: 'den Nachtisch verpasst',
  nobodyPoisoned: 'Niemand ist vergiftet; die Küche ist gekränkt.',
  nobodyLeft: 'Zum Abräumen ist niemand mehr da.',
})

const earnings = ({ seat, alive, target, both, other, wine }: Earned) => ({
  seats: [seat],
  points: alive + target + both + other + wine,
})

export const news = telling<GobletsNews>({
  ...common.news,
  course: ({ course, host }, name) => `Gang ${course} wird aufgetragen. Gastgeber: ${name(host)}.`,
  'after you': ({ seat, to, leave }, name) =>
    `„Nach dir“, sagt ${name(seat)} zu ${name(to)}${leave ? ', „und nutz ruhig meine Fähigkeit.“' : '.'}`,
  toast: ({ seat, by }, name) =>
    by === 'caller'
      ? `${name(seat)} ruft zum Toast auf: auf die Gesundheit aller!`
      : `Die Küche wartet nicht länger und ruft zum Toast auf. Als Ausrufer gilt der Gastgeber, ${name(seat)}.`,
  round: ({ round, of }) =>
    round < of
      ? `Runde ${round} von ${of}: Die Küche wird ungeduldig.`
      : `Runde ${round} von ${of}: Nach dieser ruft die Küche zum Toast auf.`,
  traded: (it, name) =>
    `${name(it.seat)} tauscht ein gewöhnliches ${it.for === 'ogre' ? 'Gift' : 'Gegengift'} gegen das ${words.sorts[it.for]} ein.`,
  retargeted: ({ seat, other }, name) => `${name(seat)} und ${name(other)} tauschen ihre Zielkarten.`,
  exchanged: ({ seat }, name) => `${name(seat)} legt einen Marker zurück und nimmt eine andere Sorte.`,
  waits: ({ seat }, name) => `${name(seat)} lässt allen anderen den Vortritt. Wie gnädig.`,
  cards: ({ cards }, name) => {
    const holders = (card: 'loyal' | 'traitor') => cards.flatMap((held, seat) => (held === card ? name(seat) : []))
    const [traitors, loyal] = [holders('traitor'), holders('loyal')]
    return [
      traitors.length > 0 ? `Verrat beim Vorkosten: ${list(traitors)}.` : 'Kein Verrat beim Vorkosten.',
      loyal.length > 0 ? `Loyal: ${list(loyal)}.` : 'Loyal war niemand.',
    ].join(' ')
  },
  scored: ({ course, earned }, name) => reckoning(`Gang ${course}`, earned.map(earnings), name),
  heir: ({ seat, gone, drawn }, name) =>
    `Rollenwechsel für ${name(seat)}. Es geht ab: ${words.characters[gone].name}. ${
      drawn === null ? 'Es tritt auf: niemand.' : `Es tritt auf: ${words.characters[drawn].name}.`
    }`,
  'course won': ({ seats }, name) =>
    `Der Gang geht an ${list(seats.map(name))}${seats.length > 1 ? ', je ein Punkt' : ''}.`,
  tied: ({ seats }, name) =>
    `Gleichstand: ${list(seats.map(name))}. In einem Becher ist Wein, in jedem anderen Gift: bitte sehr.`,
  over: ({ winners }, name) => `Wer zuletzt lacht: ${list(winners.map(name))}.`,
})

export const secret = telling<GobletsSecret>({
  ...common.secret,
  card: ({ card }) =>
    card === 'loyal'
      ? 'In diesem Gang bist du loyal: Was die Person bekommt, für die du vorkostest, bekommst du auch.'
      : 'In diesem Gang übst du Verrat: 3 Punkte, wenn die Person vergiftet ist, für die du vorkostest, sonst nichts.',
})
