/**
 * What puppets remark, now and then. Every device makes the remarks up by itself, from what all at the table have seen and nothing
 * else: so all hear the same, the house need not carry it, and nothing that is hidden can be in it.
 */
import { sure } from '../../kernel/at.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import type { Cue } from '../../kernel/cue.ts'
import type { Nature } from '../../kernel/nature.ts'
import type { News, Seat } from '../../kernel/state.ts'
import type { Room, RoomNews } from '../../protocol/room.ts'
import type { Quip } from '../app/quips.ts'
import { cuesOf } from './cues.ts'

/** So many wordings there are of each. */
export const WORDINGS = 2
/** One cue in so many is taken; when the game is over, or just dealt, sooner. */
const SELDOM = 6
const SOONER = 2

type Table = Pick<Room, 'code' | 'round' | 'chairs' | 'settings'>

export interface Happened {
  readonly seq: number
  readonly room: readonly RoomNews[]
  readonly news: readonly News[]
}

/** What one of the puppets says to what has just happened; mostly nobody says anything. */
export function remarkOn({ code, round, chairs, settings }: Table, { seq, room, news }: Happened): Quip | undefined {
  const natureAt = (seat: Seat): Nature | null =>
    chairs[seat]?.sitter === 'bot' ? (chairs[seat]?.nature ?? null) : null
  const dealt = room.some(({ kind }) => kind === 'dealt')
  const cues = dealt ? chairs.map((_, seat): Cue => ({ seat, about: 'greets' })) : cuesOf(settings.game, news)
  const chance = seeded(sumOf(`${code} ${round} ${seq}`))
  const often = dealt || news.some(({ kind }) => kind === 'over') ? SOONER : SELDOM
  const own = cues.filter(({ seat }) => natureAt(seat) !== null)
  if (own.length === 0 || chance(often) > 0) return undefined
  const { seat, about } = pick(own, chance)
  const nature = sure(natureAt(seat), 'nature')
  return { kind: 'quip', seat, nature, about, nth: chance(WORDINGS) }
}

/** Letters made into a number (FNV-1a). */
function sumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let n = 0; n < text.length; n++) sum = Math.imul(sum ^ text.charCodeAt(n), 0x01000193)
  return sum
}
