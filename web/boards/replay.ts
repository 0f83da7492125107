/** What a game adds to its replay: its chronicle, and how what was said and what was hidden are drawn. */
import type { ComponentType } from 'preact'
import { fetchChronicle } from '../../games/parts.ts'
import { sure } from '../../kernel/at.ts'
import type { Chronicle, Claim, Moment } from '../../kernel/chronicle.ts'
import type { Shape, State, View } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import { inWords } from '../app/device.ts'

/** A claim's `what` as a small picture, about 2 rem high. Its words stand beside it: the picture is for the eye alone. */
export interface SaidProps {
  readonly claim: Claim
}

/** Every hand and the box, open. Shown to who chose to see everything, and to nobody else. */
export interface BaredProps<G extends Shape = Shape> {
  readonly state: State<G>
  readonly room: Room
  readonly name: Name
}

/** What one seat holds, as it saw it itself. */
export interface HeldProps<G extends Shape = Shape> {
  readonly view: View<G>
  readonly name: Name
}

/** Something that grew over the whole game, up to the shown moment. */
export interface RiverProps<G extends Shape = Shape> {
  readonly moments: readonly Moment<G>[]
  readonly upTo: number
  readonly room: Room
  readonly name: Name
  jump(at: number): void
}

export interface ReplayOf<G extends Shape = Shape> {
  readonly chronicle: Chronicle<G>
  readonly Said: ComponentType<SaidProps>
  readonly Bared: ComponentType<BaredProps<G>>
  /** Where the board shows a hand only to who may move: beside the board, for who looks through a seat's eyes. */
  readonly Held?: ComponentType<HeldProps<G>>
  /** Shown to the all-seeing alone. */
  readonly River?: ComponentType<RiverProps<G>>
}

/** How it is drawn, apart from how it is told. */
export type Drawn<G extends Shape = Shape> = Omit<ReplayOf<G>, 'chronicle'>

const drawn = import.meta.glob<Drawn>('./*/replay.tsx', { import: 'drawn' })

/** The replay of a game, fetched when somebody first watches one. */
export async function fetchReplay(game: string): Promise<ReplayOf> {
  const its = inWords.value === 'off' ? drawn[`./${game}/replay.tsx`] : undefined
  const draw = its ?? sure(drawn['./plain/replay.tsx'], 'plain replay')
  const [own, chronicle] = await Promise.all([draw(), fetchChronicle(game)])
  return { ...own, chronicle }
}
