/**
 * Houses that cheat with the deal, each in one way. `conduct` is what such a house does at the table, `forge` what it makes of the
 * record before it hands it out. All but the clumsy ones write records that agree with themselves.
 */
import { findGame } from '../games/index.ts'
import { at, sure } from '../kernel/at.ts'
import { pick, seeded } from '../kernel/chance.ts'
import { commitment, fairLuck, type Start, type Terms } from '../kernel/fair.ts'
import { begin, type Entry, enter } from '../kernel/match.ts'
import { chain, read, type Sealed, write } from '../kernel/record.ts'
import { look, same } from '../kernel/state.ts'
import type { Conduct } from '../server/ports.ts'
import * as clock from '../server/table/clock.ts'
import * as honest from '../server/table/conduct.ts'
import { chairAt, gameOf, playOf, type Table } from '../server/table/table.ts'
import { termsOf } from '../server/table/terms.ts'

export interface Crook {
  readonly conduct: Conduct
  forge(record: string): string
}

const SEED = 'c0ffee00'.repeat(8)
const conduct: Conduct = { decide: honest.decide, next: honest.next, enact: honest.enact, wake: clock.wake }

/** Another record of the same game, with a chain that fits it. */
function remade(record: string, change: (sealed: Sealed) => Sealed): string {
  const { closing, ...open } = change(sure(read(record), 'record'))
  return write({ ...open, closing: { ...sure(closing, 'closing'), chain: chain(open) } })
}

const withTerms = (record: string, terms: Partial<Terms>) =>
  remade(record, (sealed) => ({ ...sealed, terms: { ...sealed.terms, ...terms } }))

/** They mean the same, and lead to other luck. */
const otherWay = <T extends object>(options: T) => Object.fromEntries(Object.entries(options).reverse()) as T

/** Does something with the table just before the deal. */
const beforeDeal = (cheat: (table: Table) => void): Conduct => ({
  ...conduct,
  enact: (table, deed, at) => {
    if (deed.kind === 'dealt') cheat(table)
    return honest.enact(table, deed, at)
  },
})

export const crooks: Readonly<Record<string, Crook>> = {
  'takes another seed when all bytes are open': {
    conduct: beforeDeal((table) => {
      table.seed = SEED
    }),
    forge: (record) =>
      remade(record, ({ terms, closing, ...sealed }) => ({
        ...sealed,
        terms: { ...terms, commitment: commitment(SEED) },
        closing: { ...sure(closing, 'closing'), seed: SEED },
      })),
  },
  'spells the options otherwise when all bytes are open': {
    conduct: beforeDeal((table) => {
      table.settings = { ...table.settings, options: otherWay(table.settings.options) }
    }),
    forge: (record) => withTerms(record, { options: otherWay(sure(read(record), 'record').terms.options) }),
  },
  'writes another seal into the record': {
    conduct,
    forge: (record) => withTerms(record, { commitment: commitment(SEED) }),
  },
  'drops the bytes of one device': {
    conduct: beforeDeal((table) => Object.assign(chairAt(table, 0), { promise: null, shown: null })),
    forge: (record) => {
      const { devices } = sure(read(record), 'record').terms
      return withTerms(record, { devices: devices.map((device, seat) => (seat === 0 ? null : device)) })
    },
  },
  'says afterwards that the device had not opened': {
    conduct: beforeDeal((table) => {
      table.restarts = [heldBack(termsOf(table))]
      table.seed = SEED
      Object.assign(chairAt(table, 0), { promise: null, shown: null })
    }),
    forge: (record) =>
      remade(record, ({ terms, closing, ...sealed }) => ({
        ...sealed,
        terms: {
          ...terms,
          restarts: [heldBack(terms)],
          commitment: commitment(SEED),
          devices: terms.devices.map((device, seat) => (seat === 0 ? null : device)),
        },
        closing: { ...sure(closing, 'closing'), seed: SEED },
      })),
  },
  'does another move than the one it was given': {
    conduct: {
      ...conduct,
      enact: (table, deed, at) => honest.enact(table, deed.kind === 'played' ? swapped(table, deed) : deed, at),
    },
    forge: (record) => record,
  },
  'changes luck in the middle': {
    conduct,
    forge: (record) =>
      remade(record, (sealed) => {
        const entries = sealed.entries.map((entry, n) =>
          n === firstDraw(sealed) ? { ...entry, drawn: luckier(entry) } : entry,
        )
        return { ...sealed, entries }
      }),
  },
  'tells another story to this device than to the others': {
    conduct,
    forge: (record) => {
      const sealed = sure(read(record), 'record')
      return write(playedOtherwise(sealed, sure(sealed.closing, 'closing').seed))
    },
  },
}

/** The start that was, as if the device on the first chair had kept its promise shut. */
function heldBack({ commitment, devices }: Start): Start {
  return {
    commitment,
    devices: devices.map((device, seat) => (seat === 0 && device ? { promise: device.promise } : device)),
  }
}

/** What the first chair announces is turned into something else that is open as well. */
function swapped(table: Table, deed: Parameters<Conduct['enact']>[1] & { kind: 'played' }) {
  if (deed.seat !== 0 || deed.move.kind !== 'announce') return deed
  const others = gameOf(table)
    .moves(look(playOf(table).state, 0))
    .filter((move) => move.kind === 'announce' && !same(move, deed.move))
  return { ...deed, move: others[0] ?? deed.move }
}

const firstDraw = ({ entries }: Sealed) => entries.findIndex(({ drawn }) => drawn.length > 0)
const luckier = ({ drawn: [first, ...more] }: Entry) => [(sure(first, 'draw') + 1) % 6, ...more]

/** Another whole game under the same terms and the same seed: from the first choice on that anybody had. */
function playedOtherwise({ terms, entries: told }: Sealed, seed: string): Sealed {
  const game = sure(findGame(terms.game), 'game')
  const luck = fairLuck(seed, terms)
  const match = begin(game, terms.seats, terms.options, luck)
  const whim = seeded(7)
  for (;;) {
    const ranking = game.ranking(match.state.table)
    const { dealt, entries } = match.record
    const sealed: Sealed = { terms, dealt, entries: entries as readonly Entry[] }
    if (ranking) return { ...sealed, closing: { ranking, seed, chain: chain(sealed) } }
    const { asked, question } = match.state.agenda
    const seat = at(asked, 0, 'seat')
    const moves = game.moves(look(match.state, seat))
    const others = moves.filter((move) => !same(move, told[entries.length]?.move))
    enter(match, seat, question, pick(others.length > 0 ? others : moves, whim), luck)
  }
}
