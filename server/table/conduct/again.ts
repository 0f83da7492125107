/** After a game: the same once more, or another one, at the same table and for everybody who is there. */
import type { Settings } from '../../../protocol/asks.ts'
import type { Refusal } from '../../../protocol/words.ts'
import type { Deed } from '../deed.ts'
import type { Chair, Table } from '../table.ts'
import { type Answers, type Asked, type Doings, keepsGoing } from './asked.ts'
import { settingsFit } from './hosting.ts'

/** Everybody stays where they sit, but those who have left, or for whom others sat in. */
const stays = (chair: Chair | null) => chair !== null && !(chair.device && (chair.bot || chair.standIn))

/** How the table is laid for another game: clock, talk and door stay as they are. */
function laidFor({ settings, chairs }: Table, next: Pick<Settings, 'game' | 'seats' | 'options'>): Settings | Refusal {
  const laid = { ...settings, ...next }
  if (!settingsFit(laid)) return 'settings'
  return chairs.slice(laid.seats).some(stays) ? 'full' : laid
}

function again(asked: Asked<'again'>): Deed | Refusal {
  const { table, command, fresh } = asked
  if (!keepsGoing(asked)) return 'not host'
  if (table.stage !== 'over') return 'not now'
  if (!command.next) return { kind: 'again', seed: fresh() }
  const settings = laidFor(table, command.next)
  return typeof settings === 'string' ? settings : { kind: 'laid', seed: fresh(), settings }
}

export const againAnswers = { again } satisfies Partial<Answers>

/** A new seed, committed to before anybody adds their part. */
function clear(table: Table, seed: string): void {
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
    if (!chair || !stays(chair)) return null
    // The bot of one who was shown out is a bot like any other now.
    return { ...chair, name: chair.device ? chair.name : '', promise: null, shown: null, lapsed: false, left: null }
  })
  table.news.push({ kind: 'again' })
}

export const againDoings = {
  again: (table, { seed }) => clear(table, seed),
  laid: (table, { seed, settings }) => {
    clear(table, seed)
    table.settings = settings
    table.chairs = Array.from({ length: settings.seats }, (_, seat) => table.chairs[seat] ?? null)
  },
} satisfies Partial<Doings>
