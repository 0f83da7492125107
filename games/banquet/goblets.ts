/** What hands do with goblets and tokens; every change of a goblet, a screen or a ring is made here. */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { note } from './annals.ts'
import { houseOf, members } from './houses.ts'
import { follow, named, rememberLook, rememberPour } from './memory.ts'
import { tell, whisper } from './news.ts'
import type { BanquetState, House, Place } from './state.ts'
import { count, type Sort, type Tokens } from './tokens.ts'

/** Puts a token behind a screen (or takes it away); partners share it (G8.1). */
export function behindScreen({ table, hands }: BanquetState, house: House, sort: Sort, change: 1 | -1): void {
  table.screens[house] = sure(table.screens[house], 'screen') + change
  for (const seat of members(table, house)) sure(hands[seat], 'hand').tokens[sort] += change
}

/** Trades one token behind a screen for another that was never there. */
export function trade(state: BanquetState, house: House, give: Sort, take: Sort): void {
  behindScreen(state, house, give, -1)
  behindScreen(state, house, take, 1)
  for (const seat of members(state.table, house)) {
    const { had } = sure(state.hands[seat], 'hand')
    had[give]--
    had[take]++
  }
}

/** G4.2: everybody sees that and where; a partner sees what (G8.1). */
export function pour(state: BanquetState, seat: Seat, token: Sort, place: Place): void {
  const { table, hands, box } = state
  const house = houseOf(table, seat)
  const goblet = named(table, place)
  behindScreen(state, house, token, -1)
  sure(box.goblets[place], 'goblet')[token]++
  rememberPour(state, house, place, token)
  tell(table, { kind: 'poured', seat, goblet })
  for (const member of members(table, house)) {
    if (member !== seat) whisper(sure(hands[member], 'hand'), { kind: 'poured', seat, goblet, token })
  }
}

/** G4.3: which tokens, not who poured which or in which order. */
export function lookInto(state: BanquetState, seat: Seat, place: Place): Tokens {
  const tokens = { ...sure(state.box.goblets[place], 'goblet') }
  rememberLook(state, seat, place, tokens)
  whisper(sure(state.hands[seat], 'hand'), { kind: 'saw', goblet: named(state.table, place), tokens: { ...tokens } })
  return tokens
}

export function peek(state: BanquetState, seat: Seat, place: Place, price: 'action' | 'free'): void {
  lookInto(state, seat, place)
  tell(state.table, { kind: 'peeked', seat, goblet: named(state.table, place), free: price === 'free' })
}

/** G4.4: all goblets with their rings, so many places clockwise. */
export function rotate(state: BanquetState, seat: Seat, by: number): void {
  const { table, box } = state
  const { length } = box.goblets
  const to = box.goblets.map((_, place) => (place + by + length) % length)
  box.goblets = moved(box.goblets, to)
  if (table.rings) table.rings = moved(table.rings, to)
  note(state, 'rotate', houseOf(table, seat), houseOf(table, seat))
  follow(state, to)
  tell(table, { kind: 'rotated', seat, by })
}

function moved<T>(list: readonly T[], to: readonly Place[]): T[] {
  const next = list.slice()
  for (let place = 0; place < list.length; place++) next[sure(to[place], 'place')] = sure(list[place], 'place')
  return next
}

/** G4.5: two goblets with their rings. */
export function swap(state: BanquetState, seat: Seat, [a, b]: readonly [Place, Place]): void {
  const { table, box } = state
  tell(table, { kind: 'swapped', seat, goblets: [named(table, a), named(table, b)] })
  exchange(box.goblets, a, b)
  if (table.rings) exchange(table.rings, a, b)
  const to = box.goblets.map((_, place) => place)
  exchange(to, a, b)
  note(state, 'swap', houseOf(table, seat), houseOf(table, seat))
  follow(state, to)
}

export function exchange<T>(list: T[], a: number, b: number): void {
  const kept = sure(list[a], 'place')
  list[a] = sure(list[b], 'place')
  list[b] = kept
}

/** Everything that is anywhere, for whoever checks that nothing is created or lost. */
export function inPlay({ table, hands, box }: BanquetState): number {
  const behind = table.nobles.reduce((sum, seat) => sum + count(sure(hands[seat], 'hand').tokens), 0)
  return box.goblets.reduce((sum, goblet) => sum + count(goblet), behind)
}
