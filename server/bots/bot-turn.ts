/** A bot's turn, thought over elsewhere. */
import { randomBot } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import { copy, look, type Seat } from '../../kernel/state.ts'
import type { Ports } from '../ports.ts'
import { gameOf, type Table } from '../table/table.ts'

/** What the bot on this seat answers to the question that is open now. It gets its view and luck, nothing else. */
export async function botAnswer({ think, watchman, fresh }: Ports, table: Table, seat: Seat) {
  const { state } = table.play!
  const { question } = state.agenda
  const level = table.chairs[seat]!.bot!
  // A copy: the table goes on while the bot thinks.
  const view = copy(look(state, seat))
  const seed = Number.parseInt(fresh(4), 16)
  try {
    return { question, move: await think({ game: table.settings.game, level, view, seed }) }
  } catch (error) {
    watchman.trouble('bot', error)
    return { question, move: randomBot(gameOf(table)).choose(view, seeded(seed)) }
  }
}
