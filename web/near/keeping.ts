/** A practice game as it lies on the device: the record so far, and what it takes to go on with it. */
import * as v from 'valibot'
import { findGame } from '../../games/index.ts'
import { levels } from '../../kernel/bot.ts'
import { commitment } from '../../kernel/fair.ts'
import { completed } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import { read, type Sealed } from '../../kernel/record.ts'
import { copy, type State } from '../../kernel/state.ts'
import { retrace } from '../../kernel/verify.ts'

const keptGame = v.strictObject({
  /** Counted up when this changes: an older game is not gone on with. */
  near: v.literal(1),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  level: v.picklist(levels),
  round: v.pipe(v.number(), v.integer(), v.minValue(1)),
  record: v.string(),
})
type KeptGame = v.InferOutput<typeof keptGame>

/** A kept game laid out again. */
interface Reopened {
  readonly kept: KeptGame
  readonly sealed: Sealed
  readonly match: Match
}

/** Written on one line, so that seed and record are kept together or not at all. */
export function writeGame(kept: KeptGame): string {
  return JSON.stringify(kept)
}

/** The game that was kept; nothing if the text is torn, or of a page that kept games in another way. */
export function readGame(text: string, visit: (state: State) => void = () => {}): Reopened | undefined {
  try {
    const { success, output: kept } = v.safeParse(keptGame, JSON.parse(text))
    const sealed = success ? read(kept.record) : undefined
    if (!success || !sealed || commitment(kept.seed) !== sealed.terms.commitment) return undefined
    const match = relaid(kept.record, sealed, visit)
    return match && { kept, sealed, match }
  } catch {
    return undefined
  }
}

function relaid(text: string, sealed: Sealed, visit: (state: State) => void): Match | undefined {
  let last: State | undefined
  const flaw = retrace(text, findGame, (_, state) => {
    last = state
    visit(state)
  })
  const { terms, dealt, entries } = sealed
  const game = findGame(terms.game)
  if (flaw || !game || !last) return undefined
  const options = completed(game, terms.seats, terms.options)
  const record = { game: terms.game, seats: terms.seats, options, dealt, entries: copy([...entries]) }
  return { game, state: last, record }
}
