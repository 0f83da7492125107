/** The room around a near table: one person, and others on all other chairs. Nothing in it comes from the game's state. */
import { at } from '../../kernel/at.ts'
import type { Level } from '../../kernel/bot.ts'
import type { Ranking } from '../../kernel/game.ts'
import type { Nature } from '../../kernel/nature.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Settings } from '../../protocol/asks.ts'
import type { Room, RoomNews, Stage } from '../../protocol/room.ts'
import { type Mark, marks } from '../../protocol/words.ts'
import { NEAR } from '../app/near.ts'

/** The person of this device, as they are called wherever they sit down. */
export interface Self {
  readonly name: string
  readonly mark: Mark | undefined
}

export interface Around {
  readonly settings: Settings
  readonly seat: Seat
  readonly self: Self
  readonly level: Level
  /** In which way the others play; those of a lesson play as they are told to. */
  readonly nature?: (seat: Seat) => Nature
  /** How the others are called; without one they go by their marks. */
  readonly names?: readonly string[]
}

/** How a table is laid for somebody alone. */
export const alone = { clock: 'off', listed: 'link', talk: 'phrases', watching: 'closed' } as const

interface Now {
  readonly stage: Stage
  readonly round: number
  readonly commitment: string
  readonly ranking: Ranking | null
  readonly seed: string | null
  readonly news: readonly RoomNews[]
}

export function roomFor({ settings, seat, self, level, nature, names = [] }: Around, now: Now): Room {
  const mine = self.mark ?? marks[0]
  const others = marks.filter((mark) => mark !== mine)
  const nobody = { promise: null, standIn: null }
  const chairs = Array.from({ length: settings.seats }, (_, chair) =>
    chair === seat
      ? ({ name: self.name, mark: mine, sitter: 'person', bot: null, ...nobody } as const)
      : ({
          name: names[chair] ?? '',
          mark: at(others, chair < seat ? chair : chair - 1, 'mark'),
          sitter: 'bot',
          bot: level,
          ...nobody,
          ...(nature && { nature: nature(chair) }),
        } as const),
  )
  return {
    code: NEAR,
    settings,
    guarded: false,
    locked: true,
    host: seat,
    chairs,
    wishes: [],
    pleas: [],
    hurried: [],
    offers: [],
    welcoming: [],
    visits: [],
    paused: false,
    until: null,
    deadlines: chairs.map(() => null),
    ...now,
  }
}
