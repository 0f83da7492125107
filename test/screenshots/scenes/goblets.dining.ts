/** A table of goblets that begins in the middle of an evening, and is played on from there. */
import { goblets } from '../../../games/goblets/index.ts'
import { type Sitting, sit } from '../../../games/goblets/script.ts'
import type { GobletsState, Move, Options } from '../../../games/goblets/state.ts'
import { defaults } from '../../../kernel/game.ts'
import type { Settings } from '../../../protocol.ts'
import { Company } from '../company.ts'
import type { Stage } from '../stage.ts'
import type { Windows } from '../windows.ts'

interface Dinner {
  readonly code: string
  readonly names: readonly string[]
  readonly options?: Partial<Options>
  /** How it came to where it begins. */
  readonly laid: Omit<NonNullable<Parameters<typeof sit>[1]>, 'options'>
  readonly before: (sitting: Sitting) => unknown
}

/** The windows come before the next move: what they then see happen is what they have in their log. */
export async function dine(
  stage: Stage,
  windows: Windows,
  { code, names, options = {}, laid, before }: Dinner,
): Promise<Diners> {
  const sitting = sit(names.length, { ...laid, options })
  const { state } = sitting
  before(sitting)
  stage.lay(code, (dealt) => {
    // The log tells everybody which card was really dealt to him.
    for (const [seat, { card }] of (dealt as unknown as GobletsState).hands.entries()) state.hands[seat]!.card = card
    Object.assign(dealt, state)
  })
  const chosen = { ...defaults(goblets, names.length), ...options } as unknown as Settings['options']
  const company = await Company.playing(stage, { code, names, settings: { game: goblets.key, options: chosen } })
  await windows.goTo(`/t/${code}`)
  await windows.shows('.banquet')
  return new Diners(company)
}

export class Diners {
  readonly #company: Company

  constructor(company: Company) {
    this.#company = company
  }

  /** Each move is made by whoever is asked, and heard by all before the next. */
  async play(...moves: readonly Move[]): Promise<void> {
    const { people } = this.#company
    for (const move of moves) {
      const { agenda } = people[0]!.view
      const { seq } = await people[agenda.asked[0]!]!.must({ is: 'move', question: agenda.question, move })
      await Promise.all(people.map((person) => person.until(() => person.seq >= seq!)))
    }
  }
}
