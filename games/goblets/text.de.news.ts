/** What happened at the table, and what one seat alone learnt. */
import { type Name, telling } from '../../kernel/text.ts'
import type { Drunk, Earned, GobletsNews, GobletsSecret, House, Named } from './state.ts'
import { type Sort, sorts, type Tokens } from './tokens.ts'
import { de as words } from './words.de.ts'

const format = new Intl.ListFormat('de')
const list = (things: readonly string[]) => format.format(things)
const ring = (house: House) => words.houses[house]!.ring
/** Always in the accusative: the sentences are built so that they need no other case. */
const goblet = (named: Named, name: Name) => {
  if (named.ring !== null) return `den Becher mit dem ${ring(named.ring)}`
  return named.before === undefined ? `Becher ${named.place + 1}` : `den Becher vor ${name(named.before)}`
}
const bothGoblets = ([a, b]: readonly [Named, Named], name: Name) => {
  if (a.ring !== null && b.ring !== null) return `die Becher mit dem ${ring(a.ring)} und dem ${ring(b.ring)}`
  if (a.before === undefined || b.before === undefined) return `Becher ${a.place + 1} und ${b.place + 1}`
  return `die Becher vor ${name(a.before)} und ${name(b.before)}`
}
const token = (sort: Sort) => (sort === 'unicorn' || sort === 'ogre' ? `das ${words.sorts[sort]}` : words.sorts[sort])

const contents = (tokens: Tokens) => {
  const there = sorts.filter((sort) => tokens[sort] > 0)
  return there.length === 0 ? 'nichts' : there.map((sort) => `${tokens[sort]} ${words.sorts[sort]}`).join(', ')
}

const drinkers = (drunk: readonly Drunk[], name: Name) =>
  list(drunk.map(({ seat, tokens }) => `${name(seat)} (${contents(tokens)})`))

const sum = ({ alive, target, both, other, wine }: Earned) => alive + target + both + other + wine

/** Who earned as much shares a clause, the most first. */
function shares(earned: readonly Earned[], name: Name): string {
  const amounts = [...new Set(earned.map(sum))].sort((a, b) => b - a)
  const share = (points: number) => {
    const seats = earned.filter((one) => sum(one) === points).map(({ seat }) => name(seat))
    if (points === 0) return `nichts für ${list(seats)}`
    return `${seats.length > 1 ? 'je ' : ''}${points} ${points === 1 ? 'Punkt' : 'Punkte'} für ${list(seats)}`
  }
  return amounts.map(share).join('; ')
}

export const news = telling<GobletsNews>({
  course: ({ course, host }, name) => `Gang ${course} wird aufgetragen. Gastgeber: ${name(host)}.`,
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
    `${name(seat)} rückt alle Becher um ${Math.abs(by) === 1 ? 'einen Platz' : `${Math.abs(by)} Plätze`} ${by > 0 ? 'im' : 'gegen den'} Uhrzeigersinn weiter.`,
  swapped: ({ seat, goblets }, name) => `${name(seat)} tauscht ${bothGoblets(goblets, name)} aus.`,
  passed: ({ seat }, name) => `${name(seat)} passt.`,
  'after you': ({ seat, to, leave }, name) =>
    `„Nach Ihnen“, sagt ${name(seat)} zu ${name(to)}${leave ? ', „und nutzen Sie ruhig meine Fähigkeit.“' : '.'}`,
  toast: ({ seat, by }, name) =>
    by === 'caller'
      ? `${name(seat)} ruft zum Toast auf: auf die Gesundheit aller!`
      : `Die Küche wartet nicht länger und ruft zum Toast auf. Als Ausrufer gilt der Gastgeber, ${name(seat)}.`,
  round: ({ round, of }) =>
    round < of
      ? `Runde ${round} von ${of}: Die Küche wird ungeduldig.`
      : `Runde ${round} von ${of}: Nach dieser ruft die Küche zum Toast auf.`,
  veiled: ({ seat, other, rings }, name) =>
    `Alle sehen weg, während ${name(seat)} sich um den Becher von ${name(other)} kümmert. ${
      {
        moved: 'Die Ringe haben die Plätze getauscht.',
        still: 'Die Ringe liegen wie zuvor.',
        none: 'Zu sehen ist nichts.',
      }[rings]
    }`,
  confessed: ({ seat, target }, name) => `${name(seat)} liebt ausgerechnet ${name(target)} und sagt es laut.`,
  traded: (it, name) =>
    `${name(it.seat)} tauscht ein gewöhnliches ${it.for === 'ogre' ? 'Gift' : 'Gegengift'} gegen ${token(it.for)} ein.`,
  doubling: ({ seat }, name) => `${name(seat)} schenkt mit beiden Händen ein.`,
  retargeted: ({ seat, other }, name) => `${name(seat)} und ${name(other)} tauschen ihre Zielkarten.`,
  exchanged: ({ seat }, name) => `${name(seat)} legt einen Marker zurück und nimmt eine andere Sorte.`,
  dipped: (it, name) => `${name(it.seat)} sieht in ${goblet(it.goblet, name)}, den Ärmel schon hochgekrempelt.`,
  took: (it, name) => `${name(it.seat)} greift in ${goblet(it.goblet, name)} und fischt einen Marker heraus.`,
  'left it': ({ seat }, name) => `${name(seat)} nimmt nichts heraus.`,
  waits: ({ seat }, name) => `${name(seat)} lässt allen anderen den Vortritt. Wie gnädig.`,
  foretold: ({ seat, other }, name) => `${name(seat)} sagt voraus, dass ${name(other)} den Nachtisch verpasst.`,
  drunk: ({ goblets }, name) => {
    const poisoned = goblets.filter((drunk) => drunk.poisoned)
    const alive = goblets.filter((drunk) => !drunk.poisoned)
    return [
      poisoned.length > 0
        ? `Vergiftet: ${drinkers(poisoned, name)}.`
        : 'Niemand ist vergiftet; die Küche ist gekränkt.',
      alive.length > 0 ? `Noch aufrecht: ${drinkers(alive, name)}.` : 'Zum Abräumen ist niemand mehr da.',
    ].join(' ')
  },
  cards: ({ cards }, name) => {
    const holders = (card: 'loyal' | 'traitor') => cards.flatMap((held, seat) => (held === card ? name(seat) : []))
    const [traitors, loyal] = [holders('traitor'), holders('loyal')]
    return [
      traitors.length > 0 ? `Verrat beim Vorkosten: ${list(traitors)}.` : 'Kein Verrat beim Vorkosten.',
      loyal.length > 0 ? `Loyal: ${list(loyal)}.` : 'Loyal war niemand.',
    ].join(' ')
  },
  scored: ({ course, earned }, name) =>
    earned.every((one) => sum(one) === 0)
      ? `Gang ${course} hat niemandem etwas gebracht.`
      : `Gang ${course}: ${shares(earned, name)}.`,
  heir: ({ seat, gone, drawn }, name) =>
    `Rollenwechsel für ${name(seat)}. Es geht ab: ${words.characters[gone].name}. ${
      drawn === null ? 'Es tritt auf: niemand.' : `Es tritt auf: ${words.characters[drawn].name}.`
    }`,
  drank: ({ drunk }, name) =>
    `${name(drunk.seat)} trinkt ${goblet(drunk, name)}: ${contents(drunk.tokens)}. ${drunk.poisoned ? 'Vergiftet.' : 'Noch aufrecht.'}`,
  'course won': ({ seats }, name) =>
    `Der Gang geht an ${list(seats.map(name))}${seats.length > 1 ? ', je ein Punkt' : ''}.`,
  tied: ({ seats }, name) =>
    `Gleichstand: ${list(seats.map(name))}. In einem Becher ist Wein, in jedem anderen Gift: nach Ihnen.`,
  over: ({ winners }, name) => `Wer an diesem Abend zuletzt lacht: ${list(winners.map(name))}.`,
})

export const secret = telling<GobletsSecret>({
  saw: (it, name) => `Du hast in ${goblet(it.goblet, name)} gesehen: ${contents(it.tokens)}.`,
  // A partner reads this of the other; what was taken or exchanged both read, so it names nobody.
  poured: (it, name) =>
    `Unter uns: ${name(it.seat)} hat ${token(it.token)} in ${goblet(it.goblet, name)} eingeschenkt.`,
  veiled: ({ how }) =>
    ({
      goblets: 'Als niemand hinsah, hast du die Becher vertauscht.',
      rings: 'Als niemand hinsah, hast du die Ringe vertauscht.',
      both: 'Als niemand hinsah, hast du erst die Becher und dann ihre Ringe vertauscht.',
      neither: 'Als niemand hinsah, hast du gar nichts getan.',
    })[how],
  exchanged: ({ gave, took }) => `Hinter deinem Sichtschirm ist ${token(gave)} fort und ${token(took)} da.`,
  took: (it) => `Herausgefischt und jetzt hinter deinem Sichtschirm: ${token(it.token)}.`,
  card: ({ card }) =>
    card === 'loyal'
      ? 'In diesem Gang bist du loyal: Was die Person bekommt, für die du vorkostest, bekommst du auch.'
      : 'In diesem Gang übst du Verrat: 3 Punkte, wenn die Person vergiftet ist, für die du vorkostest, sonst nichts.',
})
