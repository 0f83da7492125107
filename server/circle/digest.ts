/** What the book keeps of a game that is over. It is told by the game's chronicle, from the record that is open by then. */
import { fetchChronicle } from '../../games/parts.ts'
import { momentsOf } from '../../kernel/chronicle.ts'
import type { Line } from '../store/store.ts'
import { type Ended, endedAt, sealedOf } from '../table/history.ts'
import { type Chair, gameOf } from '../table/table.ts'
import type { Chaired, Digest } from './deed.ts'

/** Nothing of a game that runs, or that was broken off: there is no result. */
export async function digestAt(round: number, lines: readonly Line[]): Promise<Digest | undefined> {
  const ended = endedAt(round, lines)
  return ended && digestOf(ended, round)
}

async function digestOf(ended: Ended, round: number): Promise<Digest | undefined> {
  const { table, play, at } = ended
  const game = gameOf(table)
  const ranking = game.ranking(play.state.table)
  if (!ranking) return undefined
  const chronicle = await fetchChronicle(play.terms.game)
  const moments = momentsOf(game, sealedOf(ended))
  const claims = chronicle.claims(moments)
  const awards = chronicle.awards(moments, claims)
  const chairs = ended.chairs.map(chairedOf)
  return { table: table.code, round, at, game: play.terms.game, chairs, ranking, claims, awards }
}

/**
 * For whom a puppet or another sat in, it was their chair all the same. A program is nobody of the circle: it is entered as a puppet of
 * middling strength, since nobody knows how good it is.
 */
function chairedOf({ device, name, mark, bot, nature, program }: Chair): Chaired {
  if (program !== null) return { device: null, name, mark, bot: 'normal' }
  const puppet = device === null ? bot : null
  return { device, name, mark, bot: puppet, ...(nature && { nature }) }
}
