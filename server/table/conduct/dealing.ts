/**
 * From the host's call to the deal. The house has committed to its seed long before; now every device promises bytes of
 * its own, then shows them. Who does not promise adds nothing. If somebody promised and does not show, the deal begins
 * again without their device, under another seed: nobody can choose between two deals without everybody seeing it.
 */
import { link, promise, shut } from '../../../kernel/fair.ts'
import { setUp } from '../../../kernel/game.ts'
import { writeDeal, writeTerms } from '../../../kernel/record.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { RoomNews } from '../../../protocol/room.ts'
import type { Deed } from '../deed.ts'
import { chairAt, gameOf, playingGuests, type Table, tableName } from '../table.ts'
import { DEALT, startOf, termsOf } from '../terms.ts'
import { type Answers, type Doings, keepsGoing, type Lent } from './asked.ts'
import { askedSince } from './playing.ts'

export const dealingAnswers = {
  start: (asked) => {
    if (!keepsGoing(asked)) return 'not host'
    if (asked.table.stage !== 'lobby') return 'not now'
    return asked.table.chairs.includes(null) ? 'empty seats' : { kind: 'called', within: asked.limits.promiseWithin }
  },
  promise: ({ table, seat, command }) => {
    if (seat === undefined) return 'not seated'
    if (table.stage !== 'lobby' && table.stage !== 'promising') return 'not now'
    if (isOut(table, seat)) return 'not now'
    return chairAt(table, seat).promise ? 'promise' : { kind: 'promised', seat, promise: command.promise }
  },
  show: ({ table, seat, command: { bytes } }) => {
    if (seat === undefined) return 'not seated'
    if (table.stage !== 'showing') return 'not now'
    const chair = chairAt(table, seat)
    const kept = chair.shown === null && chair.promise === promise(tableName(table), seat, bytes)
    return kept ? { kind: 'showed', seat, bytes } : 'promise'
  },
} satisfies Partial<Answers>

/** What follows by itself once all have answered or time is up. */
export function dealingNext(
  table: Table,
  { now, limits, fresh }: Pick<Lent, 'now' | 'limits' | 'fresh'>,
): Deed | undefined {
  const timeUp = table.until !== null && now >= table.until
  if (table.stage === 'promising') {
    const awaited = playingGuests(table).some((seat) => !chairAt(table, seat).promise && !isOut(table, seat))
    return timeUp || !awaited ? { kind: 'gathered', within: limits.showWithin } : undefined
  }
  if (table.stage !== 'showing') return undefined
  if (shut(startOf(table)).length === 0) return DEALT
  return timeUp ? { kind: 'restarted', seed: fresh(), within: limits.promiseWithin } : undefined
}

/** Has this seat's device held up this deal before? It adds nothing any more, so no device can do that twice. */
const isOut = ({ restarts }: Table, seat: Seat) => restarts.some((start) => shut(start).includes(seat))

/** What every house gave its devices when a deed did not say it yet. Whatever houses give today, this never changes. */
const ONCE_WITHIN = 4000

export const dealingDoings = {
  called: (table, { within = ONCE_WITHIN }, { at }) => {
    table.stage = 'promising'
    table.until = at + within
    table.news.push({ kind: 'called' })
  },
  promised: (table, { seat, promise }) => {
    chairAt(table, seat).promise = promise
  },
  gathered: (table, { within = ONCE_WITHIN }, { at }) => {
    table.stage = 'showing'
    table.until = at + within
  },
  showed: (table, { seat, bytes }) => {
    chairAt(table, seat).shown = bytes
  },
  restarted: (table, { seed, within }, { at }) => {
    const start = startOf(table)
    table.restarts.push(start)
    for (const chair of table.chairs) if (chair) Object.assign(chair, { promise: null, shown: null })
    Object.assign(table, { seed, stage: 'promising', until: at + within })
    table.news.push(...shut(start).map((seat): RoomNews => ({ kind: 'restarted', seat })))
  },
  dealt: (table, deed, { at, chance, drawn }) => {
    const terms = termsOf(table, deed)
    const state = setUp(gameOf(table), terms, chance)
    table.stage = 'playing'
    table.until = null
    table.play = {
      terms,
      state,
      entries: 0,
      chain: link(link('', writeTerms(terms)), writeDeal(drawn)),
      since: askedSince(state, [], undefined, at),
      held: null,
      grants: 0,
      from: table.seq,
    }
    table.news.push({ kind: 'dealt' })
  },
} satisfies Partial<Doings>
