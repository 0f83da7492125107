/** How what somebody owns up to is put together, in whatever language. */
import { type Admission, type ConfessionText, hundredths, type Ways, way } from '../../kernel/confession.ts'
import type { Name } from '../../kernel/text.ts'
import type { Fate, Upshot } from './confession.ts'
import type {
  DrinkReason,
  ForetellReason,
  MoveReason,
  PourReason,
  Thought,
  ToastReason,
  Where,
} from './confession.why.ts'
import type { Sort } from './tokens.ts'

export interface Wording {
  token(sort: Sort): string
  /** Whose goblet it is, as one speaks of it. */
  goblet(where: Where, name: Name): string
  pour(token: string, goblet: string): string
  drink(goblet: string): string
  foretell(who: string): string
  readonly deeds: Readonly<Record<'swap' | 'rotate' | 'veil' | 'toast', string>>
  /** How likely, in hundredths, a goblet was poisoned; and the one that I got for it. */
  deadly(n: number, goblet: string): Ways
  /** The same, where I could know. */
  known(fate: Fate, goblet: string): Ways
  got(n: number): string
  readonly pours: Readonly<Record<PourReason, Ways>>
  readonly moves: Readonly<Record<MoveReason, Ways>>
  readonly toasts: Readonly<Record<ToastReason, Ways>>
  readonly drinks: Readonly<Record<DrinkReason, Ways>>
  readonly foretells: Readonly<Record<ForetellReason, Ways>>
  readonly mine: Readonly<Record<Fate, Ways>>
  theirs(fate: Fate, who: string): Ways
  readonly nobody: string
  /** A goblet did not stay where it was. */
  readonly moved: string
  gained(points: number): string
}

type Admitting = Admission<Thought, Upshot>

export function telling(wording: Wording): ConfessionText<Thought, Upshot> {
  const deed = (thought: Thought, name: Name): string => {
    const goblet = wording.goblet(thought.where, name)
    switch (thought.kind) {
      case 'pour':
        return wording.pour(wording.token(thought.sort), goblet)
      case 'drink':
        return wording.drink(goblet)
      case 'foretell':
        return wording.foretell(name(thought.seat))
      default:
        return wording.deeds[thought.kind]
    }
  }
  const poisoned = ({ where, deadly }: Pick<Thought, 'where' | 'deadly'>, name: Name, nth: number): string => {
    const goblet = wording.goblet(where, name)
    if (deadly > 0 && deadly < 1) return way(wording.deadly(hundredths(deadly), goblet), nth)
    return way(wording.known(deadly > 0 ? 'poisoned' : 'well', goblet), nth)
  }
  const believed = (thought: Thought, name: Name, nth: number): string[] => {
    const first = poisoned(thought, name, nth)
    if (thought.kind === 'toast') return [first, poisoned(thought.target, name, nth + 1)]
    const changed = 'got' in thought && thought.got !== thought.deadly
    return changed ? [first, wording.got(hundredths(thought.got))] : [first]
  }
  const reason = (thought: Thought): Ways => {
    switch (thought.kind) {
      case 'pour':
        return wording.pours[thought.reason]
      case 'toast':
        return wording.toasts[thought.reason]
      case 'drink':
        return wording.drinks[thought.reason]
      case 'foretell':
        return wording.foretells[thought.reason]
      default:
        return wording.moves[thought.reason]
    }
  }
  const cameOf = ({ seat, upshot: { drinkers, stood, by } }: Admitting, name: Name, nth: number): string[] => {
    const fates = drinkers.map((one) =>
      way(one.seat === seat ? wording.mine[one.fate] : wording.theirs(one.fate, name(one.seat)), nth),
    )
    const came = fates.length > 0 ? fates : [wording.nobody]
    return [...(stood === 'there' ? [] : [wording.moved]), ...came, ...(by === 0 ? [] : [wording.gained(by)])]
  }
  return {
    admit: (admission, name, nth) => {
      const { thought } = admission
      return {
        deed: deed(thought, name),
        told: [...believed(thought, name, nth), way(reason(thought), nth), ...cameOf(admission, name, nth)].join(' '),
      }
    },
  }
}
