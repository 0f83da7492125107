/** Worlds that fit what a seat knows, as likely as they are. */
import { at } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { isUsed } from '../characters/used.ts'
import { houseOf } from '../houses.ts'
import type { BanquetView, Held, Setting } from '../state.ts'
import type { Packed } from './cards.ts'
import { type Clue, cluesOf, type Veiled } from './clues.ts'
import { share } from './stock.ts'
import { type Draft, draftFrom, type World } from './world.ts'

/**
 * How many worlds are proposed one after the other: the more was seen, the less each proposal knows of how likely it is. Where a veil (C2)
 * makes two kinds of them, twice as many.
 */
const PROPOSED = [1, 2, 3] as const
const PROPOSED_AT_MOST = 6
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

/**
 * `pack` lays out what can be behind every screen, and where the primer came from. Each proposal takes the place of the one before it as
 * likely as it is likelier (the Metropolis algorithm): two of them say nearly what five would of which one is weighed out.
 */
export function likelyWorld<V extends BanquetView>(view: V, pack: Pack<V>, chance: Chance): Dreamt {
  for (const heard of lessAndLess) {
    const found = dream(view, pack, heard, chance)
    if (found) return { world: found.draft.close(), veiled: found.veiled }
  }
  throw new Error('no world fits what this seat knows')
}

/**
 * All clues. Whoever has looked a dozen times into everything may find no such world in time: then the last look into
 * each goblet must do, or what all have seen drunk; or nothing, rather than no world at all.
 */
const lessAndLess: readonly ((clues: readonly Clue[]) => readonly Clue[])[] = [
  (clues) => clues,
  (clues) =>
    clues.filter(
      (clue, index) =>
        clue.kind !== 'held' ||
        !clues.some((later, then) => then > index && later.kind === 'held' && later.place === clue.place),
    ),
  (clues) => clues.filter((clue) => clue.kind !== 'held' || clue.seen === 'by all'),
  (clues) => clues.filter(({ kind }) => kind !== 'held'),
]

function dream<V extends BanquetView>(
  view: V,
  pack: Pack<V>,
  heard: (clues: readonly Clue[]) => readonly Clue[],
  chance: Chance,
): Dream | undefined {
  const left = heard(cluesOf(view, 'left'))
  const veils = isUsed(view.table, 'belladonna')
  const clues = { left, exchanged: veils ? heard(cluesOf(view, 'exchanged')) : left }
  let wanted = proposed(view, left)
  let found: Dream | undefined
  for (let tried = 0; tried < TRIES && wanted > 0; tried++) {
    const veiled = veilOf(view, chance)
    const draft = draftFrom(view, pack(view, clues[veiled], chance), clues[veiled], chance)
    if (!draft) continue
    wanted--
    if (!found || share(chance) * found.draft.likely < draft.likely) found = { draft, veiled }
  }
  return found
}

function proposed({ table, hand }: BanquetView, clues: readonly Clue[]): number {
  const looks = clues.filter(({ kind }) => kind === 'held').length + (isUsed(table, 'foxglove') ? 1 : 0)
  const many = PROPOSED[looks] ?? PROPOSED_AT_MOST
  return many > 1 && isUsed(table, 'belladonna') && hand.veiled === null ? 2 * many : many
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
  const held = { ...at(world.screens, house, 'screen') }
  const had = { ...at(world.had, house, 'screen') }
  const memory: Held['memory'] = []
  if (table.dial !== 'none') {
    for (const { house: by, token, place, stood, when } of world.poured) {
      if (by !== house) continue
      const ring = table.rings?.[place] ?? null
      memory.push({ kind: 'pour', token, when, round: table.round, at: place, or: null, ring, place: stood })
    }
  }
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
