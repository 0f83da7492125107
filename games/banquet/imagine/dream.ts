/** Worlds that fit what a seat knows, as likely as they are. */
import { at } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { isUsed } from '../characters/used.ts'
import { houseOf } from '../houses.ts'
import { named } from '../memory.ts'
import type { BanquetView, Held, Setting } from '../state.ts'
import type { Packed } from './cards.ts'
import { type Clue, cluesOf, type Veiled } from './clues.ts'
import { weighted } from './stock.ts'
import { type Draft, draftFrom, type World } from './world.ts'

/**
 * Worlds are proposed a few at a time, and one of them is taken by how likely it is. The fewer there are, the more is left of how
 * they were proposed: where a veil (C2) makes two kinds of them, twice as many.
 */
const PROPOSED = 5
const PROPOSED_VEILED = 10
const TRIES = 400

export type Pack<V extends BanquetView> = (view: V, clues: readonly Clue[], chance: Chance) => Packed

/** A world, and what Belladonna did in it. */
export interface Dreamt {
  readonly world: World
  readonly veiled: Veiled
}

interface Dream {
  readonly draft: Draft
  readonly veiled: Veiled
}

/** `pack` lays out what can be behind every screen, and where the primer came from. */
export function likelyWorld<V extends BanquetView>(view: V, pack: Pack<V>, chance: Chance): Dreamt {
  for (const heard of lessAndLess) {
    const found = dreams(view, pack, heard, chance)
    const weights = found.map(({ draft }) => draft.likely)
    const chosen = found[weighted(weights, chance)]
    if (chosen) return { world: chosen.draft.close(), veiled: chosen.veiled }
  }
  throw new Error('no world fits what this seat knows')
}

/**
 * All clues. Whoever has looked a dozen times into everything may find no such world in time: then the last look into
 * each goblet must do, or none.
 */
const lessAndLess: readonly ((clues: readonly Clue[]) => readonly Clue[])[] = [
  (clues) => clues,
  (clues) =>
    clues.filter(
      (clue, index) =>
        clue.kind !== 'held' ||
        !clues.some((later, then) => then > index && later.kind === 'held' && later.place === clue.place),
    ),
  (clues) => clues.filter(({ kind }) => kind !== 'held'),
]

function dreams<V extends BanquetView>(
  view: V,
  pack: Pack<V>,
  heard: (clues: readonly Clue[]) => readonly Clue[],
  chance: Chance,
): Dream[] {
  const found: Dream[] = []
  const left = heard(cluesOf(view, 'left'))
  const veils = isUsed(view.table, 'belladonna')
  const clues = { left, exchanged: veils ? heard(cluesOf(view, 'exchanged')) : left }
  const doubt = left.some(({ kind }) => kind === 'held') || isUsed(view.table, 'foxglove')
  const proposed = veils && view.hand.veiled === null ? PROPOSED_VEILED : PROPOSED
  const wanted = doubt ? proposed : 1
  for (let tried = 0; tried < TRIES && found.length < wanted; tried++) {
    const veiled = veilOf(view, chance)
    const draft = draftFrom(view, pack(view, clues[veiled], chance), clues[veiled], chance)
    if (draft) found.push({ draft, veiled })
  }
  return found
}

/** C2: she knows; for everybody else the toss of a coin. */
function veilOf({ hand, table }: BanquetView, chance: Chance): Veiled {
  if (!isUsed(table, 'belladonna')) return 'left'
  return hand.veiled ?? (chance(2) === 0 ? 'left' : 'exchanged')
}

/** What another seat holds in this world, and what it remembers of its own pours. */
export function handOf(view: BanquetView, { world, veiled }: Dreamt, seat: Seat): Omit<Held, 'news'> {
  const { table, agenda } = view
  const house = houseOf(table, seat)
  const mine = world.poured.filter((one) => one.house === house)
  const held = { ...at(world.screens, house, 'screen') }
  const had = { ...at(world.had, house, 'screen') }
  const memory: Held['memory'] =
    table.dial === 'none'
      ? []
      : mine.map(({ token, place, stood, when }) => ({
          kind: 'pour' as const,
          token,
          when,
          round: table.round,
          at: place,
          or: null,
          ...named(table, place),
          place: stood,
        }))
  // C13: all remember that a token was taken, its house also which.
  for (const one of view.hand.memory)
    if (one.kind === 'take')
      memory.push({ ...one, screens: [...one.screens], token: one.by === house ? world.fished : null })
  const deciding = table.stage === 'taking' && agenda.asked[0] === seat
  return {
    tokens: held,
    had,
    dipped: deciding ? { ...at(world.goblets, house, 'goblet') } : null,
    fished: table.taken === house ? world.fished : null,
    memory,
    veiled: veilKnown(table, seat, veiled),
  }
}

function veilKnown(table: Frozen<Setting>, seat: Seat, veiled: Veiled): Veiled | null {
  const used = table.used.find(({ key }) => key === 'belladonna')
  const knows = used !== undefined && table.dial !== 'none' && used.seat === seat
  return knows ? veiled : null
}
