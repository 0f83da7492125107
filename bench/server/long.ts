/** Writes down the life of a table, game after game, as the house would: the quickest way to many or very old ones. */
import { at, sure } from '../../kernel/at.ts'
import { type Chance, pick, seeded } from '../../kernel/chance.ts'
import { receipts } from '../../kernel/fair.ts'
import { look } from '../../kernel/state.ts'
import { marks } from '../../protocol/words.ts'
import { TableWriter } from '../../server/house/table-writer.ts'
import { limits } from '../../server/limits.ts'
import type { TableWrite } from '../../server/store/store.ts'
import { dealingNext } from '../../server/table/conduct/dealing.ts'
import { enact } from '../../server/table/conduct.ts'
import type { Deed } from '../../server/table/deed.ts'
import { bare, gameOf, type Table } from '../../server/table/table.ts'
import { settings } from './party.ts'

/** One device may have laid all of them. */
const unbounded = { ...limits, tablesPerDevice: Infinity }

/** Luck of the table's own, for everything. */
type Luck = Chance

/**
 * The writes of a table with at least so many lines, in the middle of a game. As many lines lie after its last snapshot
 * as after that of any other table whose least is the same but for a number of snapshots.
 */
export function pagesOf(code: string, devices: readonly string[], least: number, number: number): TableWrite[] {
  const luck = seeded(number)
  const table = bare()
  const writes: TableWrite[] = []
  const writer = new TableWriter(unbounded)
  const every = limits.snapshotEvery
  const isLongEnough = () => table.seq >= least && table.seq % every === least % every && table.stage === 'playing'
  for (const deed of sitting(code, devices, luck)) writes.push(write(table, deed, writer))
  while (!isLongEnough()) writes.push(write(table, following(table, luck), writer))
  return writes
}

/** A table in the first game at which much was done since the deal, and nothing of it in the game. */
export function oldPages(code: string, deeds: number, luck: Chance): TableWrite[] {
  const table = bare()
  const writer = new TableWriter(unbounded)
  const devices = Array.from({ length: settings.seats }, (_, seat) => `${code} ${seat}`)
  const writes = sitting(code, devices, luck).map((deed) => write(table, deed, writer))
  while (table.stage !== 'playing') writes.push(write(table, following(table, luck), writer))
  while (table.seq < deeds) writes.push(write(table, { kind: table.locked ? 'unlocked' : 'locked' }, writer))
  return writes
}

function sitting(code: string, devices: readonly string[], luck: Luck): Deed[] {
  const host = at(devices, 0, 'device')
  return [
    { kind: 'opened', code, settings, thinking: null, password: null, host, seed: seedFrom(luck) },
    ...devices.map((device, seat): Deed => {
      return { kind: 'sat', seat, device, name: `Guest ${seat + 1}`, mark: at(marks, seat, 'mark') }
    }),
  ]
}

/** What happens next if nobody adds to the luck, and everybody moves at random. */
function following(table: Table, luck: Luck): Deed {
  const itself = dealingNext(table, { now: Infinity, limits, fresh: () => seedFrom(luck) })
  if (itself) return itself
  if (table.stage === 'lobby') return { kind: 'called' }
  if (table.stage === 'over') return { kind: 'again', seed: seedFrom(luck) }
  const { state } = sure(table.play, 'game')
  const seat = at(state.agenda.asked, 0, 'seat')
  return { kind: 'played', seat, move: pick(gameOf(table).moves(look(state, seat)), luck) }
}

function seedFrom(luck: Luck): string {
  return Array.from({ length: 64 }, () => luck(16).toString(16)).join('')
}

function write(table: Table, deed: Deed, writer: TableWriter): TableWrite {
  const written = enact(table, deed, 0)
  const { seq, seed, play } = table
  // No id that a device would come to use: its command would count as done already.
  const command = `${table.host} ${table.code}-${seq}`
  const line = { seq, command, text: JSON.stringify(written), chain: receipts(seed)(play?.chain ?? '') }
  return writer.write(table, deed, line)
}
