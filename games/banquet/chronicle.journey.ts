/** What became of every goblet of a course: what was poured into it, who looked, where it went, who drank it, and who knew. */
import { at as nth, sure } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Cup, contents } from './chronicle.cups.ts'
import { followCups, newsOf, type Standing } from './chronicle.follow.ts'
import { houseOf, members } from './houses.ts'
import type { Drunk } from './news.ts'
import type { Banquet, House, Move, Place, Setting } from './state.ts'
import { count, type Sort, type Tokens } from './tokens.ts'

/** What happened to one goblet; `place` is where it stands afterwards. */
export type Step = { readonly goblet: number; readonly place: Place } & (
  | { readonly kind: 'poured' | 'took'; readonly sort: Sort }
  | { readonly kind: 'looked'; readonly tokens: Tokens }
  | { readonly kind: 'moved'; readonly from: Place }
  /** C2: moved or left while all looked away, and whose ring it bears since. */
  | { readonly kind: 'veiled'; readonly from: Place; readonly ring: House | null }
  | { readonly kind: 'drank'; readonly seat: Seat; readonly tokens: Tokens; readonly poisoned: boolean }
)

type Act = 'pour' | 'peek' | 'take' | 'rotate' | 'swap' | 'veil' | 'toast' | 'drink'

/** What one did at one moment, and to which goblets; without a seat it was everybody, or the table. */
export interface Column {
  readonly at: number
  readonly act: Act
  readonly seat: Seat | null
  readonly steps: readonly Step[]
}

export interface Goblet {
  /** Whose ring it bore and where it stood when the table was laid. */
  readonly ring: House | null
  readonly place: Place
  readonly began: Tokens
  /** Who knew all that was in it in the end: they had looked, or poured, and nobody else had a hand in it since. */
  readonly knew: readonly Seat[]
}

/** From a table that is laid to its last drop. */
export interface Course {
  readonly from: number
  readonly table: Setting
  readonly goblets: readonly Goblet[]
  readonly columns: readonly Column[]
}

interface Laid {
  readonly from: number
  readonly table: Setting
  readonly cups: readonly Cup[]
  readonly began: readonly Tokens[]
  /** The ring of each goblet by now. */
  readonly rings: (House | null)[]
  readonly columns: Column[]
}

const ACTS: Readonly<Partial<Record<Move['kind'], Act>>> = {
  pour: 'pour',
  peek: 'peek',
  look: 'peek',
  dip: 'peek',
  take: 'take',
  rotate: 'rotate',
  swap: 'swap',
  veil: 'veil',
}

export function coursesOf<G extends Banquet>(moments: readonly Moment<G>[]): Course[] {
  const courses: Laid[] = []
  followCups(moments, (standing) => {
    const moment = nth(moments, standing.at, 'moment')
    const open = courses.at(-1)
    if (open && moment.entry) write(open, standing, moment.entry.seat, moment.entry.move as Move, newsOf(moment))
    if (standing.laid === 'before' || standing.stand.length === 0) return
    // T1.5: goblets that stood there empty are primed before anybody has touched them.
    if (open?.columns.length === 0) courses.pop()
    courses.push(lay(standing, moment.state.table))
  })
  return courses.map(told)
}

/** The course of a moment; what has just been drunk is still that of the course before. */
export function courseAround(courses: readonly Course[], at: number): Course | undefined {
  return courses.findLast(({ from }) => from < at) ?? courses[0]
}

/** What happened to one goblet, with who did it and when. */
export function stepsOf({ columns }: Course, goblet: number): { readonly column: Column; readonly step: Step }[] {
  return columns.flatMap((column) =>
    column.steps.filter((step) => step.goblet === goblet).map((step) => ({ column, step })),
  )
}

function lay({ at, stand }: Standing, table: Setting): Laid {
  const rings = stand.map((_, place) => table.rings?.[place] ?? null)
  return { from: at, table, cups: stand, began: stand.map(contents), rings, columns: [] }
}

type News = ReturnType<typeof newsOf>

function write(laid: Laid, { at, found, left }: Standing, seat: Seat, move: Move, news: News): void {
  const { columns } = laid
  const act = ACTS[move.kind]
  const steps = act ? handled(laid, found, left, seat, move) : []
  if (act && steps.length > 0) columns.push({ at, act, seat, steps })
  for (const one of news) {
    if (one.kind === 'toast') columns.push({ at, act: 'toast', seat: one.by === 'table' ? null : one.seat, steps: [] })
    if (one.kind === 'drunk') columns.push({ at, act: 'drink', seat: null, steps: drunk(laid, left, one.goblets) })
    if (one.kind === 'drank')
      columns.push({ at, act: 'drink', seat: one.drunk.seat, steps: drunk(laid, left, [one.drunk]) })
  }
}

function drunk({ cups }: Laid, left: readonly Cup[], goblets: readonly Drunk[]): Step[] {
  return goblets.map(({ place, seat, tokens, poisoned }) => {
    const goblet = cups.indexOf(nth(left, place, 'goblet'))
    return { kind: 'drank', goblet, place, seat, tokens, poisoned }
  })
}

/** What a hand did, goblet by goblet. */
function handled(laid: Laid, found: readonly Cup[], left: readonly Cup[], seat: Seat, move: Move): Step[] {
  const own = houseOf(laid.table, seat)
  const goblet = (place: Place) => laid.cups.indexOf(nth(left, place, 'goblet'))
  switch (move.kind) {
    case 'pour':
      return [{ kind: 'poured', goblet: goblet(move.place), place: move.place, sort: move.token }]
    case 'take':
      return [{ kind: 'took', goblet: goblet(own), place: own, sort: move.token }]
    case 'peek':
    case 'look':
    case 'dip': {
      const place = move.kind === 'dip' ? own : move.place
      return [{ kind: 'looked', goblet: goblet(place), place, tokens: contents(nth(left, place, 'goblet')) }]
    }
    case 'rotate':
    case 'swap':
      return left.flatMap((cup, place): Step[] => {
        const from = found.indexOf(cup)
        const at = laid.cups.indexOf(cup)
        return from === place || at < 0 ? [] : [{ kind: 'moved', goblet: at, from, place }]
      })
    case 'veil':
      return veiled(laid, found, left, [own, move.place], move.how)
    default:
      return []
  }
}

/** C2: a goblet carries its ring along, so with only one of the two exchanged each bears the ring of the other. */
function veiled(
  { cups, rings }: Laid,
  found: readonly Cup[],
  left: readonly Cup[],
  places: readonly [Place, Place],
  how: Extract<Move, { kind: 'veil' }>['how'],
): Step[] {
  const moved = places.map((place) => cups.indexOf(nth(left, place, 'goblet')))
  const [a = 0, b = 0] = moved
  if (how === 'goblets' || how === 'rings') [rings[a], rings[b]] = [ringOf(rings, b), ringOf(rings, a)]
  return moved.map((goblet, n) => ({
    kind: 'veiled',
    goblet,
    from: found.indexOf(nth(cups, goblet, 'goblet')),
    place: nth(places, n, 'place'),
    ring: ringOf(rings, goblet),
  }))
}

function ringOf(rings: readonly (House | null)[], goblet: number): House | null {
  return rings[goblet] ?? null
}

function told({ from, table, began, columns }: Laid): Course {
  const bare = { from, table, goblets: [], columns }
  const goblets = began.map((tokens, place) => ({
    ring: table.rings?.[place] ?? null,
    place,
    began: tokens,
    knew: knowers(bare, place, tokens),
  }))
  return { ...bare, goblets }
}

/** Partners see what is poured, not what is seen (G8.1); and what Belladonna does only she can tell (C2). */
function knowers(course: Course, goblet: number, began: Tokens): Seat[] {
  const { table } = course
  const steps = stepsOf(course, goblet)
  const everybody = table.nobles.flatMap((_, house) => members(table, house))
  return everybody.filter((seat) => {
    let knows = count(began) === 0
    for (const { column, step } of steps) {
      if (step.kind === 'looked' && column.seat === seat) knows = true
      if (step.kind === 'veiled' && column.seat !== seat) knows = false
      const by = sure(column.seat ?? seat, 'seat')
      if ((step.kind === 'poured' || step.kind === 'took') && houseOf(table, by) !== houseOf(table, seat)) knows = false
    }
    return knows
  })
}
