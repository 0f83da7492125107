/** What happened at the table, and what one seat alone learnt. */
import { at } from '../../kernel/at.ts'
import { plural, telling } from '../../kernel/text.ts'
import type { HoaxNews, HoaxSecret } from './news.ts'
import type { Role, Sort } from './state.ts'
import { fallen, titled, voters } from './text.ts'
import { de as words } from './words.de.ts'
import { amount } from './words.ts'

const all = new Intl.ListFormat('de')
const either = new Intl.ListFormat('de', { type: 'disjunction' })
const role = (key: Role) => words.roles[key].name
const tokens = (count: number, sort: Sort) => amount(words, count, sort)
const points = (count: number) => `${count} ${plural.de(count, 'Punkt', 'Punkte')}`
const says = (key: Role, who: string) => `„${role(key)}“, sagt ${who}`

export const news = telling<HoaxNews>({
  game: ({ game, of, starter }, name) =>
    of === 1
      ? `Die Masken sind verteilt. ${name(starter)} beginnt.`
      : `Spiel ${game} von ${of}: Die Masken sind verteilt. ${name(starter)} beginnt.`,
  took: ({ seat, sort }, name) => `${name(seat)} nimmt für den Anfang ${tokens(1, sort)}.`,
  turn: ({ seat, round }, name) => `Runde ${round}. Wer ist ${name(seat)} diesmal?`,
  skipped: ({ seat }, name) => `${name(seat)} sind die Rollen ausgegangen. Dieser Zug entfällt.`,
  taxed: ({ seat, role, sort, from }, name) => {
    const claim = says(role, name(seat))
    if (from.length === 0) return `${claim} und geht leer aus: ${words.sorts[sort]} liegt sonst bei niemandem lose.`
    return `${claim} und kassiert ${from.length > 1 ? 'je ' : ''}${tokens(1, sort)} von ${all.format(from.map(name))}.`
  },
  earned: ({ seat, role, sort, count }, name) =>
    count === 0
      ? `${says(role, name(seat))}. Das Lager gibt an ${words.sorts[sort]} nichts mehr her.`
      : `${says(role, name(seat))} und holt ${tokens(count, sort)} aus dem Lager.`,
  'took from': ({ seat, role, from, sort, count }, name) => {
    const claim = says(role, name(seat))
    const nothing = { wizard: 'wegzuzaubern', thief: 'zu stehlen' }[role]
    if (count === 0) return `${claim}, aber an ${words.sorts[sort]} ist bei ${name(from)} nichts ${nothing}.`
    const how = {
      wizard: `zaubert ${name(from)} ${tokens(count, sort)} weg`,
      thief: `erleichtert ${name(from)} um ${tokens(count, sort)}`,
    }[role]
    return `${claim} und ${how}.`
  },
  reopened: () => 'Das Kartenhaus hat sich verändert: Erst Richter, dann Päpste dürfen sich noch einmal melden.',
  spoke: ({ role, claims }, name) => {
    const [only, ...more] = claims
    const who = all.format(claims.map(({ seat }) => name(seat)))
    const fine = (sort: Sort | null) => (sort === null ? '2 Marker' : tokens(2, sort))
    const fines = either.format(claims.map(({ seat, sort }) => `${fine(sort)} an ${name(seat)}`))
    if (only === undefined)
      return {
        emperor: 'Kein Kaiser hat Einwände.',
        judge: 'Kein Richter meldet sich, und die Empörung bleibt folgenlos.',
        pope: 'Kein Papst ist in vergebender Stimmung.',
      }[role]
    return more.length === 0
      ? {
          emperor: `${who} ist Kaiser und ruft: „Verboten!“`,
          judge: `${who} ist Richter und verhängt eine Strafe: ${fine(only.sort)}.`,
          pope: `${who} ist Papst und würde für 1 vergeben.`,
        }[role]
      : {
          emperor: `${who} sind Kaiser und rufen: „Verboten!“`,
          judge: `${who} sind Richter. Die Strafe: ${fines}.`,
          pope: `${who} sind Päpste und würden für 1 vergeben.`,
        }[role]
  },
  immune: ({ seat }, name) => `„Zauberer“, fällt ${name(seat)} plötzlich ein. Zauberer zahlen nicht.`,
  picked: ({ seat, to, role }, name) => {
    const chosen = titled(words, { seat: to, role }, name)
    return role === 'judge'
      ? `${name(seat)} beugt sich vor ${chosen}. Die Sorte ist noch zu nennen.`
      : `${name(seat)} kniet vor ${chosen}. Die Sorte ist noch zu nennen.`
  },
  paid: ({ seat, to, role, sort, count }, name) => {
    const payee = titled(words, { seat: to, role }, name)
    if (seat === to) return `${payee} vergibt ${name(seat)}, und zwar gratis.`
    if (sort === null || count === 0)
      return role === 'judge'
        ? `Bei ${name(seat)} liegt nichts lose. ${payee} nimmt es zur Kenntnis.`
        : `Bei ${name(seat)} liegt nichts lose. ${payee} vergibt umsonst.`
    return role === 'judge'
      ? `${name(seat)} zahlt die Strafe: ${tokens(count, sort)} an ${payee}.`
      : `${name(seat)} kauft Vergebung: ${tokens(count, sort)} an ${payee}.`
  },
  shared: ({ seat, to, sort }, name) =>
    seat === to
      ? `${titled(words, { seat, role: 'judge' }, name)} ist auch Kaiser und behält beide.`
      : `${titled(words, { seat, role: 'judge' }, name)} reicht ${tokens(1, sort)} an ${titled(words, { seat: to, role: 'emperor' }, name)} weiter.`,
  'last call': () => 'Letzte Gelegenheit: anklagen, entlarven oder auf sich beruhen lassen.',
  accused: ({ seat, of, role: claimed }, name) =>
    `${name(seat)} zeigt auf ${name(of)}: Das ist doch kein ${role(claimed)}.`,
  voted: (it, name) => {
    const [yes, no] = [voters(it, 'yes', name), voters(it, 'no', name)]
    const figures = `${yes.length} zu ${no.length}`
    return [
      it.carried
        ? `Angenommen, ${figures}: die Wahrheit bitte, ${name(it.of)}.`
        : `Abgelehnt, ${figures}: ${name(it.of)} darf ${role(it.role)} bleiben.`,
      `Ja: ${all.format(yes)}.`,
      ...(no.length > 0 ? [`Nein: ${all.format(no)}.`] : []),
    ].join(' ')
  },
  confessed: ({ seat, role: denied }, name) =>
    `${name(seat)} gibt es zu: kein ${role(denied)}, und in diesem Spiel nie wieder.`,
  fell: ({ cards }, name) => {
    const down = fallen(words, cards, name)
    return `Es ${plural.de(down.length, 'fällt', 'fallen')}: ${all.format(down)}.`
  },
  returned: ({ from, to, sort, count }, name) => {
    const whom = to === 'store' ? 'das Lager' : name(to)
    return from === 'store'
      ? `Das Lager ersetzt ${whom} ${tokens(count, sort)}: Das Genommene ist ausgegeben.`
      : `${name(from)} gibt ${tokens(count, sort)} an ${whom} zurück.`
  },
  proved: ({ seat, role: shown }, name) => `${name(seat)} deckt die Karte auf: ${role(shown)}, wie behauptet.`,
  unmasked: ({ by, of, out, heir }, name) =>
    [
      out === of
        ? `${name(by)} entlarvt ${name(of)}, und es stimmt.`
        : `${name(by)} will ${name(of)} entlarven und findet das falsche Gesicht.`,
      `${name(out)} ist draußen, ${name(heir)} erbt.`,
    ].join(' '),
  questioned: ({ by, of }, name) => `${name(by)} gibt ein Paket ins Lager und befragt ${name(of)}.`,
  answered: ({ by, to }, name) => `${name(by)} zeigt ${name(to)} eine falsche Rolle. Welche, sieht sonst niemand.`,
  ended: ({ ending, winners, roles, gained }, name) => {
    const who = all.format(winners.map(name))
    const how = {
      last: `Nur ${who} ist noch im Spiel und gewinnt.`,
      proof: `Der Wahrheit angeklagt: ${who} gewinnt auf der Stelle.`,
      rounds: `Länger dauert kein Spiel: ${who} teilen es sich.`,
    }[ending]
    const unmasked = roles.map((key, seat) => `${name(seat)} (${role(key)}, ${points(at(gained, seat))})`)
    return `${how} Wer was war: ${all.format(unmasked)}.`
  },
  over: (it, name) => {
    const each = it.winners.length > 1 ? 'je ' : ''
    return `Der Sieg geht an ${all.format(it.winners.map(name))} (${each}${points(Math.max(...it.points))}).`
  },
})

export const secret = telling<HoaxSecret>({
  dealt: ({ role: key }) => `Unter allen Masken bist du: ${role(key)}. Behalte es für dich.`,
  saw: ({ seat, role: shown }, name) => `Unter euch beiden: ${name(seat)} ist kein ${role(shown)}.`,
  showed: ({ to, role: shown }, name) => `Du hast ${name(to)} gezeigt, dass du kein ${role(shown)} bist.`,
  guessed: ({ by, of, role: guess, right }, name) =>
    `Unter euch beiden: ${name(by)} hat bei ${name(of)} auf „${role(guess)}“ getippt, und das war ${right ? 'richtig' : 'falsch'}.`,
})
