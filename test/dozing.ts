/** A table of Hoax at which somebody dozes. */
import { hoax } from '../games/hoax/index.ts'
import { at as nth } from '../kernel/at.ts'
import type { Game } from '../kernel/game.ts'
import { type Seated, settingsFor, start, tableOf } from './open.ts'
import type { Player } from './player.ts'
import { plays } from './tables.ts'

export const rules = hoax as unknown as Game
export const PASS = { kind: 'pass' }
export const DOZE = { is: 'doze', until: 'concerned' } as const
export const WAKE = { is: 'doze', until: 'asked' } as const

/** Hoax with so many people, of whom the first begins, and puppets. */
export const settings = (seats: number) => {
  const usual = settingsFor(seats, {}, rules)
  return { ...usual, options: { ...usual.options, starter: 0 } }
}
export const asked = (player: Player) => player.view.agenda.asked
export const stage = (player: Player) => (player.view.table as unknown as { stage: string }).stage

/** Four people; everybody has a token, and the first is to act. */
export async function four(port: number): Promise<[Seated, Seated, Seated, Seated]> {
  const { people } = await tableOf(port, 4, 4, settings(4))
  await start(people)
  for (const player of people) await plays(player, { kind: 'take', sort: 'gold' }, people)
  return people as [Seated, Seated, Seated, Seated]
}

export async function all(people: readonly Player[], ...passes: readonly number[]): Promise<void> {
  for (const seat of passes) await plays(nth(people, seat), PASS, people)
}
