/**
 * The turn is a house of cards. On the deed rest the Emperors who call it illegal, on the Emperors the Judges, on the
 * Judges the Popes and the Wizard's immunity; each card rests on all cards of the storey below that others hold, and
 * stands as long as one of them does. Pull a card and whatever has nothing left to rest on falls with it; tokens that
 * were paid on what fell go back. Nothing else is ever undone.
 */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import { lives, twoLeft } from './company.ts'
import type { Card, Claim, Role, Storey, Table } from './state.ts'
import { bookBack } from './tokens.ts'

type Seen = Frozen<Pick<Table, 'cards' | 'out'>>

/** H3.3: what each storey rests on. */
const GROUND: Readonly<Record<Storey, Storey | null>> = {
  deed: null,
  illegal: 'deed',
  fine: 'illegal',
  mercy: 'fine',
  immunity: 'fine',
}

export function stands({ cards }: Pick<Seen, 'cards'>, storey: Storey, seat?: Seat): boolean {
  for (const card of cards) if (card.storey === storey && (seat === undefined || card.seat === seat)) return true
  return false
}

/** H3.3, H5.5: it rests on somebody else's card; with two left also on one's own (H8.2). */
export function rests(table: Seen, seat: Seat, storey: Storey): boolean {
  const ground = GROUND[storey]
  if (ground === null) return true
  for (const card of table.cards) if (card.storey === ground && (card.seat !== seat || twoLeft(table))) return true
  return false
}

/** Puts cards up; what everybody said is remembered where the table remembers anything. */
export function addCards(table: Table, cards: readonly Card[]): void {
  table.cards.push(...cards)
  if (table.options.notes === 'nothing') return
  for (const { seat, role, storey } of cards)
    sure((storey === 'deed' ? table.acted : table.reacted)[seat], 'claims')[role]++
}

/** H5.4: whoever confesses never claims it again, and all that rests on it falls. */
export function confess(table: Table, { seat, role }: Claim): void {
  sure(table.denied[seat], 'denied roles').push(role)
  table.news.push({ kind: 'confessed', seat, role })
  pull(table, (card) => card.seat === seat && card.role === role)
}

/** H6.4: what tokens were paid on stands when its player goes out, the rest falls. Says whether anything did. */
export function withdraw(table: Table, out: Seat): 'changed' | 'as it was' {
  const before = table.cards.length
  pull(table, (card) => card.seat === out && !settled(table, card))
  return table.cards.length === before ? 'as it was' : 'changed'
}

/** H5.5: these cards fall, and all that rested on them alone; then the tokens that were paid on them go back. */
function pull(table: Table, pulled: (card: Card) => boolean): void {
  const fallen: Card[] = []
  topple(table, pulled, fallen)
  const { payment } = table
  const deedFell = fallen.some(({ storey }) => storey === 'deed')
  const paidFell = payment !== null && !table.cards.some((card) => isPaid(table, card))
  const shareFell = payment !== null && payment.shared !== null && !stands(table, 'illegal', payment.shared)
  // H6.4: what stood only because it was settled is settled no longer.
  if (paidFell) topple(table, (card) => !lives(table, card.seat), fallen)
  if (fallen.length > 0) table.news.push({ kind: 'fell', cards: fallen })
  if (deedFell || paidFell) {
    bookBack(table, deedFell ? ['deed', 'payment', 'share'] : ['payment', 'share'])
    table.payment = null
  } else if (shareFell) {
    bookBack(table, ['share'])
    table.payment = { ...payment, shared: null, state: 'sharing' }
  }
}

function topple(table: Table, pulled: (card: Card) => boolean, fallen: Card[]): void {
  let down = table.cards.filter(pulled)
  while (down.length > 0) {
    const gone = down
    fallen.push(...gone)
    table.cards = table.cards.filter((card) => !gone.includes(card))
    down = table.cards.filter((card) => !rests(table, card.seat, card.storey))
  }
}

/** The card of the Judge or Pope whom the fined player chose. */
function isPaid({ payment }: Table, { seat, role, storey }: Card): boolean {
  return payment?.to === seat && payment.role === role && (storey === 'fine' || storey === 'mercy')
}

/** H6.4: the deed, whose tokens moved at once (H3.1), the card that was paid, and what it rests on. */
function settled(table: Table, card: Card): boolean {
  if (card.storey === 'deed') return true
  if (!table.payment || table.payment.state === 'naming') return false
  return (
    isPaid(table, card) ||
    table.cards.some(
      (above) => GROUND[above.storey] === card.storey && above.seat !== card.seat && settled(table, above),
    )
  )
}

/** H5.1, H5.3, H6.4: the claims of this turn that somebody may accuse: others', living, standing, and not accused yet. */
export function accusable(table: Frozen<Table>, by: Seat): Frozen<Claim>[] {
  const claims: Frozen<Claim>[] = []
  for (const card of table.cards) {
    const { seat, role } = card
    if (seat === by || !lives(table, seat) || listed(table.accused, seat, role)) continue
    if (!listed(claims, seat, role)) claims.push(card)
  }
  return claims
}

export function listed(claims: readonly Frozen<Claim>[], seat: Seat, role: Role): boolean {
  for (const claim of claims) if (claim.seat === seat && claim.role === role) return true
  return false
}
