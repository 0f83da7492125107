/** Opening a table, its settings, its door, who hosts, another game, the end. */
import { findGame } from '../../../games/index.ts'
import { fitting } from '../../../kernel/game.ts'
import { same } from '../../../kernel/state.ts'
import type { Settings } from '../../../protocol/asks.ts'
import type { Refusal } from '../../../protocol/words.ts'
import type { Deed } from '../deed.ts'
import { ownerOf, type Table } from '../table.ts'
import { type Answers, type Asked, type Doings, isHost, keepsGoing, type Lent } from './asked.ts'

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
    return chair?.device && !chair.standIn ? { kind: 'hosts', seat } : 'not here'
  },
  again: (asked) => {
    if (!keepsGoing(asked)) return 'not host'
    return asked.table.stage === 'over' ? { kind: 'again', seed: asked.fresh() } : 'not now'
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
  // The same people again, without those who have left or for whom others sat in. A new seed, committed to before anybody adds their part.
  again: (table, { seed }) => {
    table.seed = seed
    table.restarts = []
    table.round++
    table.stage = 'lobby'
    table.play = null
    table.wishes = []
    table.paused = null
    table.pleas = []
    table.hurried = []
    table.offers = []
    // Who lost their chair has a whole game to come by and read who sat on it.
    table.visits = table.visits.filter(({ owner }) => table.chairs.some((chair) => chair?.device === owner))
    table.chairs = table.chairs.map((chair) => {
      if (!chair || (chair.device && (chair.bot || chair.standIn))) return null
      // The bot of one who was shown out is a bot like any other now.
      return { ...chair, name: chair.device ? chair.name : '', promise: null, shown: null, left: null }
    })
    table.news.push({ kind: 'again' })
  },
} satisfies Partial<Doings>
