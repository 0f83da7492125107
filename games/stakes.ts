/**
 * How much an open question weighs, as everybody at the table can see: from 0, a trifle, to 1, what decides a game. A puppet that is
 * asked takes as long as a person would over it. All of it is reckoned from a glance, in which nobody's hand lies, so no delay
 * can tell what somebody holds.
 */

import { sure } from '../kernel/at.ts'
import type { Frozen, Glance, Shape } from '../kernel/state.ts'
import type { Setting } from './banquet/state.ts'
import type { Stage as GobletsStage } from './goblets/state.ts'
import { livingCount, twoLeft } from './hoax/company.ts'
import type { Hoax, Stage as HoaxStage } from './hoax/state.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import type { Rats, Stage as RatsStage } from './rats/state.ts'
import type { Stage as ToastStage } from './toast/state.ts'

interface Scales<G extends Shape = Shape> {
  weigh(glance: Glance<G>): number
}

const ratsStages: Readonly<Record<RatsStage, number>> = {
  start: 0,
  took: 0.2,
  shaken: 0,
  looked: 0.4,
  blind: 0.3,
  told: 0.4,
  'must kill': 0.8,
  'may kill': 0.8,
  over: 0,
}

/** The more rats are claimed, and the less sanity is left to whoever answers, the harder it is to believe. */
const rats: Scales<Rats> = {
  weigh({ table, agenda }) {
    const weight = ratsStages[table.stage]
    if (table.stage !== 'told') return weight
    const left = Math.min(...agenda.asked.map((seat) => table.sanity[seat] ?? 0))
    return weight + (table.claim ?? 0) / 20 + (left <= 1 ? 0.3 : 0)
  },
}

const courseStages: Readonly<Record<GobletsStage | ToastStage, number>> = {
  redraw: 0,
  grievance: 0.3,
  beginning: 0.3,
  opening: 0.4,
  turn: 0.3,
  pouring: 0,
  taking: 0.2,
  hold: 0.2,
  sip: 0.1,
  last: 0.6,
  before: 0.5,
  drinking: 0.9,
  tie: 1,
  over: 0,
}

/** The longer goblets are turned and poured into, the more there is to remember. */
const banquet: Scales<Shape & { table: Setting<GobletsStage | ToastStage> }> = {
  weigh: ({ table }) => courseStages[table.stage] + (table.stage === 'turn' ? Math.min(table.round, 5) / 15 : 0),
}

const hoaxStages: Readonly<Record<HoaxStage, number>> = {
  taking: 0,
  action: 0.4,
  emperors: 0.1,
  judges: 0.2,
  popes: 0.2,
  choice: 0.5,
  naming: 0.1,
  sharing: 0.2,
  'last call': 0,
  over: 0,
}

/** Tokens that the deed has moved. */
function loot({ transfers }: Frozen<Hoax['table']>): number {
  return transfers.reduce((sum, { of, count }) => sum + (of === 'deed' ? count : 0), 0)
}

/** What was taken is worth a thought in the windows; with few left everything is. */
const hoax: Scales<Hoax> = {
  weigh({ table }) {
    if (table.stage === 'taking') return 0
    const late = twoLeft(table) ? 0.3 : Math.max(0, 4 - livingCount(table)) / 10
    if (table.vote) return 0.6 + late
    if (table.question) return 0.2
    return hoaxStages[table.stage] + late + (table.stage === 'emperors' ? Math.min(loot(table), 4) / 20 : 0)
  },
}

const scales: OfEveryGame<Scales> = { rats, goblets: banquet, toast: banquet, hoax }

/** Where several are asked at once each takes a little longer; never so that an answer makes the others later. */
const CROWD = 1.1

/** How much what is open here weighs. */
export function stakeOf(key: string, glance: Glance): number {
  const crowd = glance.agenda.asked.length > 1 ? CROWD : 1
  return Math.min(1, crowd * sure(ofGame(scales, key), 'scales for this game').weigh(glance))
}
