/**
 * Every card in the house says "I am this", and the hand knows better. Who votes on it believes or doubts it; who was never
 * asked, or let the clock vote, did neither. Each token that moved belongs to the one claim that moved it.
 */
import type { Claim, Moment } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import type { HoaxNews } from './news.ts'
import type { Hoax, HoaxState, Role, Storey, Table } from './state.ts'

type Swing = Claim['swung'][number]

interface Laying {
  readonly seat: Seat
  readonly role: Role
  readonly storey: Storey
  readonly swung: readonly Swing[]
}

/** A claim while the game goes on that decides what comes of it. */
interface Laid extends Laying {
  readonly at: number
  readonly truth: Claim['truth']
  out: number | undefined
  swung: readonly Swing[]
  believed: readonly Seat[]
  doubted: readonly Seat[]
}

export function writeClaim({ storey, role }: Pick<Laying, 'storey' | 'role'>): string {
  return `${storey}:${role}`
}

/** What a claim's `what` is made of. */
export function readClaim(what: string): Pick<Laying, 'storey' | 'role'> {
  const [storey, role] = what.split(':')
  return { storey: storey as Storey, role: role as Role }
}

/** What is written while the game goes on. */
interface Writing {
  readonly all: Laid[]
  /** The claims of this turn. */
  turn: Laid[]
  /** Those of this game whose truth is not out. */
  veiled: Laid[]
  /** Who let the clock vote. */
  silent: Seat[]
}

export function claims(moments: readonly Moment<Hoax>[]): Claim[] {
  const writing: Writing = { all: [], turn: [], veiled: [], silent: [] }
  let last: Moment<Hoax> | undefined
  for (const [at, moment] of moments.entries()) {
    const { state, entry } = moment
    if (entry?.by === 'clock' && entry.move.kind === 'vote') writing.silent.push(entry.seat)
    for (const news of state.table.news) {
      for (const laying of laidBy(news)) lay(writing, laying, at, state)
      write(writing, news, at)
      if (!last || (news.kind !== 'turn' && news.kind !== 'ended')) continue
      settle(writing.turn, last.state.table)
      writing.turn = []
    }
    last = moment
  }
  if (last) settle(writing.turn, last.state.table)
  return writing.all.map(({ storey, role, ...laid }) => ({ ...laid, what: writeClaim({ storey, role }) }))
}

function lay({ all, turn, veiled }: Writing, laying: Laying, at: number, { hands }: HoaxState): void {
  const truth = hands[laying.seat]?.role === laying.role ? 'true' : 'false'
  const laid: Laid = { ...laying, at, truth, out: undefined, believed: [], doubted: [] }
  for (const list of [all, turn, veiled]) list.push(laid)
}

function write(writing: Writing, news: HoaxNews, at: number): void {
  const { turn, veiled, silent } = writing
  switch (news.kind) {
    case 'voted':
      for (const laid of turn.filter(isOf({ seat: news.of, role: news.role }))) heard(laid, news, silent)
      writing.silent = []
      return
    case 'confessed':
      for (const laid of veiled.filter(isOf(news))) laid.out = at
      writing.veiled = veiled.filter(({ out }) => out === undefined)
      return
    case 'fell': // H5.5: with the action all tokens of the turn go back.
      if (news.cards.some(({ storey }) => storey === 'deed')) for (const laid of turn) laid.swung = []
      return
    case 'ended': // H9.3: all roles are shown.
      for (const laid of veiled) laid.out = at
      writing.veiled = []
  }
}

function isOf(claim: Pick<Laying, 'seat' | 'role'>): (laid: Laid) => boolean {
  return ({ seat, role }) => seat === claim.seat && role === claim.role
}

/** The cards that the news put up, and what moved at once (H3.1). */
export function laidBy(news: HoaxNews): readonly Laying[] {
  switch (news.kind) {
    case 'taxed':
      return [deed(news, ...news.from.map((seat) => ({ seat, by: -1 })))]
    case 'earned':
      return [{ ...deed(news), swung: moved({ seat: news.seat, by: news.count }) }]
    case 'took from':
      return [deed(news, { seat: news.from, by: -news.count })]
    case 'spoke':
      return news.claims.map(({ seat }) => ({ seat, role: news.role, storey: SPOKEN[news.role], swung: [] }))
    case 'immune':
      return [{ seat: news.seat, role: 'wizard', storey: 'immunity', swung: [] }]
    default:
      return []
  }
}

const SPOKEN = { emperor: 'illegal', judge: 'fine', pope: 'mercy' } as const

function deed({ seat, role }: { readonly seat: Seat; readonly role: Role }, ...given: readonly Swing[]): Laying {
  const gain = given.reduce((sum, { by }) => sum - by, 0)
  return { seat, role, storey: 'deed', swung: moved({ seat, by: gain }, ...given) }
}

function moved(...swings: readonly Swing[]): Swing[] {
  return swings.filter(({ by }) => by !== 0)
}

function heard(laid: Laid, { votes }: Extract<HoaxNews, { kind: 'voted' }>, silent: readonly Seat[]): void {
  const who = (which: 'yes' | 'no') => votes.filter(({ vote }) => vote === which).map(({ seat }) => seat)
  laid.doubted = who('yes')
  laid.believed = who('no').filter((seat) => !silent.includes(seat))
}

/** H3.6: what the turn paid in the end belongs to whoever was paid, the share to the Emperor who got it. */
function settle(turn: readonly Laid[], { payment, acting }: Table): void {
  if (!payment) return
  const { to, role, count, shared } = payment
  const paid = turn.findLast((laid) => laid.seat === to && laid.role === role && laid.storey !== 'deed')
  if (paid && to !== acting) paid.swung = moved({ seat: acting, by: -count }, { seat: to, by: count })
  const sharer = turn.findLast(({ seat, storey }) => seat === shared && storey === 'illegal')
  if (sharer && sharer.seat !== to) sharer.swung = moved({ seat: to, by: -1 }, { seat: sharer.seat, by: 1 })
}
