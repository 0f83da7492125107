/** Who sits on a chair without a person. */
import type { Bot, Level } from '../kernel/bot.ts'
import type { Game } from '../kernel/game.ts'
import type { Brains } from '../kernel/kit.ts'
import { type Nature, tempered } from '../kernel/nature.ts'
import type { Seat } from '../kernel/state.ts'
import { teacher } from './teacher.ts'

export interface Puppet {
  readonly level: Level
  /** None: a cool head. */
  readonly nature: Nature | null
  /** Where people sit; only a teacher asks. */
  readonly people: readonly Seat[]
}

/** Who plays like that, with these brains. */
export function seated(game: Game, { bots, natures, standing }: Brains, { level, nature, people }: Puppet): Bot {
  if (level === 'teacher') return teacher(game, bots, ({ table }, seat) => standing?.(table, seat) ?? 0, people)
  return nature && natures ? tempered(bots[level], (view, move) => natures[nature](view, move)) : bots[level]
}
