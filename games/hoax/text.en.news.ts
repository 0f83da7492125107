/** What happened at the table, and what one seat alone learnt. */
import { at } from '../../kernel/at.ts'
import { plural, telling } from '../../kernel/text.ts'
import type { HoaxNews, HoaxSecret } from './news.ts'
import type { Role, Sort } from './state.ts'
import { fallen, titled, voters } from './text.ts'
import { en as words } from './words.en.ts'
import { amount } from './words.ts'

const all = new Intl.ListFormat('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })
const role = (key: Role) => words.roles[key].name
const tokens = (count: number, sort: Sort) => amount(words, count, sort)
const points = (count: number) => `${count} ${plural.en(count, 'point', 'points')}`
const says = (key: Role, who: string) => `“${role(key)}”, says ${who}`

export const news = telling<HoaxNews>({
  game: ({ game, of, starter }, name) =>
    of === 1
      ? `The masks are dealt. ${name(starter)} begins.`
      : `Game ${game} of ${of}: the masks are dealt. ${name(starter)} begins.`,
  took: ({ seat, sort }, name) => `${name(seat)} takes ${tokens(1, sort)} to begin with.`,
  turn: ({ seat, round }, name) => `Round ${round}. Who is ${name(seat)} this time?`,
  skipped: ({ seat }, name) => `${name(seat)} has run out of people to be, and skips.`,
  taxed: ({ seat, role, sort, from }, name) => {
    const claim = says(role, name(seat))
    if (from.length === 0) return `${claim}, and leaves empty-handed: nobody else has any loose ${words.sorts[sort]}.`
    return `${claim}, and collects ${tokens(1, sort)}${from.length > 1 ? ' each' : ''} from ${all.format(from.map(name))}.`
  },
  earned: ({ seat, role, sort, count }, name) =>
    count === 0
      ? `${says(role, name(seat))}. The store is out of ${words.sorts[sort]}.`
      : `${says(role, name(seat))}, and takes ${tokens(count, sort)} from the store.`,
  'took from': ({ seat, role, from, sort, count }, name) => {
    const claim = says(role, name(seat))
    const nothing = { wizard: 'to conjure with', thief: 'to steal' }[role]
    if (count === 0) return `${claim}, but ${name(from)} has no ${words.sorts[sort]} ${nothing}.`
    const how = {
      wizard: `makes ${tokens(count, sort)} vanish from ${name(from)}`,
      thief: `relieves ${name(from)} of ${tokens(count, sort)}`,
    }[role]
    return `${claim}, and ${how}.`
  },
  reopened: () => 'The house of cards has changed: Judges, then Popes, may speak once more.',
  spoke: ({ role, claims }, name) => {
    const [only, ...more] = claims
    const who = all.format(claims.map(({ seat }) => name(seat)))
    const fine = (sort: Sort | null) => (sort === null ? '2 tokens' : tokens(2, sort))
    const fines = either.format(claims.map(({ seat, sort }) => `${fine(sort)} to ${name(seat)}`))
    if (only === undefined)
      return {
        emperor: 'No Emperor objects.',
        judge: 'No Judge comes forward, so the outrage has no consequences.',
        pope: 'No Pope feels forgiving.',
      }[role]
    return more.length === 0
      ? {
          emperor: `${who} is Emperor and cries “Illegal!”`,
          judge: `${who} is Judge and sets a fine of ${fine(only.sort)}.`,
          pope: `${who} is Pope and would forgive for 1.`,
        }[role]
      : {
          emperor: `${who} are Emperors and cry “Illegal!”`,
          judge: `${who} are Judges. The fine: ${fines}.`,
          pope: `${who} are Popes and would forgive for 1.`,
        }[role]
  },
  immune: ({ seat }, name) => `“Wizard”, ${name(seat)} suddenly recalls. Wizards do not pay.`,
  picked: ({ seat, to, role }, name) => {
    const chosen = titled(words, { seat: to, role }, name)
    return role === 'judge'
      ? `${name(seat)} bows to ${chosen}, who has yet to name a sort.`
      : `${name(seat)} kneels before ${chosen}, who has yet to name a sort.`
  },
  paid: ({ seat, to, role, sort, count }, name) => {
    const payee = titled(words, { seat: to, role }, name)
    if (seat === to) return `${payee} forgives ${name(seat)}, free of charge.`
    if (sort === null || count === 0)
      return role === 'judge'
        ? `${name(seat)} has nothing loose to pay with. ${payee} takes note.`
        : `${name(seat)} has nothing loose to pay with. ${payee} forgives for nothing.`
    return role === 'judge'
      ? `${name(seat)} pays the fine: ${tokens(count, sort)} to ${payee}.`
      : `${name(seat)} buys forgiveness: ${tokens(count, sort)} to ${payee}.`
  },
  shared: ({ seat, to, sort }, name) =>
    seat === to
      ? `${titled(words, { seat, role: 'judge' }, name)} is Emperor as well, and keeps both.`
      : `${titled(words, { seat, role: 'judge' }, name)} hands ${tokens(1, sort)} on to ${titled(words, { seat: to, role: 'emperor' }, name)}.`,
  'last call': () => 'Last call: accuse, unmask, or let it pass.',
  accused: ({ seat, of, role: claimed }, name) => `${name(seat)} points at ${name(of)}: that is no ${role(claimed)}.`,
  voted: (it, name) => {
    const [yes, no] = [voters(it, 'yes', name), voters(it, 'no', name)]
    const figures = `${yes.length} to ${no.length}`
    return [
      it.carried
        ? `Carried, ${figures}: the truth, please, ${name(it.of)}.`
        : `Failed, ${figures}: ${name(it.of)} may stay ${role(it.role)}.`,
      `Yes: ${all.format(yes)}.`,
      ...(no.length > 0 ? [`No: ${all.format(no)}.`] : []),
    ].join(' ')
  },
  confessed: ({ seat, role: denied }, name) =>
    `${name(seat)} admits it: no ${role(denied)}, and never again in this game.`,
  fell: ({ cards }, name) => {
    const down = fallen(words, cards, name)
    return `Down ${plural.en(down.length, 'comes', 'come')} ${all.format(down)}.`
  },
  returned: ({ from, to, sort, count }, name) => {
    const whom = to === 'store' ? 'the store' : name(to)
    return from === 'store'
      ? `The store gives ${whom} ${tokens(count, sort)}: what was taken has been spent.`
      : `${name(from)} gives ${tokens(count, sort)} back to ${whom}.`
  },
  proved: ({ seat, role: shown }, name) => `${name(seat)} turns the card over: ${role(shown)}, as stated.`,
  unmasked: ({ by, of, out, heir }, name) =>
    [
      out === of
        ? `${name(by)} unmasks ${name(of)}, and it is true.`
        : `${name(by)} would unmask ${name(of)} and finds the wrong face.`,
      `${name(out)} is out, ${name(heir)} inherits.`,
    ].join(' '),
  questioned: ({ by, of }, name) => `${name(by)} gives a pack to the store and questions ${name(of)}.`,
  answered: ({ by, to }, name) => `${name(by)} shows ${name(to)} one false role. Nobody else sees which.`,
  ended: ({ ending, winners, roles, gained }, name) => {
    const who = all.format(winners.map(name))
    const how = {
      last: `Only ${who} is left, and wins.`,
      proof: `Accused of the truth, ${who} wins at once.`,
      rounds: `No game is longer than this: ${who} share it.`,
    }[ending]
    const unmasked = roles.map((key, seat) => `${name(seat)} (${role(key)}, ${points(at(gained, seat))})`)
    return `${how} Who was what: ${all.format(unmasked)}.`
  },
  over: (it, name) => {
    const each = it.winners.length > 1 ? ' each' : ''
    return `The victory goes to ${all.format(it.winners.map(name))} (${points(Math.max(...it.points))}${each}).`
  },
})

export const secret = telling<HoaxSecret>({
  dealt: ({ role: key }) => `Beneath every mask you are: ${role(key)}. Keep it to yourself.`,
  saw: ({ seat, role: shown }, name) => `Between you two: ${name(seat)} is no ${role(shown)}.`,
  showed: ({ to, role: shown }, name) => `You showed ${name(to)} that you are no ${role(shown)}.`,
  guessed: ({ by, of, role: guess, right }, name) =>
    `Between you two: ${name(by)} took ${name(of)} for ${role(guess)} and was ${right ? 'right' : 'wrong'}.`,
})
