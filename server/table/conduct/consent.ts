/**
 * Who may look into the hand of one who is away. A bot shows it to nobody. A person sees it, so a person sits in only where
 * the owner has said beforehand that people may; or after a longer absence, and if everybody else who is here agrees.
 */
import type { Seat } from '../../../kernel/state.ts'
import type { Refusal } from '../../../protocol/words.ts'
import type { Deed } from '../deed.ts'
import { chairAt, type Offer, persons, phoneOf, type Table } from '../table.ts'
import type { Answers, Asked, Doings, Lent } from './asked.ts'

/**
 * So many devices besides the owner's have to agree. With one of them a host who has a second device in the pocket would
 * offer with that and agree with themselves. Two who play into each other's hands cannot be told from two who do not.
 */
const LEAST_VOICES = 2

export function isWelcoming(table: Table, seat: Seat): boolean {
  return chairAt(table, seat).welcomes === 'helpers'
}

export function offerOf({ offers }: Table, seat: Seat, name: string): Offer | undefined {
  return offers.find((offer) => offer.seat === seat && offer.name === name)
}

/**
 * Everybody who is to agree: who is here, and who has lost the line only now, or one would wait for a bad moment. Who sits in for
 * somebody has a voice in nothing of the kind; the owner of that chair has one, if they are here and look on.
 */
function voices(table: Table, about: Seat, { awaySince, atTable, now, limits }: Lent): Seat[] {
  return persons(table).filter((seat) => {
    if (seat === about) return false
    const { bot, standIn, device, phone } = chairAt(table, seat)
    if (standIn) return [device, phone].some((own) => own !== null && atTable(own))
    const since = awaySince(seat)
    return since === undefined || (!bot && now < since + limits.awayGrace)
  })
}

/** Why nobody need offer anything here: the owner has not said that people may, and too few are here to agree. */
export function hopeless(table: Table, about: Seat, lent: Lent): Refusal | undefined {
  if (isWelcoming(table, about)) return undefined
  const ownPhone = (seat: Seat) => phoneOf({ ...chairAt(table, seat), standIn: null })
  const devices = new Set(voices(table, about, lent).map(ownPhone))
  return devices.size < LEAST_VOICES ? 'puppet' : undefined
}

/** What still stands against somebody whom the host would let in now. To let them in is to agree. */
export function disputed({ seat: about, vote }: Offer, asked: Asked<'let in'>): Refusal | undefined {
  const { table, now } = asked
  if (isWelcoming(table, about)) return undefined
  if (!vote) return 'consent'
  const own = ownVoice(about, asked)
  const all = voices(table, about, asked).every((seat) => seat === own || vote.agreed.includes(seat))
  if (!all) return 'consent'
  return hopeless(table, about, asked) ?? (now < vote.from ? 'too soon' : undefined)
}

/** Where all have to agree, each of them may also say no. */
export function mayObject(offer: Offer | undefined, asked: Asked<'turn down'>): boolean {
  return !!offer?.vote && ownVoice(offer.seat, asked) !== undefined
}

/** The seat in whose name this device agrees, if it has a voice. */
function ownVoice(about: Seat, { table, device, seat }: Pick<Asked<never>, 'table' | 'device' | 'seat'>) {
  return seat === undefined || seat === about || chairAt(table, seat).device !== device ? undefined : seat
}

function agree(asked: Asked<'agree'>): Deed | Refusal {
  const { seat, name } = asked.command
  const offer = offerOf(asked.table, seat, name)
  if (!offer) return 'not here'
  const by = ownVoice(seat, asked)
  if (by === undefined) return 'not seated'
  return offer.vote && !offer.vote.agreed.includes(by) ? { kind: 'consented', seat, name, by } : 'not now'
}

export const consentAnswers = {
  agree,
  // Nobody says that for another: not the host, and not who sits in.
  welcome: ({ table, device, seat, command: { whom } }) => {
    if (seat === undefined || chairAt(table, seat).device !== device) return 'not seated'
    return chairAt(table, seat).welcomes === whom ? 'not now' : { kind: 'welcomed', seat, whom }
  },
} satisfies Partial<Answers>

export const consentDoings = {
  consented: (table, { seat, name, by }) => {
    offerOf(table, seat, name)?.vote?.agreed.push(by)
    table.news.push({ kind: 'consented', seat, name, by })
  },
  welcomed: (table, { seat, whom }) => {
    chairAt(table, seat).welcomes = whom
  },
} satisfies Partial<Doings>
