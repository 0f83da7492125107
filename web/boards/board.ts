/** What the frame hands to a board, and what a board gives back. A board draws; it knows no rule of its own. */
import type { ComponentType } from 'preact'
import type { Pomp } from '../../kernel/game.ts'
import type { Glance, News, Seat, Shape, View } from '../../kernel/state.ts'
import type { Name } from '../../kernel/text.ts'
import type { Room } from '../../protocol/room.ts'
import type { Ceremony } from '../app/scene.ts'
import type { Cue } from '../app/sound.ts'

export interface BoardProps<G extends Shape = Shape> {
  readonly room: Room
  /** What this device sees: a seat's view, or an onlooker's glance. */
  readonly view: View<G> | Glance<G>
  /** The same one step earlier, for what moves from there to here. */
  readonly before: Glance<G> | undefined
  readonly seat: Seat | null
  /** All that the rules allow this seat now; empty while a ceremony is on, and not while a move is on its way. */
  readonly moves: readonly G['move'][]
  readonly ceremony: Ceremony
  /** The move that is on its way: pressed, and not answered by the table yet. */
  readonly pending: G['move'] | null
  readonly name: Name
  play(move: G['move']): void
  /** Ends the ceremony for this device. */
  goOn(): void
  /** Shows the clause that answers "why not?". */
  explain(clause: string): void
}

export interface Board<G extends Shape = Shape> {
  readonly Board: ComponentType<BoardProps<G>>
  /** One line for the bar: where the game stands. */
  where(view: Glance<G>): string
  /** What one plays for, in a line that is always in sight; none where the board itself shows it. */
  goal?(): string
  /** Words on the table's mood, which the frame bears as `data-mood`. */
  mood(view: Glance<G>): string
  /** As the game has it. */
  ceremony(news: readonly News[]): Pomp | undefined
  /** How somebody stands at the end, in a word or two. */
  score(view: Glance<G>, seat: Seat): string
  /** For how many steps a line of the log lasts, where the table does not remember it for everybody. */
  lasts?(view: Glance<G>, news: News, whose: 'game' | 'mine'): number
  /** What the news sound like. */
  cue(news: News): Cue | undefined
}
