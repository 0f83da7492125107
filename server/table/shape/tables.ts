/** Tables in every state that there is, always the same ones, for who wants to know what a table can look like. */
import { games } from '../../../games/index.ts'
import { at, sure } from '../../../kernel/at.ts'
import { anyMove } from '../../../kernel/bot.ts'
import { seeded } from '../../../kernel/chance.ts'
import { freshTrials } from '../../../kernel/contract/contract.ts'
import { mover, openTo, walk } from '../../../kernel/contract/walk.ts'
import { promise } from '../../../kernel/fair.ts'
import { defaults, type Game } from '../../../kernel/game.ts'
import type { Seat, State } from '../../../kernel/state.ts'
import type { Settings } from '../../../protocol/asks.ts'
import { marks } from '../../../protocol/words.ts'
import { enact } from '../conduct.ts'
import type { Deed } from '../deed.ts'
import { bare, playOf, type Table } from '../table.ts'

const hex = (digit: string) => digit.repeat(64)
const BYTES = hex('b')
/** So many games of each size: more, or those of other seeds, show nothing that these do not. */
const MANY = 8
const SEED = 3
/** So many moves with people coming and going between them; then the game goes on to its end. */
const LIVELY = 12

type Look = (table: Table) => void

/** Visits the tables of one party of each game: before it, in it, with everything that can happen round it, and after it. */
export function everyTable(look: Look): void {
  for (const game of games) party(game, look)
}

/** Visits the states of many games, with every option. */
export function everyState(look: (game: string, state: State) => void): void {
  for (const game of games) {
    for (const trial of freshTrials(game, SEED, MANY))
      look(
        game.key,
        walk(trial, ({ state }) => look(game.key, state)),
      )
  }
}

function party(game: Game, look: Look): void {
  const table = bare()
  const luck = seeded(1)
  let now = 1_800_000_000_000
  const does = (...deeds: Deed[]) => {
    for (const deed of deeds) {
      now += 1000
      enact(table, deed, now)
      look(table)
    }
  }
  const move = () => {
    const { state } = playOf(table)
    const seat = mover(game, state, luck)
    does({ kind: 'played', seat, move: anyMove(game, openTo(game, state, seat), luck) })
  }
  does(...gathering(game), ...dealing())
  for (let turn = 0; turn < LIVELY && table.stage === 'playing'; turn++) {
    does(...comingsAndGoings)
    move()
  }
  while (table.stage === 'playing') move()
  does(
    { kind: 'circled', circle: 'o1' },
    { kind: 'noted', device: hex('1') },
    { kind: 'again', seed: hex('e') },
    { kind: 'closed' },
  )
}

const seats = [0, 1, 2, 3]
const chair = (seat: Seat): Deed => ({
  ...{ kind: 'sat', seat, device: hex(`${seat}`), name: `Guest ${seat + 1}` },
  ...{ mark: at(marks, seat), ...(seat === 3 && { phone: hex('9') }) },
})

function gathering(game: Game): Deed[] {
  const settings: Settings = {
    ...{ game: game.key, seats: 4, options: defaults(game, 4) as Settings['options'] },
    ...{ clock: 'relaxed', listed: 'listed', talk: 'phrases', watching: 'open' },
  }
  return [
    { kind: 'opened', code: 'ABCDEF', settings, thinking: 60_000, password: 'locked', host: hex('0'), seed: hex('d') },
    { kind: 'set', settings, thinking: 60_000 },
    chair(0),
    { kind: 'hired', seat: 1, level: 'easy', mark: at(marks, 1), nature: 'fox' },
    { kind: 'dismissed', seat: 1 },
    chair(1),
    { kind: 'kicked', seat: 1 },
    { kind: 'brought', seat: 1, device: hex('8'), name: 'Ratter', mark: at(marks, 1), of: 'Ada' },
    { kind: 'kicked', seat: 1 },
    ...seats.slice(1).map(chair),
    { kind: 'locked' },
    { kind: 'unlocked' },
    { kind: 'hosts', seat: 0 },
    { kind: 'said', seat: 0, words: { is: 'phrase', phrase: 'hello' } },
  ]
}

/** One device promises and does not open: the deal begins again. */
function dealing(): Deed[] {
  const promised = seats.map((seat): Deed => ({ kind: 'promised', seat, promise: promise('ABCDEF-1', seat, BYTES) }))
  const showed = seats.map((seat): Deed => ({ kind: 'showed', seat, bytes: BYTES }))
  const some = promised.slice(0, 3)
  return [
    ...[{ kind: 'called', within: 4000 } as const, ...some, { kind: 'gathered', within: 4000 } as const],
    ...[...showed.slice(0, 2), { kind: 'restarted', seed: hex('c'), within: 4000 } as const],
    ...[...promised.slice(0, 2), { kind: 'gathered', within: 4000 } as const, ...showed.slice(0, 2)],
    { kind: 'dealt', proof: 2 },
  ]
}

const helper = { device: hex('7'), name: 'Ada' }
const comingsAndGoings: Deed[] = [
  { kind: 'ticketed', seat: 2, hash: hex('a'), until: 1_900_000_000_000 },
  { kind: 'moved', seat: 2, device: hex('2') },
  { kind: 'ticketed', seat: 2, hash: hex('a'), until: 1_900_000_000_000 },
  { kind: 'welcomed', seat: 1, whom: 'helpers' },
  ...seats.map((seat): Deed => ({ kind: 'left', seat })),
  ...seats.map((seat): Deed => ({ kind: 'returned', seat })),
  { kind: 'stood in', seat: 1, level: 'normal' },
  { kind: 'offered', seat: 1, ...helper },
  { kind: 'withdrawn', seat: 1, name: 'Ada' },
  { kind: 'offered', seat: 1, ...helper, from: 1_800_000_000_000 },
  { kind: 'consented', seat: 1, name: 'Ada', by: 0 },
  { kind: 'turned down', seat: 1, name: 'Ada' },
  { kind: 'let in', seat: 1, ...helper },
  { kind: 'returned', seat: 1 },
  ...seats.map((seat): Deed => ({ kind: 'wished', seat })),
  { kind: 'resumed', seat: 0, grace: 5000 },
  { kind: 'pleaded', seat: 0 },
  { kind: 'hurried', seat: 0, puppets: 'brisk' },
  { kind: 'agreed', time: 60_000 },
  { kind: 'granted', time: 60_000 },
]

/** The same table with one part changed, wherever it lies. */
export function changedAt(
  table: Table,
  path: readonly string[],
  change: (part: Record<string, unknown>) => void,
): Table {
  const changed = structuredClone(table)
  const part = path.reduce<Record<string, unknown>>(
    (part, key) => sure(part[key], key) as Record<string, unknown>,
    changed as unknown as Record<string, unknown>,
  )
  change(part)
  return changed
}
