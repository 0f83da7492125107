/** What the others saw when they looked into a goblet: what is in it in this world, without what was poured there since. */
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { houseOf, nobleOf } from '../../banquet/houses.ts'
import type { Deed, Place } from '../../banquet/state.ts'
import type { Tokens } from '../../banquet/tokens.ts'
import type { GobletsState, GobletsView } from '../state.ts'

export type Annals = readonly Frozen<Deed>[]

/** Lets the others of this world have looked as they have. */
export function withLooks({ table, seat }: GobletsView, world: GobletsState, annals: Annals): GobletsState {
  if (table.mode !== 'single') return world
  const own = houseOf(table, seat)
  for (const { kind, by, or, called: _, ...trail } of annals) {
    if (kind !== 'look' || by === own || or !== null) continue
    const tokens = heldThen(world, trail.at, trail.when)
    const look = { kind, tokens, screens: [...table.screens], ...trail, or }
    const { memory } = sure(world.hands[nobleOf(table, by)], 'hand')
    memory.push(look)
    memory.sort((a, b) => a.when - b.when)
  }
  return world
}

/** What was in a goblet, by where it stands now, before anything was poured from that moment on. */
export function heldThen({ hands, box }: GobletsState, place: Place, when: number): Tokens {
  const tokens = { ...sure(box.goblets[place], 'goblet') }
  for (const { memory } of hands) {
    for (const one of memory) {
      if (one.kind === 'pour' && one.at === place && one.when >= when && tokens[one.token] > 0) tokens[one.token]--
    }
  }
  return tokens
}
