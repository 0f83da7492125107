import { findGame } from '../games/index.ts'
import { TornTape } from '../kernel/chance.ts'
import { type Entry, replay as fold } from '../kernel/match.ts'
import { read as readRecord } from '../kernel/record.ts'
import { copy, look, type State, watch } from '../kernel/state.ts'
import { flaws } from '../kernel/verify.ts'
import { textOf } from './files.ts'
import { onlyWord, read, Usage } from './words.ts'

/** The story of a record, as everybody heard it or as one seat lived it. */
export function replay(args: readonly string[]): string {
  const words = read(args, { seat: 'value' })
  const { text, language } = words
  const sealed = readRecord(textOf(words, onlyWord(words, 'FILE')))
  if (!sealed) throw new Usage(flaws[language].unreadable)
  const { terms, dealt, entries } = sealed
  const game = findGame(terms.game)
  if (!game) throw new Usage(flaws[language]['unknown game'])
  const seat = words.value('seat') === undefined ? undefined : words.whole('seat', 1, [1, terms.seats]) - 1
  const told = game.text[language]
  const lines: string[] = []
  const tell = (state: State, entry?: Entry) => {
    if (words.json) {
      const seen = copy(seat === undefined ? watch(state) : look(state, seat))
      return lines.push(
        JSON.stringify(
          entry
            ? { by: entry.seat, move: game.seen(look(state, seat ?? entry.seat), entry.seat, entry.move), seen }
            : { seen },
        ),
      )
    }
    for (const news of state.table.news) lines.push(told.news(news, text.seatName))
    if (seat !== undefined)
      for (const news of state.hands[seat]!.news) lines.push(`  (${told.secret(news, text.seatName)})`)
    return undefined
  }
  try {
    fold(game, { game: terms.game, seats: terms.seats, options: terms.options, dealt, entries: [...entries] }, tell)
  } catch (error) {
    if (error instanceof TornTape) throw new Usage(flaws[language].luck)
    throw error
  }
  return lines.join('\n')
}
