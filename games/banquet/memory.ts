/** What the page remembers for everybody, as far as the memory dial allows, followed through the moves of the goblets. */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import { members } from './houses.ts'
import type { BanquetState, House, Memory, Named, Place, Poured, Setting, Trail } from './state.ts'
import { alike, type Sort, type Tokens } from './tokens.ts'

/** G4.9: a goblet is called by its ring, where there are rings; else by its place. */
export function named({ rings, mode, nobles }: Frozen<Setting>, place: Place): Named {
  const ring = rings?.[place]
  if (ring !== undefined) return { place, ring, before: sure(nobles[ring], 'house') }
  return mode === 'duel' ? { place, ring: null } : { place, ring: null, before: sure(nobles[place], 'house') }
}

/** Made at every pour, so it takes the ring from the table and does not go through `named`. */
function trail({ table, agenda }: BanquetState, place: Place): Trail {
  const ring = table.rings ? sure(table.rings[place], 'ring') : null
  return { when: agenda.question, round: table.round, at: place, or: null, ring, place }
}

export function rememberLook(state: BanquetState, seat: Seat, place: Place, tokens: Tokens): void {
  if (state.table.dial === 'none') return
  const { memory } = sure(state.hands[seat], 'hand')
  const look = { kind: 'look' as const, tokens, screens: [...state.table.screens], ...trail(state, place) }
  const last = memory.findLastIndex((one) => one.at === place || one.or === place)
  const before = memory[last]
  // The same again says no more than the newer look alone, if nobody has poured in between.
  const idle = before?.kind === 'look' && before.screens.every((many, house) => many === look.screens[house])
  if (idle && before.or === null && alike(before.tokens, tokens)) memory.splice(last, 1)
  memory.push(look)
}

export function rememberPour(state: BanquetState, house: House, place: Place, token: Sort): void {
  const { table } = state
  if (table.dial === 'none') return
  const { when, round, or, ring } = trail(state, place)
  for (const seat of members(table, house)) {
    sure(state.hands[seat], 'hand').memory.push({ kind: 'pour', token, when, round, at: place, or, ring, place })
  }
  if (table.dial === 'record') table.record.push({ by: house, when, round, at: place, or, ring, place })
}

/** C13: everybody saw that a token was taken, its house also which. */
export function rememberTake(state: BanquetState, house: House, place: Place, token: Sort): void {
  const { table, hands } = state
  if (table.dial === 'none') return
  const own = members(table, house)
  for (const [seat, { memory }] of hands.entries()) {
    const known = own.includes(seat) ? token : null
    memory.push({ kind: 'take', by: house, token: known, screens: [...table.screens], ...trail(state, place) })
  }
}

/** The goblets went elsewhere, for all to see: from each place to that one. */
export function follow({ table, hands }: BanquetState, to: readonly Place[]): void {
  for (const { memory } of hands) for (const trail of memory) move(trail, to)
  for (const trail of table.record) move(trail, to)
}

function move(trail: Memory | Poured, to: readonly Place[]): void {
  trail.at = sure(to[trail.at], 'place')
  if (trail.or !== null) trail.or = sure(to[trail.or], 'place')
}

/** C2: two goblets may have changed places, and only one seat knows. */
export function loseTrack(
  { table, hands }: BanquetState,
  knower: Seat,
  [a, b]: readonly [Place, Place],
  what: 'exchanged' | 'left',
): void {
  const other = table.standing.map((_, place) => place)
  other[a] = b
  other[b] = a
  const blur = (trail: Memory | Poured) => {
    const perhaps = sure(other[trail.at], 'place')
    if (perhaps !== trail.at) trail.or = perhaps
  }
  for (const [seat, { memory }] of hands.entries()) {
    if (seat !== knower) memory.forEach(blur)
    else if (what === 'exchanged') for (const trail of memory) move(trail, other)
  }
  table.record.forEach(blur)
  if (table.dial !== 'none') sure(hands[knower], 'hand').veiled = what
}
