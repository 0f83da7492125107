/** What those who played a record would own up to, if they were puppets: a record does not say who was one. */
import { findGame } from '../games/index.ts'
import { fetchConfessor } from '../games/parts.ts'
import { sure } from '../kernel/at.ts'
import { momentsOf } from '../kernel/chronicle.ts'
import { confess } from '../kernel/confession.ts'
import { read } from '../kernel/record.ts'
import type { Words } from './words.ts'

/** Of this seat, or of all; nothing of a game that is not over, or that says nothing of it. */
export async function confessions(words: Words, record: string): Promise<string[]> {
  const { text, language, json } = words
  const sealed = sure(read(record), 'record')
  const game = sure(findGame(sealed.terms.game), 'game of this record')
  const moments = momentsOf(game, sealed)
  const { state } = sure(moments.at(-1), 'moment')
  if (!game.ranking(state.table)) return json ? [] : ['', text.silent]
  const confessor = await fetchConfessor(game.key)
  if (!confessor) return json ? [] : ['', text.unwritten]
  const named = words.value('seat') === undefined ? undefined : words.whole('seat', 1, [1, state.hands.length]) - 1
  const seats = named === undefined ? state.hands.map((_, seat) => seat) : [named]
  return seats.flatMap((seat) => {
    const admitted = confess(confessor, moments, seat).map((admission, nth) => ({
      ...admission,
      ...confessor.text[language].admit(admission, text.seatName, seat + nth),
    }))
    if (json) return admitted.map((one) => JSON.stringify(one))
    const lines = admitted.map(({ at, deed, told }) => `  ${text.admitted(at, deed)} ${told}`)
    return ['', text.confesses(text.seatName(seat)), ...(lines.length > 0 ? lines : [`  ${text.innocent}`])]
  })
}
