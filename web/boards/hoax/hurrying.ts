/** Whoever is alone among puppets, or out with everybody else who is no puppet, may have the puppets hurry. */
import { lives } from '../../../games/hoax/company.ts'
import type { HoaxView } from '../../../games/hoax/state.ts'
import type { Room } from '../../../protocol/room.ts'

/** All of it lies open: who is a puppet, and who is out. */
export function mayHurry({ chairs }: Pick<Room, 'chairs'>, { table, seat }: Pick<HoaxView, 'table' | 'seat'>): boolean {
  if (table.stage === 'over' || chairs[seat]?.bot !== null) return false
  const others = chairs.flatMap((chair, one) => (one !== seat && chair?.bot === null ? [one] : []))
  return others.length === 0 || [seat, ...others].every((one) => !lives(table, one))
}
