/** An evening in the middle: a table of each game, with people and a puppet, of which every person has gone home for now. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { type Seated, settingsFor, start, tableOf } from '../open.ts'
import { done, knows } from '../tables.ts'

/** So many moves of people at each table, or as many as a short game leaves it in the middle. */
const MOVES = 12

export interface Left {
  readonly code: string
  readonly people: readonly Pick<Seated, 'token' | 'seat' | 'seq' | 'game' | 'hand'>[]
}

export async function spendEvening(port: number): Promise<Left[]> {
  const tables: Left[] = []
  for (const game of games) tables.push(await playHalf(port, game))
  return tables
}

async function playHalf(port: number, game: Game, moves = MOVES): Promise<Left> {
  const { code, people } = await tableOf(port, 3, 4, settingsFor(4, {}, game))
  await start(people)
  for (let n = 0; n < moves; n++) await oneMoves(people)
  const [host] = people
  if (host) await done(host, { is: 'say', words: { is: 'phrase', phrase: 'back soon' } }, people)
  if (people.some(({ room }) => room?.stage !== 'playing')) return playHalf(port, game, Math.ceil(moves / 2))
  return { code, people: people.map(({ token, seat, seq, game, hand }) => ({ token, seat, seq, game, hand })) }
}

/** Whoever of them is asked first makes the first move that is open: those make no game short. */
async function oneMoves(people: readonly Seated[]): Promise<void> {
  const asked = await Promise.race(
    people.map(async (player) => {
      await player.until(() => player.moves.length > 0 || player.room?.stage !== 'playing')
      return player
    }),
  )
  if (asked.moves.length === 0) return
  const { seq } = asked
  const reply = await asked.move(0)
  await knows(people, reply.is === 'ok' ? (reply.seq ?? seq) : seq + 1)
}

const LIST = 'evening.json'

export function writeEvening(folder: string, tables: readonly Left[]): void {
  writeFileSync(join(folder, LIST), JSON.stringify(tables))
}

export function readEvening(folder: string): Left[] {
  return JSON.parse(readFileSync(join(folder, LIST), 'utf8'))
}
