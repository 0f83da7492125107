/** Puppets that go together: of all natures, before any comes twice. */
import type { Level } from '../../kernel/bot.ts'
import { pick, seeded, shuffle } from '../../kernel/chance.ts'
import { type Nature, natures } from '../../kernel/nature.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { ask } from '../app/line.ts'
import { complain } from '../app/refused.ts'

/** How well they lie: all alike, or each in its own way. */
export type Skill = Level | 'mixed'
const mixed: readonly Level[] = ['easy', 'normal', 'normal', 'hard']

/** Natures for so many, those first that are not at the table yet. */
function naturesFor({ chairs }: Room, many: number, chance: (sides: number) => number): Nature[] {
  const here = chairs.map((chair) => chair?.nature)
  const order = shuffle([...natures], chance)
  const fresh = order.filter((nature) => !here.includes(nature))
  return Array.from({ length: many }, (_, n) => fresh[n] ?? pick(order, chance))
}

/** Seats puppets there. Whoever sat down meanwhile keeps their chair. */
export async function seatCompany(room: Room, seats: readonly Seat[], skill: Skill): Promise<'seated' | 'refused'> {
  const chance = seeded(Date.now())
  const chosen = naturesFor(room, seats.length, chance)
  for (const [n, seat] of seats.entries()) {
    const level = skill === 'mixed' ? pick(mixed, chance) : skill
    const reply = await ask({ is: 'hire', seat, level, ...(chosen[n] && { nature: chosen[n] }) })
    if (reply.is !== 'no' || reply.why === 'taken') continue
    void complain(reply.why)
    return 'refused'
  }
  return 'seated'
}
