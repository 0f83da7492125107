/** A whole world this seat could be in. */
import { type Chance, shuffle } from '../../kernel/chance.ts'
import { copy, type Frozen, type Seat } from '../../kernel/state.ts'
import { isUsed } from './characters/used.ts'
import { winetasterCards } from './course.ts'
import { houseOf } from './houses.ts'
import { type Clue, cluesOf, type Veiled } from './imagine/clues.ts'
import { weighted } from './imagine/stock.ts'
import { type Draft, draftFrom, type World } from './imagine/world.ts'
import { dialOf, named } from './memory.ts'
import type { Card, GobletsState, GobletsView, Hand, Table } from './state.ts'
import { tokens } from './tokens.ts'

export function imagine(view: GobletsView, chance: Chance): GobletsState {
  const { stage } = view.table
  if (stage === 'over' || stage === 'tie') return lastDrink(view, chance)
  const { world, veiled } = likelyWorld(view, chance)
  return stateOf(view, world, veiled, chance)
}

/** Worlds are proposed a few at a time, and one of them is taken by how likely it is. */
const PROPOSED = 5
const TRIES = 400

interface Dream {
  readonly draft: Draft
  readonly veiled: Veiled
}

function likelyWorld(view: GobletsView, chance: Chance): { world: World; veiled: Veiled } {
  for (const heard of lessAndLess) {
    const found = dreams(view, heard, chance)
    const at = weighted(
      found.map(({ draft }) => draft.likely),
      chance,
    )
    if (at >= 0) return { world: found[at]!.draft.close(), veiled: found[at]!.veiled }
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
      (clue, at) =>
        clue.kind !== 'held' ||
        !clues.some((later, then) => then > at && later.kind === 'held' && later.place === clue.place),
    ),
  (clues) => clues.filter(({ kind }) => kind !== 'held'),
]

function dreams(view: GobletsView, heard: (clues: readonly Clue[]) => readonly Clue[], chance: Chance): Dream[] {
  const found: Dream[] = []
  const clues = { left: heard(cluesOf(view, 'left')), exchanged: heard(cluesOf(view, 'exchanged')) }
  const doubt = clues.left.some(({ kind }) => kind === 'held') || isUsed(view.table, 'foxglove')
  const wanted = doubt ? PROPOSED : 1
  for (let tried = 0; tried < TRIES && found.length < wanted; tried++) {
    const veiled = veilOf(view, chance)
    const draft = draftFrom(view, clues[veiled], chance)
    if (draft) found.push({ draft, veiled })
  }
  return found
}

/** C2: she knows; for everybody else the toss of a coin. */
function veilOf({ hand, table }: GobletsView, chance: Chance): Veiled {
  if (!isUsed(table, 'belladonna')) return 'left'
  return hand.veiled ?? (chance(2) === 0 ? 'left' : 'exchanged')
}

function stateOf(view: GobletsView, world: World, veiled: Veiled, chance: Chance): GobletsState {
  const { seat, seats } = view
  const table = copy(view.table) as Table
  const cards = dealUnseen(view, chance)
  const hands = Array.from({ length: seats }, (_, at): Hand => {
    if (at === seat) return copy(view.hand) as Hand
    return { ...handOf(view, world, at), card: cards[at]!, veiled: veilKnown(view, at, veiled) }
  })
  return {
    agenda: copy(view.agenda) as GobletsState['agenda'],
    table,
    hands,
    box: { goblets: world.goblets.map((goblet) => ({ ...goblet })) },
  }
}

/** What another seat holds in this world, and what it remembers of its own pours. */
function handOf({ table, agenda }: GobletsView, world: World, at: Seat): Omit<Hand, 'card' | 'veiled'> {
  const house = houseOf(table, at)
  const mine = world.poured.filter((one) => one.house === house)
  const held = { ...world.screens[house]! }
  const had = { ...world.had[house]! }
  const memory: Hand['memory'] =
    dialOf(table.options) === 'none'
      ? []
      : mine.map(({ token, place }) => ({
          kind: 'pour' as const,
          token,
          when: 0,
          round: table.round,
          at: place,
          or: null,
          ...named(table, place),
        }))
  const deciding = table.stage === 'taking' && agenda.asked[0] === at
  return { news: [], tokens: held, had, dipped: deciding ? { ...world.goblets[house]! } : null, memory }
}

function veilKnown({ table }: GobletsView, at: Seat, veiled: Veiled): Veiled | null {
  const used = table.used.find(({ key }) => key === 'belladonna')
  const knows = used !== undefined && dialOf(table.options) !== 'none' && used.seat === at
  return knows ? veiled : null
}

/** G8.3: the cards that I have not seen, dealt anew to the other tasters. */
function dealUnseen({ table, hand, seat, seats }: GobletsView, chance: Chance): (Card | null)[] {
  const unseen = winetasterCards(table)
  if (hand.card) unseen.splice(unseen.indexOf(hand.card), 1)
  shuffle(unseen, chance)
  return Array.from({ length: seats }, (_, at) => {
    if (at === seat) return hand.card
    return table.tasters.includes(at) ? unseen.pop()! : null
  })
}

/** G5.9: one of the goblets that still stand holds the wine. */
function lastDrink(view: GobletsView, chance: Chance): GobletsState {
  const { seat, seats, agenda, hand } = view
  const table = copy(view.table) as Table
  const standing = table.standing.flatMap((stands, place) => (stands ? [place] : []))
  const wine = table.winner === null ? standing[chance(Math.max(1, standing.length))] : undefined
  const goblet = (stands: boolean, place: number) => (stands ? (place === wine ? tokens(1) : tokens(0, 1)) : tokens())
  return {
    agenda: copy(agenda) as GobletsState['agenda'],
    table,
    hands: Array.from({ length: seats }, (_, at) => (at === seat ? (copy(hand) as Hand) : emptyHand(hand))),
    box: { goblets: table.standing.map(goblet) },
  }
}

function emptyHand(like: Frozen<Hand>): Hand {
  return { ...(copy(like) as Hand), news: [], card: null }
}
