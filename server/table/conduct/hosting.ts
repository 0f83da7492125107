/** Opening a table, its settings, its door, who hosts, the end. */
import { findGame } from '../../../games/index.ts'
import { fitting } from '../../../kernel/game.ts'
import { same } from '../../../kernel/state.ts'
import type { Settings } from '../../../protocol/asks.ts'
import type { Refusal } from '../../../protocol/words.ts'
import type { Deed } from '../deed.ts'
import { isProgram, ownerOf, type Table } from '../table.ts'
import { type Answers, type Asked, type Doings, isHost, type Lent } from './asked.ts'

/** Do these settings make sense for a game of the house? */
export function settingsFit({ game: key, seats, options }: Settings): boolean {
  const game = findGame(key)
  if (!game) return false
  const [least, most] = game.seats
  return seats >= least && seats <= most && same(fitting(game, seats, options), options)
}

export function thinkingOf({ clock }: Settings, { thinking }: Pick<Lent, 'thinking'>): number | null {
  return clock === 'off' ? null : thinking[clock]
}

function set({ table, device, command: { settings }, thinking }: Asked<'set'>): Deed | Refusal {
  if (!isHost({ table, device })) return 'not host'
  if (table.stage !== 'lobby') return 'not now'
  const fits = settingsFit(settings) && table.chairs.slice(settings.seats).every((chair) => chair === null)
  return fits ? { kind: 'set', settings, thinking: thinkingOf(settings, { thinking }) } : 'settings'
}

const onlyHost =
  <K extends 'lock' | 'unlock' | 'close'>(deed: Deed) =>
  ({ table, device }: Asked<K>): Deed | Refusal => {
    if (!isHost({ table, device })) return 'not host'
    return isOpen(table) ? deed : 'not now'
  }

export const isOpen = ({ stage }: Table) => stage !== 'closed' && stage !== 'abandoned'

export const hostingAnswers = {
  set,
  lock: onlyHost({ kind: 'locked' }),
  unlock: onlyHost({ kind: 'unlocked' }),
  close: onlyHost({ kind: 'closed' }),
  'hand on': ({ table, device, command: { seat } }) => {
    if (!isHost({ table, device })) return 'not host'
    const chair = table.chairs[seat]
    return chair?.device && !chair.standIn && !isProgram(table, seat) ? { kind: 'hosts', seat } : 'not here'
  },
} satisfies Partial<Answers>

export const hostingDoings = {
  opened: (table, { code, settings, thinking, password, host, seed, circle = null }) => {
    Object.assign(table, { code, settings, thinking, password, host, seed, circle })
    table.chairs = Array.from({ length: settings.seats }, () => null)
  },
  set: (table, { settings, thinking }) => {
    Object.assign(table, { settings, thinking })
    table.chairs = Array.from({ length: settings.seats }, (_, seat) => table.chairs[seat] ?? null)
  },
  circled: (table, { circle }) => {
    table.circle = circle
  },
  locked: (table) => {
    table.locked = true
  },
  unlocked: (table) => {
    table.locked = false
  },
  hosts: (table, { seat }) => {
    table.host = ownerOf(table, seat)
    table.news.push({ kind: 'hosts', seat })
  },
  // A game that was broken off says so for ever.
  closed: (table) => {
    table.stage = table.stage === 'lobby' || table.stage === 'over' ? 'closed' : 'abandoned'
    table.until = null
    table.offers = []
    table.play?.since.fill(null)
    table.news.push({ kind: 'closed' })
  },
} satisfies Partial<Doings>
