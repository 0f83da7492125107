/**
 * Worlds as likely as people are: everybody pours their wine first, poison before their target, and none before
 * themselves if they can help it. A world that fits what the seat knows is changed token by token, as long as it still
 * fits, towards what people do (the Metropolis algorithm: a change for the likelier is always made, one for the less likely
 * in proportion).
 */
import { sure } from '../../../kernel/at.ts'
import { type Chance, pick } from '../../../kernel/chance.ts'
import type { Frozen, State, View } from '../../../kernel/state.ts'
import { members, nobleOf } from '../houses.ts'
import { drawFrom } from '../imagine/stock.ts'
import { sights } from '../news.ts'
import type { Banquet, BanquetState, BanquetView, House, Memory, Place, Setting } from '../state.ts'
import type { Sort, Tokens } from '../tokens.ts'
import type { Court, Habits } from './court.ts'

type Pour = Memory & { kind: 'pour' }

const FINE = 1 << 20

export function likelyWorlds<G extends Banquet>(
  court: Court<G>,
  view: View<G>,
  many: number,
  chance: Chance,
): State<G>[] {
  return Array.from({ length: many }, () => likelyWorld(court, view, chance))
}

function likelyWorld<G extends Banquet>(court: Court<G>, view: View<G>, chance: Chance): State<G> {
  const world = court.imagine(view, chance)
  const seen = lastSeen(view)
  const open = unseen(view, seen)
  const poured = pours(court, view, world, seen)
  if (poured.length === 0) return world
  for (let change = court.changes * poured.length; change > 0; change--) {
    const one = pick(poured, chance)
    if (chance(2) === 0) otherToken(court, world, one, chance)
    else if (view.table.dial === 'mine') otherPlace(world, one, pick(open, chance), chance)
    else otherWayRound(world, one, pick(poured, chance), chance)
  }
  return world
}

/** When I last looked into the goblet that stands at each place, or that may stand there. */
type Seen = ReadonlyMap<Place | null, number>

function lastSeen({ hand }: BanquetView): Seen {
  const seen = new Map<Place | null, number>()
  const remembers = hand.memory.some(({ kind }) => kind === 'look')
  if (!remembers) for (const { goblet } of sights(hand)) seen.set(goblet.place, Infinity)
  for (const { kind, at, or, when } of hand.memory) if (kind !== 'pour') seen.set(at, when).set(or, when)
  return seen
}

/** The goblets of which I know nothing but what I poured myself. */
function unseen({ table }: BanquetView, seen: Seen): Place[] {
  return table.standing.flatMap((stands, place) => (stands && !seen.has(place) ? [place] : []))
}

interface Known {
  readonly house: House
  /** The same pour, as each of its house remembers it: its noble, and their taster if there is one. */
  readonly pours: readonly [Pour, ...Pour[]]
  readonly habits: Habits
}

function pours<G extends Banquet>(court: Court<G>, { table, seat }: View<G>, world: State<G>, seen: Seen): Known[] {
  if (table.taken !== null) return []
  return table.nobles.flatMap((noble, house) => {
    const own = members(table, house)
    if (own.includes(seat)) return []
    const partners = own.filter((member) => member !== noble).map((member) => sure(world.hands[member], 'hand').memory)
    return sure(world.hands[noble], 'hand').memory.flatMap((memory, index): Known[] => {
      // What lay in a goblet that was drunk in a duel has been shown to all.
      if (memory.kind !== 'pour' || !table.standing[memory.at]) return []
      if (memory.when <= (seen.get(memory.at) ?? -1)) return []
      const habits = court.habits(table, house, memory.when)
      return [{ house, pours: [memory, ...partners.map((other) => sure(other[index], 'memory') as Pour)], habits }]
    })
  })
}

function habit({ habits, house }: Known, { mode, targets }: Frozen<Setting>, token: Sort, place: Place): number {
  if (mode === 'duel') return 1 // G7.1, T5.1: goblets of the row are nobody's, and nobody is a target.
  const [own, target, elsewhere] = habits[token]
  if (place === house) return own
  return place === targets[house] ? target : elsewhere
}

const accepts = (ratio: number, chance: Chance) => ratio >= 1 || chance(FINE) < ratio * FINE

/** They poured another of their tokens, and kept this one; or, where all drew from one bag, drew that one instead. */
function otherToken<G extends Banquet>(court: Court<G>, world: State<G>, known: Known, chance: Chance): void {
  const { house, pours: same } = known
  const { table, hands, box } = world
  const [{ token, place, at: there }] = same
  const bag = court.bag?.(world)
  const drew = bag && chance(2) === 0
  const other = drawFrom(drew ? bag : sure(hands[nobleOf(table, house)], 'hand').tokens, chance)
  const calledDry = table.call?.house === house && token === 'wine'
  if (!other || other === token || calledDry) return
  if (!accepts(habit(known, table, other, place) / habit(known, table, token, place), chance)) return
  exchanged(sure(box.goblets[there], 'goblet'), token, other)
  for (const pour of same) pour.token = other
  if (drew) exchanged(bag, other, token)
  for (const seat of members(table, house)) {
    const { tokens, had } = sure(hands[seat], 'hand')
    if (drew) exchanged(had, token, other)
    else exchanged(tokens, other, token)
  }
}

/** One token less of this sort, one more of that. */
function exchanged(handful: Tokens, less: Sort, more: Sort): void {
  handful[less]--
  handful[more]++
}

/** They poured them the other way round. */
function otherWayRound({ table, box }: BanquetState, a: Known, b: Known, chance: Chance): void {
  const [one, two] = [a.pours[0], b.pours[0]]
  if (a.house !== b.house || one.token === two.token || one.at === two.at) return
  const now = habit(a, table, one.token, one.place) * habit(b, table, two.token, two.place)
  const then = habit(a, table, two.token, one.place) * habit(b, table, one.token, two.place)
  if (!accepts(then / now, chance)) return
  exchanged(sure(box.goblets[one.at], 'goblet'), one.token, two.token)
  exchanged(sure(box.goblets[two.at], 'goblet'), two.token, one.token)
  const kept = one.token
  for (const pour of a.pours) pour.token = two.token
  for (const pour of b.pours) pour.token = kept
}

/** They poured it into another goblet. */
function otherPlace({ table, box }: BanquetState, known: Known, to: Place, chance: Chance): void {
  const { pours: same } = known
  const [{ token, at: from }] = same
  if (!accepts(habit(known, table, token, to) / habit(known, table, token, from), chance)) return
  sure(box.goblets[from], 'goblet')[token]--
  sure(box.goblets[to], 'goblet')[token]++
  for (const pour of same) {
    pour.at = to
    pour.place = to
  }
}
