/** Players without a page, who do what stands in a script. */
import type { Seated } from '../open.ts'

/** What the one who is asked does: a kind of move, or the number that he says. He kills the last whom he can. */
export type Step = 'shake' | 'look' | 'believe' | 'doubt' | 'kill' | number

/** Each step is done by whoever is asked, and heard by all before the next. */
export async function perform(people: readonly Seated[], script: readonly Step[]): Promise<void> {
  for (const step of script) {
    const [asked] = people[0]!.view.agenda.asked
    const mover = people[asked!]!
    const fits = (move: { kind: string }) =>
      typeof step === 'number' ? 'claim' in move && move.claim === step : move.kind === step
    const move = mover.moves.findLast(fits)
    if (!move) throw new Error(`chair ${asked} at ${mover.room?.code} cannot ${step}`)
    const { seq } = await mover.must({ is: 'move', question: mover.view.agenda.question, move })
    await Promise.all(people.map((person) => person.until(() => person.seq >= seq!)))
  }
}
