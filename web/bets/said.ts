/** What was said, for the sentences of a chronicle, which know more than one who heard it. */
import type { Claim } from '../../kernel/chronicle.ts'
import type { Wager } from '../../kernel/wager.ts'

export function asClaim({ seat, what }: Wager): Claim {
  return { at: 0, out: undefined, seat, what, truth: 'true', believed: [], doubted: [], swung: [] }
}
