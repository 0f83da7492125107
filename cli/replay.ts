import { findGame } from '../games/index.ts'
import { at } from '../kernel/at.ts'
import type { Game } from '../kernel/game.ts'
import { look, type State, watch } from '../kernel/state.ts'
import { flaws, retrace } from '../kernel/verify.ts'
import { confessions } from './confessions.ts'
import { textOf } from './files.ts'
import { onlyWord, read, Usage, type Words } from './words.ts'

/** The story of a record, as everybody heard it or as one seat lived it. */
export async function replay(args: readonly string[]): Promise<string> {
  const words = read(args, { seat: 'value', confess: 'switch' })
  const record = textOf(words, onlyWord(words, 'FILE'))
  const lines: string[] = []
  const wrong = retrace(record, findGame, (game, state) => lines.push(...told(words, game, state)))
  if (wrong && !wrong.fair) throw new Usage(words.text.unfair(flaws[words.language][wrong.flaw], wrong.line))
  if (words.has('confess')) lines.push(...(await confessions(words, record)))
  return lines.join('\n')
}

function told(words: Words, game: Game, state: State): string[] {
  const { text, language, json } = words
  const all = words.value('seat') === undefined
  const seat = words.whole('seat', 1, [1, state.hands.length]) - 1
  if (json) return [JSON.stringify(all ? watch(state) : look(state, seat))]
  const { news, secret } = game.text[language]
  const heard = state.table.news.map((item) => news(item, text.seatName))
  const learnt = all ? [] : at(state.hands, seat, 'hand').news.map((item) => `  (${secret(item, text.seatName)})`)
  return [...heard, ...learnt]
}
