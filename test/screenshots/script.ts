/** Players without a page, who do what stands in a script. */
import { at } from '../../kernel/at.ts'
import type { Seated } from '../open.ts'

/** What the one who is asked does: a kind of move, or the number that is said. Who kills, kills the last who can be killed. */
export type Step = 'shake' | 'look' | 'believe' | 'doubt' | 'kill' | number

/** Each step is done by whoever is asked, and heard by all before the next. */
export async function perform(people: readonly Seated[], script: readonly Step[]): Promise<void> {
  for (const step of script) {
    const asked = at(at(people, 0).view.agenda.asked, 0)
    const mover = at(people, asked)
    const fits = (move: { kind: string }) =>
      typeof step === 'number' ? 'claim' in move && move.claim === step : move.kind === step
    const move = mover.moves.findLast(fits)
    if (!move) throw new Error(`chair ${asked} at ${mover.room?.code} cannot ${step}`)
    const { seq = 0 } = await mover.must({ is: 'move', question: mover.view.agenda.question, move })
    await Promise.all(people.map((person) => person.until(() => person.seq >= seq)))
  }
}
