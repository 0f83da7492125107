/**
 * From the host's call to the deal. The house has committed to its seed long before; now every device promises bytes of
 * its own, then shows them; who does not show counts with their promise, who does not promise adds nothing.
 */
import { commitment, link, promise, type Terms } from '../../../kernel/fair.ts'
import { setUp } from '../../../kernel/game.ts'
import { writeDeal, writeTerms } from '../../../kernel/record.ts'
import type { Deed } from '../deed.ts'
import { chairAt, gameOf, players, type Table, tableName } from '../table.ts'
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
export function dealingNext(table: Table, { now, limits }: Pick<Lent, 'now' | 'limits'>): Deed | undefined {
  const chairs = players(table).map((seat) => chairAt(table, seat))
  const timeUp = table.until !== null && now >= table.until
  if (table.stage === 'promising' && (timeUp || chairs.every((chair) => chair.promise))) {
    return { kind: 'gathered', within: limits.showWithin }
  }
  const waiting = chairs.some((chair) => chair.promise && !chair.shown)
  return table.stage === 'showing' && (timeUp || !waiting) ? { kind: 'dealt' } : undefined
}

/** What is agreed before the deal. */
export function termsOf(table: Table): Terms {
  const { settings, seed, chairs } = table
  return {
    table: tableName(table),
    game: settings.game,
    seats: settings.seats,
    options: settings.options,
    commitment: commitment(seed),
    devices: chairs.map((chair) => {
      if (!chair?.promise) return null
      return chair.shown ? { promise: chair.promise, opened: chair.shown } : { promise: chair.promise }
    }),
  }
}

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
  dealt: (table, _, { at, chance, drawn }) => {
    const terms = termsOf(table)
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
