/** What the page remembers for everybody, as far as the memory dial allows, followed through the moves of the goblets. */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import { note, trail } from './annals.ts'
import { houseOf, members } from './houses.ts'
import type { BanquetState, House, Named, Notes, Place, Setting, Trail } from './state.ts'
import { alike, type Sort, type Tokens } from './tokens.ts'

/** G4.9: a goblet is called by its ring, where there are rings; else by its place. */
export function named({ rings, mode, nobles }: Frozen<Setting>, place: Place): Named {
  const ring = rings?.[place]
  if (ring !== undefined) return { place, ring, before: sure(nobles[ring], 'house') }
  return mode === 'duel' ? { place, ring: null } : { place, ring: null, before: sure(nobles[place], 'house') }
}

/** On the table and in the hands, for all pages to show; or in the box, for bots alone. */
function notesOf({ table, hands, box }: BanquetState): Notes {
  return box.notes ?? { dial: table.dial, record: table.record, minds: hands }
}

export function rememberLook(state: BanquetState, seat: Seat, place: Place, tokens: Tokens): void {
  const { dial, minds } = notesOf(state)
  if (dial === 'none') return
  note(state, 'look', houseOf(state.table, seat), place)
  const { memory } = sure(minds[seat], 'mind')
  const look = { kind: 'look' as const, tokens, screens: [...state.table.screens], ...trail(state, place) }
  const last = memory.findLastIndex((one) => one.at === place || one.or === place)
  const before = memory[last]
  // The same again says no more than the newer look alone, if nobody has poured in between.
  const idle = before?.kind === 'look' && before.screens.every((many, house) => many === look.screens[house])
  if (idle && before.or === null && alike(before.tokens, tokens)) memory.splice(last, 1)
  memory.push(look)
}

export function rememberPour(state: BanquetState, house: House, place: Place, token: Sort): void {
  const { dial, minds, record } = notesOf(state)
  if (dial === 'none') return
  note(state, 'pour', house, place)
  const { when, round, or, ring } = trail(state, place)
  for (const seat of members(state.table, house)) {
    sure(minds[seat], 'mind').memory.push({ kind: 'pour', token, when, round, at: place, or, ring, place })
  }
  if (dial === 'record') record.push({ by: house, when, round, at: place, or, ring, place })
}

/** C13: everybody saw that a token was taken, its house also which. */
export function rememberTake(state: BanquetState, house: House, place: Place, token: Sort): void {
  const { table } = state
  const { dial, minds } = notesOf(state)
  if (dial === 'none') return
  const own = members(table, house)
  for (const [seat, { memory }] of minds.entries()) {
    const known = own.includes(seat) ? token : null
    memory.push({ kind: 'take', by: house, token: known, screens: [...table.screens], ...trail(state, place) })
  }
}

/** The goblets went elsewhere, for all to see: from each place to that one. */
export function follow(state: BanquetState, to: readonly Place[]): void {
  const { minds, record } = notesOf(state)
  for (const { memory } of minds) for (const trail of memory) move(trail, to)
  for (const trail of record) moveNoted(trail, to)
  if (state.box.annals) for (const trail of state.box.annals) moveNoted(trail, to)
}

/** The same as `move`, for what is of two forms only: one function for all of them is a tenth of a whole game slower. */
function moveNoted(trail: Trail, to: readonly Place[]): void {
  trail.at = sure(to[trail.at], 'place')
  if (trail.or !== null) trail.or = sure(to[trail.or], 'place')
}

function move(trail: Trail, to: readonly Place[]): void {
  trail.at = sure(to[trail.at], 'place')
  if (trail.or !== null) trail.or = sure(to[trail.or], 'place')
}

/** C2: two goblets may have changed places, and only one seat knows. */
export function loseTrack(
  state: BanquetState,
  knower: Seat,
  [a, b]: readonly [Place, Place],
  what: 'exchanged' | 'left',
): void {
  const { dial, minds, record } = notesOf(state)
  const other = state.table.standing.map((_, place) => place)
  other[a] = b
  other[b] = a
  const blur = (trail: Trail) => {
    const perhaps = sure(other[trail.at], 'place')
    if (perhaps !== trail.at) trail.or = perhaps
  }
  for (const [seat, { memory }] of minds.entries()) {
    if (seat !== knower) memory.forEach(blur)
    else if (what === 'exchanged') for (const trail of memory) move(trail, other)
  }
  record.forEach(blur)
  state.box.annals?.forEach(blur)
  if (dial !== 'none') sure(minds[knower], 'mind').veiled = what
}
