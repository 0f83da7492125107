/** What comes of checking a record, small enough to be handed from one thread to another. */

import { sure } from '../../kernel/at.ts'
import type { Terms } from '../../kernel/fair.ts'
import type { Game, Ranking } from '../../kernel/game.ts'
import { type Flaw, verify } from '../../kernel/verify.ts'
import { type Testimony, testify, type Witness } from '../../kernel/witness.ts'

export type Finding =
  | {
      readonly fair: true
      readonly terms: Terms
      readonly entries: number
      /** How many numbers luck was asked for. */
      readonly draws: number
      readonly ranking: Ranking
      readonly chain: string
      /** What this device has to say to it, if it saw anything of that game. */
      readonly testimony?: Testimony
    }
  | { readonly fair: false; readonly flaw: Flaw; readonly line?: number }

/** A record that is to be checked, in a thread of its own: a long evening has twenty thousand lines, and a phone must not stand still. */
export interface Case {
  readonly text: string
  /** The table whose record the house was asked for; nothing for a file from anywhere. */
  readonly asked?: string | undefined
  /** What this device saw, of whatever games. */
  readonly witnesses: readonly Witness[]
}

export function judge({ text, asked, witnesses }: Case, findGame: (key: string) => Game | undefined): Finding {
  try {
    const verdict = verify(text, findGame)
    if (!verdict.fair) return verdict
    const { terms, dealt, entries, closing } = verdict.sealed
    if (asked !== undefined && terms.table !== asked) return { fair: false, flaw: 'another game', line: 1 }
    const draws = entries.reduce((sum, { drawn }) => sum + drawn.length, dealt.length)
    const witness = witnesses.find(({ table }) => table === terms.table)
    return {
      fair: true,
      terms,
      entries: entries.length,
      draws,
      ranking: verdict.ranking,
      chain: sure(closing, 'closing').chain,
      ...(witness && { testimony: testify(witness, verdict.sealed) }),
    }
  } catch {
    // Whatever a strange file does to the rules, it is no record of ours.
    return { fair: false, flaw: 'unreadable' }
  }
}

/** What is checked, in the order of the checking. */
export const steps = ['commitment', 'promise', 'restart', 'luck', 'illegal', 'ranking', 'chain'] as const
export type Step = (typeof steps)[number]

/** How a step came out; `unreached` if the checking stopped before. */
export type Outcome = 'held' | 'broken' | 'unreached'

export function outcome(step: Step, finding: Finding): Outcome {
  if (finding.fair) return 'held'
  const broken = steps.indexOf(finding.flaw as Step)
  const at = steps.indexOf(step)
  if (at === broken) return 'broken'
  // Luck and moves are checked together, line by line: where one stops, so does the other.
  const stopped = step === 'luck' && finding.flaw === 'illegal'
  return at < broken && !stopped ? 'held' : 'unreached'
}
