/**
 * Two houses with the same people, the same time and the same luck, until somebody hides something else in the second.
 * Whoever may not know must then hear the same from both, byte for byte.
 */
import { at as nth, sure } from '../../kernel/at.ts'
import { anyMove } from '../../kernel/bot.ts'
import { type Chance, pick, seeded } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { copy, look, type Seat, type State, same } from '../../kernel/state.ts'
import type { OpenHouse } from '../../server/main.ts'
import type { Clock, Conduct } from '../../server/ports.ts'
import { wake } from '../../server/table/clock.ts'
import { decide, enact, next } from '../../server/table/conduct.ts'
import { gameOf, type Table } from '../../server/table/table.ts'
import { connect, house, type Seated, settingsFor } from '../open.ts'
import { Player } from '../player.ts'

const NOON = 1_000_000_000_000
export const SEATS = 4

export interface Twin {
  readonly open: OpenHouse
  readonly people: readonly Seated[]
  readonly watcher: Seated
  readonly log: string[]
  /** The table inside the house: the test may look where nobody else may. */
  table: Table
}

export type Leak = (table: Table) => void

/** Time stands still, so that no frame differs by it. */
const frozen: Clock = { now: () => NOON, at: () => () => {} }

/** A house with its own deterministic luck, and a table at which everybody sits. */
export async function twin(game: Game, seed: number, leak: Leak = () => {}, clock: Clock = frozen): Promise<Twin> {
  const luck = seeded(seed)
  const fresh = (bytes: number) => Array.from({ length: bytes }, () => hex(luck)).join('')
  const log: string[] = []
  const inside: { table?: Table } = {}
  const conduct: Conduct = {
    decide,
    next,
    wake,
    enact(table, deed, at) {
      inside.table = table
      const written = enact(table, deed, at)
      leak(table)
      return written
    },
  }
  const open = await house({
    log: 'trace',
    limits: { promiseWithin: 0, showWithin: 0 },
    logTo: { write: (text) => log.push(text.replace(/"time":"[^"]*"/, '').replace(/"port":\d+/, '')) },
    instead: { fresh, clock, conduct },
  })
  const person = () => connect(open.port, new Player(fresh(32), 'stays out'))
  const people: Seated[] = []
  for (let seat = 0; seat < SEATS; seat++) people.push(await person())
  const watcher = await person()
  const { code } = await nth(people, 0).must({ is: 'create', settings: settingsFor(SEATS, {}, game) })
  for (const [seat, player] of people.entries()) {
    await player.must({ is: 'enter', code: sure(code, 'code') })
    await player.must({ is: 'sit', name: `Guest ${seat}`, seat })
  }
  await watcher.must({ is: 'enter', code: sure(code, 'code') })
  await nth(people, 0).must({ is: 'start' })
  const all = [...people, watcher]
  await Promise.all(all.map((player) => player.until(() => player.room?.stage === 'playing')))
  return Object.assign({ open, people, watcher, log }, inside as { table: Table })
}

function hex(luck: Chance): string {
  return luck(256).toString(16).padStart(2, '0')
}

/** Somebody makes a move, and everybody has heard of it before the next. */
export async function makeMove({ people, watcher }: Twin, seat: Seat, move: { kind: string }): Promise<void> {
  const mover = nth(people, seat)
  const reply = await mover.must({ is: 'move', question: mover.view.agenda.question, move })
  await Promise.all([...people, watcher].map((player) => player.until(() => player.seq >= sure(reply.seq, 'seq'))))
}

/** What is told to this one, without what is keyed with the seed and tells nothing. */
export function bytesTo({ heard }: Player): string[] {
  return heard.map((text) => text.replace(/"chain":"[0-9a-f]{64}"/, '"chain":""'))
}

export interface Step {
  readonly seat: Seat
  readonly move: { kind: string }
}

const stateOf = ({ table }: Twin): State => sure(table.play, 'play').state
const isOver = (twin: Twin) => gameOf(twin.table).ranking(stateOf(twin).table) !== undefined

/** Any move of anybody who is asked. */
export function anyStep(twin: Twin, luck: Chance): Step | undefined {
  if (isOver(twin)) return undefined
  const seat = pick(stateOf(twin).agenda.asked, luck)
  const game = gameOf(twin.table)
  return { seat, move: anyMove(game, game.moves(look(stateOf(twin), seat)), luck) }
}

/** The second house gets a world that the observer cannot tell from the first one's. */
export function hideOtherwise(first: Twin, second: Twin, observer: Seat, luck: Chance): 'different' | 'the same' {
  const real = stateOf(first)
  const other = gameOf(first.table).imagine(look(copy(real), observer), luck)
  const differs = !same(real, other)
  sure(second.table.play, 'play').state = other
  return differs ? 'different' : 'the same'
}

/** A move that is legal in both worlds and tells the observer nothing. */
export function quietStep(first: Twin, second: Twin, observer: Seat, luck: Chance): Step | undefined {
  if (isOver(first)) return undefined
  const game: Game = gameOf(first.table)
  const view = look(stateOf(first), observer)
  const steps = stateOf(first).agenda.asked.flatMap((seat) => {
    const there = game.moves(look(stateOf(second), seat))
    return game
      .moves(look(stateOf(first), seat))
      .filter((move) => there.some((other) => same(other, move)) && game.reveals(view, seat, move) === 'nothing')
      .map((move) => ({ seat, move }))
  })
  return steps.length > 0 ? pick(steps, luck) : undefined
}
