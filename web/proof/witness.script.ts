/** A game of three, and what the device on its first chair wrote down while it was played. */
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import { agreement, commitment, type Device, fairLuck, promise, receipts, type Terms } from '../../kernel/fair.ts'
import { completed, defaults } from '../../kernel/game.ts'
import { begin, type Entry, enter } from '../../kernel/match.ts'
import { chain, chains, type Sealed, write } from '../../kernel/record.ts'
import { look } from '../../kernel/state.ts'
import { verify } from '../../kernel/verify.ts'
import type { Witness } from '../../kernel/witness.ts'

export const TABLE = 'TEST01-1'
const game = sure(findGame('rats'), 'rats')
export const hex = (letter: string) => letter.repeat(64)
export const [seed, bytes0, bytes1] = [hex('5'), hex('a'), hex('b')]
export const opened = (seat: number, bytes: string): Device => ({ promise: promise(TABLE, seat, bytes), opened: bytes })

export function termsFor(more: Partial<Terms> = {}, from = seed): Terms {
  const devices = [opened(0, bytes0), opened(1, bytes1), null]
  const options = defaults(game, 3)
  return {
    table: TABLE,
    game: game.key,
    seats: 3,
    options,
    commitment: commitment(from),
    devices,
    restarts: [],
    ...more,
  }
}

/** A game of three who do anything, under these terms. */
export function played(terms: Terms, from = seed, whim = 1): Sealed {
  const luck = fairLuck(from, terms)
  const match = begin(game, terms.seats, completed(game, terms.seats, terms.options), luck)
  const wish = seeded(whim)
  for (;;) {
    const ranking = game.ranking(match.state.table)
    const sealed: Sealed = { terms, dealt: match.record.dealt, entries: match.record.entries as readonly Entry[] }
    if (ranking) return { ...sealed, closing: { ranking, seed: from, chain: chain(sealed) } }
    const { asked, question } = match.state.agenda
    const seat = at(asked, 0, 'seat that is asked')
    enter(match, seat, question, pick(game.moves(look(match.state, seat)), wish), luck, seat === 2 ? 'bot' : undefined)
  }
}

/** What the device on the first chair wrote down while that was played. */
export function sawOf(sealed: Sealed, more: Partial<Witness> = {}): Witness {
  const [, ...links] = chains(sealed)
  const receiptOf = receipts(sure(sealed.closing, 'closing').seed)
  const moves = sealed.entries.flatMap(({ seat, move }, n) =>
    seat === 0 ? [{ seat, move: move as { kind: string }, receipt: receiptOf(at(links, n)) }] : [],
  )
  const { commitment, devices } = sealed.terms
  const promises = devices.map((device) => device?.promise ?? null)
  const mine = [{ seat: 0, bytes: bytes0, got: 'in' as const }]
  const start = { commitment, promises, agreement: agreement(sealed.terms), mine }
  return { humbug: 'witness', table: TABLE, line: 'held', starts: [start], moves, ...more }
}

export const honest = played(termsFor())
export const saw = sawOf(honest)
export const isFair = (sealed: Sealed) => verify(write(sealed), findGame).fair
